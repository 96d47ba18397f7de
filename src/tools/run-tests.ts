import * as z from 'zod'
import { defineTool } from './define.ts'

const MAX_TESTS = 100

/** Runs the host's fixed test command; `undefined` runs all tests. Answers text for the model. */
export type RunSelected = (tests: readonly string[] | undefined, signal: AbortSignal) => Promise<string>

/** Runs all tests or some; what is run is fixed by the host, and the model can only choose among tests. */
export const runTests = (run: RunSelected) =>
  defineTool({
    name: 'run_tests',
    description: 'Run the tests: null for all, or test ids or files.',
    effect: 'test',
    input: z.strictObject({ tests: z.array(z.string()).max(MAX_TESTS).nullable() }),
    plan: ({ tests }) => ({
      effect: 'test',
      paths: [],
      perform: (signal) => run(tests === null || tests.length === 0 ? undefined : tests, signal),
    }),
  })
