/** One command of a shell line, and the operator behind it; none behind the last. */
export interface ListedCommand {
  readonly text: string
  readonly operator: '&&' | '||' | '|' | ';' | '&' | undefined
}

const TOKEN =
  /'[^']*'|"(?:[^"\\]|\\.)*"|`[^`]*`|\$\((?:[^()]|\([^()]*\))*\)|\\[\s\S]|(?<![^\s])#[^\n]*|\d*[<>]{1,2}&?|&>{1,2}|(&&|\|\||\|&|;;|[;\n|&])|[\s\S]/g

/** Scripts are people's; what is longer is not looked at to its end. */
const MAX_TEXT = 20_000

/**
 * Splits a shell line at its operators, as far as they can be read without being a shell: what is quoted, substituted or
 * commented out stays whole, and a redirection is not an operator.
 */
export function splitList(text: string): readonly ListedCommand[] {
  const commands: ListedCommand[] = []
  let command = ''
  for (const [token, found] of text.slice(0, MAX_TEXT).matchAll(TOKEN)) {
    if (token.startsWith('#')) continue
    if (found === undefined) {
      command += token
      continue
    }
    // A pipe or a list may go on in the next line.
    if (command.trim() !== '') commands.push({ text: command.trim(), operator: operatorOf(found) })
    command = ''
  }
  if (command.trim() !== '') commands.push({ text: command.trim(), operator: undefined })
  return commands
}

function operatorOf(token: string): ListedCommand['operator'] {
  switch (token) {
    case '&&':
    case '||':
    case '&':
      return token
    case '|':
    case '|&':
      return '|'
    default:
      return ';'
  }
}
