import { enableCompileCache } from 'node:module'
import { join } from 'node:path'

// Each test file and each started command is a process that loads most of the sources. https://nodejs.org/api/module.html#moduleenablecompilecachecachedir
enableCompileCache(join(import.meta.dirname, '../../node_modules/.cache/node'))
