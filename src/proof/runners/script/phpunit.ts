import type { TestResult } from '../../types.ts'
import { createJUnitReader, type JUnitCase } from '../formats/junit.ts'
import { readAll } from '../formats/reader.ts'
import { createResults, namesOf, type ReportedTest } from '../results.ts'
import type { Runner } from '../runner.ts'

/**
 * Runs before every PHP program below the command. It adds the argument where PHPUnit starts, and takes itself out of
 * the environment there. https://www.php.net/manual/en/configuration.file.php#configuration.file.scan
 */
const PREPEND = `<?php
if (preg_match('~(^|/)(phpunit|simple-phpunit|pest|paratest)(\\.phar)?$~', $_SERVER['argv'][0] ?? '')) {
    array_splice($_SERVER['argv'], 1, 0, ['--log-junit', __DIR__ . '/' . getmypid() . '.xml']);
    $argv = $_SERVER['argv'];
    putenv('PHP_INI_SCAN_DIR');
}
`

/** https://docs.phpunit.de/en/12.0/textui.html */
export const phpunit: Runner = {
  name: 'phpunit',
  signs: /(^|\/)(phpunit\.xml(\.dist)?|composer\.json)$|Test\.php$/,
  matches: ([program, ...args]) =>
    isPhpUnit(program) ||
    (/(^|\/)php[\d.]*$/.test(program ?? '') && isPhpUnit(args.find((arg) => !arg.startsWith('-')))),

  instrument({ folder, words, only }) {
    if (words) return { words: [...words, '--log-junit', `${folder}/report.xml`, ...select(only)] }
    return {
      // The empty entry in front stands for the folder that PHP looks in by itself.
      env: { PHP_INI_SCAN_DIR: `:${folder}` },
      files: { 'prepend.php': PREPEND, 'prepend.ini': `auto_prepend_file="${folder}/prepend.php"\n` },
    }
  },

  async parse({ folder, directory, exitCode }) {
    const results = createResults(directory)
    let hasFailed = false
    const isWhole = await readAll(folder, '.xml', () =>
      createJUnitReader((test) => {
        if (test.classname === '' && test.status === 'passed') return
        const own = toTest(test)
        hasFailed ||= own.status === 'failed' || own.status === 'errored'
        results.add(own)
      }),
    )
    // A risky test fails the run only where the configuration says so; then nothing else explains the exit code.
    if (!isWhole || (exitCode !== 0 && !hasFailed)) return undefined
    return results.all()
  },
}

const isPhpUnit = (program: string | undefined) => /(^|\/)(phpunit|simple-phpunit|pest)(\.phar)?$/.test(program ?? '')

function select(only: readonly TestResult[]): readonly string[] {
  if (only.length === 0 || only.some((test) => test.isFile)) return []
  const names = only.flatMap((test) => namesOf(test).at(-1) ?? []).map(namePattern)
  // PHPUnit shows the data of a set behind its name.
  return ['--filter', `/::(${names.join('|')})( .*)?$/s`]
}

/** PHPUnit compares bytes, of which a letter of another script has several. */
const namePattern = (name: string) =>
  name.replace(/\P{ASCII}+|[^\w\s]/gu, (odd) => (/^\p{ASCII}/u.test(odd) ? '.' : '.+'))

/** A case without a class tells of a whole class or a data provider that could not be used. */
function toTest({ file, classname, name, status, type, message }: JUnitCase): ReportedTest {
  if (classname === '') return { file, names: [], status: 'errored', message }
  const isRisky = status === 'errored' && type?.endsWith('RiskyTestError')
  return { file, names: [classname.replaceAll('.', '\\'), name], status: isRisky ? 'passed' : status, message }
}
