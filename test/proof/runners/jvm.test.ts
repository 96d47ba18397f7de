import assert from 'node:assert/strict'
import { test } from 'node:test'
import { type Files, runCommand, statusById } from '../../support/run-tests.ts'

/** Debian's own repository of packages, since there is no network. */
const MAVEN = 'mvn -o -B -q -s /etc/maven/settings-debian.xml -Dmaven.repo.local=/usr/share/maven-repo test'
const POM = `<project xmlns="http://maven.apache.org/POM/4.0.0"><modelVersion>4.0.0</modelVersion>
<groupId>com.example</groupId><artifactId>sum</artifactId><version>1</version>
<properties><maven.compiler.source>11</maven.compiler.source><maven.compiler.target>11</maven.compiler.target>
<project.build.sourceEncoding>UTF-8</project.build.sourceEncoding></properties>
<dependencies><dependency><groupId>junit</groupId><artifactId>junit</artifactId><version>4.x</version></dependency></dependencies>
</project>`
const IMPORTS = 'import org.junit.*; import org.junit.runner.*; import org.junit.runners.*; import java.util.*;'
const java = (name: string, body: string): Files => ({
  [`src/test/java/sum/${name}.java`]: `package sum; ${IMPORTS} ${body.replace('class X', `public class ${name}`)}`,
})

test('maven: each test of each class is reported with its status, from this run alone', async (t) => {
  const files = {
    'pom.xml': POM,
    ...java(
      'SumTest',
      `class X { @Test public void adds() {} @Test public void isWrong() { Assert.assertEquals("<ü>", 1, 2); }
      @Test public void breaks() { throw new RuntimeException("x"); } @Ignore("no") @Test public void isSlow() {} }`,
    ),
    ...java(
      'HookTest',
      'class X { @BeforeClass public static void b() { throw new RuntimeException("hook"); } @Test public void runs() {} }',
    ),
    ...java(
      'PartsTest',
      `@RunWith(Parameterized.class) class X { @Parameterized.Parameters public static Collection<Object[]> all() {
      return Arrays.asList(new Object[][] {{1}, {2}}); } int n; public PartsTest(int n) { this.n = n; }
      @Test public void isOne() { Assert.assertEquals(1, n); } }`,
    ),
  }
  const { report, plan } = await runCommand(t, { files, command: MAVEN })
  assert.deepEqual(statusById(report), {
    'sum.SumTest > adds': 'passed',
    'sum.SumTest > isWrong': 'failed',
    'sum.SumTest > breaks': 'errored',
    'sum.SumTest > isSlow': 'skipped',
    'sum.HookTest': 'errored',
    'sum.PartsTest > isOne[0]': 'passed',
    'sum.PartsTest > isOne[1]': 'failed',
  })
  assert.deepEqual(
    plan.runners.map(({ name }) => name),
    ['maven'],
  )
})

test('maven: a project without tests has run none, and one that cannot be compiled has no report', async (t) => {
  const empty = await runCommand(t, { files: { 'pom.xml': POM }, command: MAVEN })
  assert.deepEqual(statusById(empty.report), {})
  const broken = await runCommand(t, { files: { 'pom.xml': POM, ...java('SumTest', 'class X {') }, command: MAVEN })
  assert.equal(broken.report.tests, undefined)
  assert.equal(broken.report.runner, 'maven')
})

/** Stands in for the wrapper that projects bring: it writes what Gradle 8 wrote for such a project. */
const GRADLEW = (module: string) => `#!/bin/sh
echo "$@" > words.txt
mkdir -p ${module}/build/test-results/test
cat > ${module}/build/test-results/test/TEST-sum.SumTest.xml <<'XML'
<?xml version="1.0" encoding="UTF-8"?>
<testsuite name="sum.SumTest" tests="4" skipped="1" failures="1" errors="0" timestamp="2026-11-30T01:00:00.000Z" hostname="h" time="0.03">
  <properties/>
  <testcase name="adds()" classname="sum.SumTest" time="0.01"/>
  <testcase name="isWrong()" classname="sum.SumTest" time="0.01">
    <failure message="org.opentest4j.AssertionFailedError: expected: &lt;1&gt; but was: &lt;2&gt;" type="org.opentest4j.AssertionFailedError">trace</failure>
  </testcase>
  <testcase name="isSlow()" classname="sum.SumTest" time="0.0"><skipped/></testcase>
  <testcase name="[1] ü" classname="sum.SumTest" time="0.0"/>
  <system-out><![CDATA[output]]></system-out>
  <system-err><![CDATA[]]></system-err>
</testsuite>
XML
exit 1
`
const gradlew = (module: string) => ({
  gradlew: { mode: '100755', content: GRADLEW(module) } as const,
  'build.gradle': '',
})

test('gradle: the XML of each module is read', async (t) => {
  const { report, workspace } = await runCommand(t, { files: gradlew('app'), command: './gradlew test' })
  assert.deepEqual(statusById(report), {
    'app/sum.SumTest > adds()': 'passed',
    'app/sum.SumTest > isWrong()': 'failed',
    'app/sum.SumTest > isSlow()': 'skipped',
    'app/sum.SumTest > [1] ü': 'passed',
  })
  assert.equal((await workspace.read('words.txt', 1_000)).text, 'test --continue --no-build-cache\n')
})

/** Like Gradle, which runs no test a second time while the first run's results lie where it left them. */
const LAZY_GRADLEW = `#!/bin/sh
[ -e ran ] && exit 0
touch ran
mkdir -p build/test-results/test
echo '<testsuite name="s"><testcase classname="s" name="t"/></testsuite>' > build/test-results/test/TEST-s.xml
`

test('gradle: reports of an earlier run are gone before the next one', async (t) => {
  const files = { gradlew: { mode: '100755', content: LAZY_GRADLEW } as const, 'build.gradle': '' }
  const first = await runCommand(t, { files, command: './gradlew test' })
  assert.deepEqual(statusById(first.report), { 's > t': 'passed' })
  const second = await runCommand(t, { files, command: './gradlew test', runs: 2 })
  assert.deepEqual(statusById(second.report), {})
})

test('gradle: the tests that are asked for are named', async (t) => {
  const files = gradlew('app')
  const { report } = await runCommand(t, { files, command: './gradlew :app:test test' })
  const only = (report.tests ?? []).filter(({ status }) => status === 'failed')
  const { workspace } = await runCommand(t, { files, command: './gradlew test', only })
  assert.match((await workspace.read('words.txt', 1_000)).text, /^test --tests sum\.SumTest\.isWrong --continue/)
})
