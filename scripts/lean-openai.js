/** What nobody here asks of `openai`: every resource but chat, and the helpers that call tools by themselves. */
const UNUSED = /[\\/]node_modules[\\/]openai[\\/](resources[\\/](?!chat[\\/])|lib[\\/]ChatCompletion).+\.mjs$/
const DECLARED = /^export (?:async )?(class|function\*?|const|let) (\w+)/gm
/** What only hands on the exports of other modules may stay: it is small. */
const HANDED_ON = /^export (?:\*|\{)/m

/**
 * A plugin of rolldown. The client of `openai` makes all its resources when it is made; here those that are not used are
 * empty classes of the same names, so that 580 kB of code need not be read at each start. Whatever else they export
 * throws when it is called.
 */
export function leanOpenai() {
  return {
    name: 'lean-openai',
    transform: {
      filter: { id: UNUSED },
      handler(code, id) {
        const stubs = [...code.matchAll(DECLARED)].map(([, kind, name]) => renderStub(kind, name))
        if (stubs.length > 0) return { code: stubs.join('\n'), moduleSideEffects: false }
        if (HANDED_ON.test(code)) return undefined
        throw new Error(`${id} exports nothing in a form that scripts/lean-openai.js knows. Adapt it to this "openai".`)
      },
    },
  }
}

function renderStub(kind, name) {
  if (kind === 'class') return `export class ${name} {}`
  return `export function ${name}() { throw new Error('${name} was left out by scripts/lean-openai.js') }`
}
