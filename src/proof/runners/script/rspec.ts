import * as z from 'zod'
import { quoteShell } from '../../../text.ts'
import type { TestResult, TestStatus } from '../../types.ts'
import { createJsonItems } from '../formats/json-items.ts'
import { type Reader, readAll } from '../formats/reader.ts'
import { createResults, filesOf, namesOf, type ReportedTest } from '../results.ts'
import type { Runner } from '../runner.ts'

const EXAMPLE = z.object({
  full_description: z.string(),
  status: z.string(),
  file_path: z.string(),
  pending_message: z.string().nullable().optional(),
  exception: z.object({ class: z.string(), message: z.string().nullable() }).optional(),
})
const SUMMARY = z.object({ errors_outside_of_examples_count: z.number().default(0) })

const STATUS: ReadonlyMap<string, TestStatus> = new Map([
  ['passed', 'passed'],
  ['failed', 'failed'],
  ['pending', 'skipped'],
])

/** https://rspec.info/features/3-13/rspec-core/configuration/read-options-from-file/ */
export const rspec: Runner = {
  name: 'rspec',
  signs: /_spec\.rb$|(^|\/)\.rspec$/,
  matches: ([program]) => /(^|\/)rspec$/.test(program ?? ''),

  // Formatters named in the environment stand in for all others, so the one for people is named as well.
  instrument({ folder, words, only }) {
    const options = ['--require', `${folder}/forget.rb`, '--format', 'progress', '--format', 'json', '--out']
    return {
      // Split as a shell would.
      env: { SPEC_OPTS: [...options, `${folder}/report.json`].map(quoteShell).join(' ') },
      files: { 'forget.rb': "ENV.delete('SPEC_OPTS')\n" },
      ...(words && { words: [...words, ...select(only)] }),
    }
  },

  async parse({ folder, directory, output }) {
    const results = createResults(directory)
    let outside = 0
    const createReader = () => createReportReader(results.add, (count) => (outside += count))
    if (!(await readAll(folder, '.json', createReader))) return undefined
    const broken = findBrokenFiles(output)
    if (broken.length < outside) return undefined
    for (const test of broken) results.add(test)
    return results.all()
  },
}

function select(only: readonly TestResult[]): readonly string[] {
  if (only.some((test) => test.isFile)) return filesOf(only)
  return only.flatMap((test) => ['--example', namesOf(test).join(' ')])
}

function createReportReader(take: (test: ReportedTest) => void, onOutside: (count: number) => void): Reader {
  let isMalformed = false
  const items = createJsonItems(['examples', 'summary'], (item, path) => {
    if (path === 'summary') return onOutside(SUMMARY.safeParse(item).data?.errors_outside_of_examples_count ?? 0)
    const example = EXAMPLE.safeParse(item)
    if (example.success) take(toTest(example.data))
    else isMalformed = true
  })
  return { write: items.write, end: () => items.end() && !isMalformed }
}

function toTest(example: z.infer<typeof EXAMPLE>): ReportedTest {
  const { full_description: name, file_path: file, status, exception, pending_message: reason } = example
  return {
    file,
    names: [name],
    status: reason === 'Not yet implemented' ? 'todo' : (STATUS.get(status) ?? 'errored'),
    message: exception && `${exception.class}: ${exception.message ?? ''}`,
  }
}

/** Errors outside of examples are told in the output only. Each names its file, at its beginning or in its trace. */
function findBrokenFiles(output: string): ReportedTest[] {
  return output
    .split(/^An error occurred /m)
    .slice(1)
    .flatMap((text): ReportedTest[] => {
      const file = (/^while loading (\S+)\.$/m.exec(text) ?? /^[ \t]*# (\.\/[^:\s]+):\d+/m.exec(text))?.[1]
      const message = `An error occurred ${text}`.slice(0, 4_000)
      return file === undefined ? [] : [{ file, names: [], status: 'errored', message }]
    })
}
