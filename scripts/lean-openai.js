/** What nobody here asks of `openai`: every resource but chat, and the helpers that call tools by themselves. */
const UNUSED = /\/node_modules\/openai\/(resources\/(?!chat\/)|lib\/ChatCompletion).+\.mjs$/

/**
 * A plugin of rolldown. The client of `openai` makes all its resources when it is made; here those that are not used are
 * empty classes of the same names, so that 580 kB of code need not be read at each start.
 */
export function leanOpenai() {
  return {
    name: 'lean-openai',
    transform: {
      filter: { id: UNUSED },
      handler(code) {
        const names = [...code.matchAll(/^export class (\w+)/gm)].map(([, name]) => name)
        if (names.length === 0) return undefined
        return { code: names.map((name) => `export class ${name} {}`).join('\n'), moduleSideEffects: false }
      },
    },
  }
}
