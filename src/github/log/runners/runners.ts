import { ownCopy } from '../../../text.ts'
import { bazel } from './compiled/bazel.ts'
import { cargo, nextest } from './compiled/cargo.ts'
import { ctest } from './compiled/ctest.ts'
import { dotnet } from './compiled/dotnet.ts'
import { go } from './compiled/go.ts'
import { ava } from './javascript/ava.ts'
import { jasmine, karma } from './javascript/browser.ts'
import { jest } from './javascript/jest.ts'
import { mocha } from './javascript/mocha.ts'
import { nodeTest } from './javascript/node-test.ts'
import { vitest } from './javascript/vitest.ts'
import { ant } from './jvm/ant.ts'
import { gradle } from './jvm/gradle.ts'
import { junitText } from './jvm/junit-text.ts'
import { maven } from './jvm/maven.ts'
import { scala } from './jvm/scala.ts'
import { pytest } from './python/pytest.ts'
import { stestr } from './python/stestr.ts'
import { unittest } from './python/unittest.ts'
import { zope } from './python/zope.ts'
import type { LogFormat, RunnerReading } from './runner.ts'
import { bats } from './scripting/bats.ts'
import { cucumber } from './scripting/cucumber.ts'
import { minitest } from './scripting/minitest.ts'
import { pest, phpunit } from './scripting/phpunit.ts'
import { prove } from './scripting/prove.ts'
import { rspec } from './scripting/rspec.ts'
import { tap } from './scripting/tap.ts'

/** All runners whose output is understood. */
const FORMATS: readonly LogFormat[] = [
  ...[pytest, unittest, stestr, zope, maven, gradle, ant, junitText, scala],
  ...[jest, vitest, mocha, nodeTest, ava, karma, jasmine],
  ...[go, cargo, nextest, ctest, dotnet, bazel],
  ...[rspec, minitest, phpunit, pest, cucumber, bats, prove, tap],
]

/** One expression for all marks: most lines of a log mean nothing to any runner, and are tried once. */
const MARKS = new RegExp(FORMATS.map(({ marks }) => `(?:${marks.source})`).join('|'))

interface RunnerReaders {
  /** True when the line names something that failed. */
  read(line: string): boolean
  finish(): readonly RunnerReading[]
}

/** A reader for each runner, side by side: one step can run several. */
export function createRunnerReaders(): RunnerReaders {
  const readers = FORMATS.map(({ marks, open }) => ({ marks, ...open() }))
  return {
    read(line) {
      const isMarked = MARKS.test(line)
      const concerned = readers.filter(({ marks, isInside }) => isInside() || (isMarked && marks.test(line)))
      if (concerned.length === 0) return false
      // Readers keep parts of lines.
      const own = ownCopy(line)
      return concerned.map(({ read }) => read(own)).includes(true)
    },
    finish: () => readers.flatMap(({ finish }) => finish() ?? []),
  }
}
