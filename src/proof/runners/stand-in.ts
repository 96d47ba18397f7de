import { quoteShell } from '../../text.ts'

/**
 * A shell script that is found on PATH before the program it stands in for. It takes itself off PATH first: what the
 * tests start is not part of the report. `body` is run with the program's arguments, and may start the program itself.
 */
export function standIn(folder: string, body: string): string {
  return `#!/bin/sh
own=${quoteShell(`${folder}/bin`)}
PATH=":$PATH:"
PATH="\${PATH%%:"$own":*}:\${PATH#*:"$own":}"
PATH="\${PATH#:}"
PATH="\${PATH%:}"
export PATH
${body}
`
}
