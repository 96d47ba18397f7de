import { plainText } from '../../text.ts'

/**
 * Text for the job's log. The runner obeys `::` at the start of a line and `##[` anywhere in it, whoever wrote them, so
 * both are broken. It compares by the rules of a language, to which invisible characters are nothing: those go first.
 * https://github.com/actions/runner/blob/main/src/Runner.Common/ActionCommand.cs
 */
export function neutralise(text: string): string {
  return plainText(text)
    .replace(/:(?=:)/g, ': ')
    .replaceAll('##[', '## [')
}
