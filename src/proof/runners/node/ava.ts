import { createTapReader } from '../formats/tap.ts'
import { createResults } from '../results.ts'
import type { Runner } from '../runner.ts'
import { throughNodeOptions } from './node-options.ts'

/** What ava reports beside tests when a hook broke or a file could not be run; the tests behind it are not reported. */
const NO_TEST =
  /(^| › )(before|after)(\.always|Each|Each\.always)? hook( for .*)?$|^\w*Error\b| exited (with|due) |^No tests found|^Un(caught|handled) /

/** https://github.com/avajs/ava/blob/main/docs/05-command-line.md#tap-reporter */
export const ava: Runner = {
  name: 'ava',
  signs: /(^|\/)package\.json$/,
  matches: ([program]) => /(^|\/)ava$/.test(program ?? ''),

  instrument: ({ folder }) =>
    throughNodeOptions(folder, { path: /[\\/](\.bin[\\/]ava|ava[\\/]entrypoints[\\/]cli\.mjs)$/, args: ['--tap'] }),

  async parse({ folder, directory, readStdout }) {
    const isStarted = (await folder.list()).some((name) => name.endsWith('.started'))
    if (!isStarted) return undefined
    const results = createResults(directory)
    let isBroken = false
    const tap = createTapReader(({ names, status, message }) => {
      const title = names.join(' › ')
      if (status === 'failed' && NO_TEST.test(title)) isBroken = true
      // A test that is only planned is "not ok # TODO".
      const own = status === 'expected_failure' ? 'todo' : status
      results.add({ file: undefined, names: title.split(' › '), status: own, message })
    })
    readStdout(tap.write)
    return tap.end() && !isBroken ? results.all() : undefined
  },
}
