/**
 * Imports modules in a process of its own and prints, as JSON, what that did beside defining things. Arguments: the folder
 * of the sources, then the modules.
 */
import { readdirSync } from 'node:fs'
import { pathToFileURL } from 'node:url'

const [folder = '', ...files] = process.argv.slice(2)
const effects: string[] = []
const note = (what: string) => {
  // What a package does on import is its own affair.
  const caller = new Error().stack
    ?.split('\n')
    .slice(3)
    .find((line) => !line.includes('node:internal'))
  if (caller?.includes(folder)) effects.push(`${what} at ${caller.trim()}`)
}
process.env = new Proxy(
  { ...process.env },
  {
    get(target, name, receiver) {
      note(`reads the environment (${String(name)})`)
      return Reflect.get(target, name, receiver)
    },
  },
)
// They are made when they are first used.
void [process.stdout, process.stderr]
const listeners = () => process.eventNames().map((name) => `${String(name)}: ${process.listenerCount(name)}`)
const before = { listeners: listeners(), resources: process.getActiveResourcesInfo().length, files: readdirSync('.') }

for (const file of files) {
  await import(pathToFileURL(file).href).catch((error: unknown) => effects.push(`cannot be imported: ${error}`))
}

const resources = process.getActiveResourcesInfo()
if (resources.length > before.resources) effects.push(`leaves open: ${resources.join(', ')}`)
if (listeners().join() !== before.listeners.join()) effects.push(`listens to events of the process: ${listeners()}`)
if (readdirSync('.').join() !== before.files.join()) effects.push('writes files')
if (process.exitCode !== undefined) effects.push('sets the exit code')
// On a line of its own: what stands before it was written by a module.
process.stdout.write(`\n${JSON.stringify(effects)}`)
process.exit()
