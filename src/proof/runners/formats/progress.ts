import * as z from 'zod'
import type { ReportedTest } from '../results.ts'
import { createJsonLines } from './json.ts'
import type { Reader } from './reader.ts'

/** One JSON line for each thing that happens, as our own additions to runners write them while they run. */
const LINE = z.discriminatedUnion('status', [
  z.object({ status: z.literal('ended') }),
  z.object({
    file: z.string().nullable(),
    /** Suites and name; empty for what stands for a whole file. */
    names: z.array(z.string()),
    status: z.enum(['started', 'passed', 'failed', 'errored', 'skipped', 'expected_failure']),
    message: z.string().nullable(),
  }),
])
type Line = Exclude<z.infer<typeof LINE>, { status: 'ended' }>

/** A test that began and never ended took the process with it: it is what broke. */
export function createProgressReader(take: (test: ReportedTest) => void): Reader {
  let open: Line | undefined
  let hasEnded = false
  let isMalformed = false
  const lines = createJsonLines((value) => {
    const line = LINE.safeParse(value)
    if (!line.success) isMalformed = true
    else if (line.data.status === 'ended') hasEnded = true
    else if (line.data.status === 'started') open = line.data
    else {
      open = undefined
      take({ ...ownWords(line.data), status: line.data.status })
    }
  })
  return {
    write: lines.write,
    end() {
      const isWhole = lines.end() && !isMalformed
      if (open) take({ ...ownWords(open), status: 'errored', message: 'The process ended in the middle of this test.' })
      return isWhole && (hasEnded || open !== undefined)
    },
  }
}

const ownWords = ({ file, names, message }: Line) => ({ file: file ?? undefined, names, message: message ?? undefined })
