/** Writes what is made from the sources: action.yml, the README's tables, the schema of evidence.json. `npm run docs` */
import { readFileSync, writeFileSync } from 'node:fs'
import { renderAction, renderReadme, renderSchema } from './render-docs.ts'

writeFileSync('action.yml', renderAction())
writeFileSync('README.md', renderReadme(readFileSync('README.md', 'utf8')))
writeFileSync('docs/evidence.schema.json', renderSchema())
