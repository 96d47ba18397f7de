import assert from 'node:assert/strict'
import { test } from 'node:test'
import { methodPattern } from '../../../src/proof/runners/jvm/jvm-reports.ts'
import { type Files, runCommand, statusById } from '../../support/run-tests.ts'
import { describeRunner } from '../../support/runner-table.ts'

/** Debian's own repository of packages, since there is no network. */
const MAVEN = 'mvn -o -B -q -s /etc/maven/settings-debian.xml -Dmaven.repo.local=/usr/share/maven-repo test'
const POM = `<project xmlns="http://maven.apache.org/POM/4.0.0"><modelVersion>4.0.0</modelVersion>
<groupId>com.example</groupId><artifactId>sum</artifactId><version>1</version>
<properties><maven.compiler.source>11</maven.compiler.source><maven.compiler.target>11</maven.compiler.target>
<project.build.sourceEncoding>UTF-8</project.build.sourceEncoding></properties>
<dependencies><dependency><groupId>junit</groupId><artifactId>junit</artifactId><version>4.x</version></dependency></dependencies>
</project>`
/** By the plugin's name, as the Gradle of Debian has it; its libraries are Debian's too. */
const BUILD = `apply plugin: 'java'
repositories { flatDir { dirs '/usr/share/java' } }
dependencies { testCompile name: 'junit4'; testCompile name: 'hamcrest-core' }
compileTestJava.options.encoding = 'UTF-8'
`
const IMPORTS = 'import org.junit.*; import org.junit.runner.*; import org.junit.runners.*; import java.util.*;'
const java = (name: string, body: string): Files => ({
  [`src/test/java/sum/${name}.java`]: `package sum; ${IMPORTS} ${body.replace('class X', `public class ${name}`)}`,
})

const MIXED = {
  ...java(
    'SumTest',
    `class X { @Test public void adds() {} @Test public void addsMore() {} @Test public void grün() {}
    @Test public void isWrong() { Assert.assertEquals("<ü>", 1, 2); } @Ignore("no") @Test public void isSlow() {} }`,
  ),
  ...java(
    'HookTest',
    'class X { @BeforeClass public static void b() { throw new RuntimeException("hook"); } @Test public void runs() {} }',
  ),
  ...java(
    'PartsTest',
    `@RunWith(Parameterized.class) class X { @Parameterized.Parameters public static Collection<Object[]> all() {
    return Arrays.asList(new Object[][] {{1}, {2}}); } int n; public PartsTest(int n) { this.n = n; }
    @Test public void isOne() { Assert.assertEquals(1, n); } @Test public void isTwo() {} }`,
  ),
}
const STATUSES = {
  'sum.SumTest > adds': 'passed',
  'sum.SumTest > addsMore': 'passed',
  'sum.SumTest > grün': 'passed',
  'sum.SumTest > isWrong': 'failed',
  'sum.SumTest > isSlow': 'skipped',
  'sum.PartsTest > isOne[0]': 'passed',
  'sum.PartsTest > isOne[1]': 'failed',
  'sum.PartsTest > isTwo[0]': 'passed',
  'sum.PartsTest > isTwo[1]': 'passed',
} as const
/** The process that tests run in goes down as if all were well. */
const CRASHED = java('SumTest', 'class X { @Test public void halts() { Runtime.getRuntime().halt(0); } }')

/** A compiler that makes code fast is not worth its time here. */
const QUICK_JVM = '-XX:TieredStopAtLevel=1 -XX:+UseSerialGC'

const GRADLE = { 'build.gradle': BUILD, 'gradle.properties': `org.gradle.jvmargs=${QUICK_JVM}\n` }

describeRunner({
  name: 'maven',
  command: MAVEN,
  environment: { MAVEN_OPTS: QUICK_JVM },
  mixed: { files: { 'pom.xml': POM, ...MIXED }, tests: { ...STATUSES, 'sum.HookTest': 'errored' } },
  crashed: { files: { 'pom.xml': POM, ...CRASHED }, tests: undefined },
  empty: { files: { 'pom.xml': POM }, tests: {} },
  select: { id: 'sum.SumTest > grün', ran: ['sum.SumTest > grün'] },
})

describeRunner({
  name: 'gradle',
  command: 'gradle --offline test',
  environment: { GRADLE_OPTS: QUICK_JVM },
  mixed: { files: { ...GRADLE, ...MIXED }, tests: { ...STATUSES, 'sum.HookTest': 'failed' } },
  crashed: { files: { ...GRADLE, ...CRASHED }, tests: {} },
  empty: { files: GRADLE, tests: {} },
  select: { id: 'sum.PartsTest > isOne[1]', ran: ['sum.PartsTest > isOne[0]', 'sum.PartsTest > isOne[1]'] },
})

test('maven: one that cannot be compiled has no report', async (t) => {
  const { report } = await runCommand(t, { files: { 'pom.xml': POM, ...java('SumTest', 'class X {') }, command: MAVEN })
  assert.equal(report.tests, undefined)
  assert.equal(report.runner, 'maven')
})

/** Stands in for the wrapper that projects bring: it writes what the failsafe plugin wrote, which Debian does not have. */
const MVNW = `#!/bin/sh
mkdir -p app/target/failsafe-reports
cat > app/target/failsafe-reports/TEST-sum.SumIT.xml <<'XML'
<?xml version="1.0" encoding="UTF-8"?>
<testsuite xmlns:xsi="http://www.w3.org/2001/XMLSchema-instance" name="sum.SumIT" time="0.04" tests="2" errors="0" skipped="0" failures="1">
  <properties><property name="java.version" value="17"/></properties>
  <testcase name="starts" classname="sum.SumIT" time="0.01"/>
  <testcase name="answers" classname="sum.SumIT" time="0.01"><failure message="expected:&lt;1&gt;" type="java.lang.AssertionError"><![CDATA[trace]]></failure></testcase>
</testsuite>
XML
exit 1
`

test('maven: tests that the failsafe plugin has run are read too', async (t) => {
  const files = { mvnw: { mode: '100755', content: MVNW } as const, 'pom.xml': POM }
  const { report } = await runCommand(t, { files, command: './mvnw -B verify' })
  assert.deepEqual(statusById(report), { 'app/sum.SumIT > starts': 'passed', 'app/sum.SumIT > answers': 'failed' })
})

test('a method is asked for by its whole name, in any script, and by its beginning where more comes behind it', () => {
  assert.deepEqual(
    ['adds', 'grün', 'adds()', 'isOne[1]', 'isOne(int)[1]', 'adds two numbers', '[1] ü'].map(methodPattern),
    ['adds', 'grün', 'adds', 'isOne*', 'isOne*', 'adds*', ''],
  )
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
  assert.equal((await workspace.read('words.txt', 1_000)).text, 'test --continue --no-build-cache --no-daemon\n')
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
