import assert from 'node:assert/strict'
import { mkdir, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { type TestContext, test } from 'node:test'
import { fileURLToPath, pathToFileURL } from 'node:url'
import { type Plugin, rolldown } from 'rolldown'
import { openFolder } from './support/folders.ts'
import { openHttpModel, saying } from './support/http-model.ts'

// Scripts of the build are JavaScript: there are no types to import.
const { leanOpenai }: { leanOpenai(): Plugin } = await import(
  new URL('../scripts/lean-openai.js', import.meta.url).href
)

/** What talks to models, in one file, with or without the plugin. */
async function bundleModel(
  t: TestContext,
  plugins: Plugin[],
): Promise<{ readonly file: string; readonly code: string }> {
  const file = join(await openFolder(t), 'model.mjs')
  const input = fileURLToPath(new URL('../src/model/model.ts', import.meta.url))
  const bundle = await rolldown({ input, platform: 'node', plugins })
  const { output } = await bundle.write({ file, codeSplitting: false })
  await bundle.close()
  return { file, code: output[0].code }
}

test('what nobody asks of openai stays out of the bundle', async (t) => {
  const [whole, lean] = [await bundleModel(t, []), await bundleModel(t, [leanOpenai()])]
  for (const unused of ['/vector_stores', '/fine_tuning/jobs', 'function makeChatCompletionReadableStream']) {
    assert.ok(whole.code.includes(unused) && !lean.code.includes(unused), unused)
  }
  assert.ok(lean.code.length < whole.code.length / 2)
})

test('a bundle without it still chats', async (t) => {
  const { file } = await bundleModel(t, [leanOpenai()])
  const { createModel }: typeof import('../src/model/model.ts') = await import(pathToFileURL(file).href)
  const { baseUrl } = await openHttpModel(t, saying('done'))
  const model = createModel(
    { model: 'toy-1', baseUrl, apiKey: 'the-key', effort: undefined },
    { remainingMs: () => 60_000, onRetry: () => undefined, random: () => 0 },
  )
  const { message } = await model.reply([{ role: 'user', content: 'task' }], [], new AbortController().signal)
  assert.equal(message.content, 'done')
})

/** A module of `openai`, and one beside it that asks for it, in one bundle. */
async function bundleUnused(t: TestContext, code: string, ask: string): Promise<string> {
  const folder = await openFolder(t)
  const resources = join(folder, 'node_modules', 'openai', 'resources')
  await mkdir(resources, { recursive: true })
  await writeFile(join(resources, 'images.mjs'), code)
  await writeFile(join(resources, 'parts.mjs'), 'export const SIZE = 1')
  await writeFile(join(folder, 'ask.mjs'), ask)
  const file = join(folder, 'bundle.mjs')
  const bundle = await rolldown({ input: join(folder, 'ask.mjs'), platform: 'node', plugins: [leanOpenai()] })
  try {
    await bundle.write({ file })
  } finally {
    await bundle.close()
  }
  return pathToFileURL(file).href
}

test('a function that is exported beside a class is there, and says that it was left out', async (t) => {
  const code = 'export class Images { draw() {} }\nexport async function paint() {}\nexport const tint = () => 1\n'
  const ask = "export { Images, paint, tint } from './node_modules/openai/resources/images.mjs'"
  const { Images, paint, tint } = await import(await bundleUnused(t, code, ask))
  assert.equal(new Images().draw, undefined)
  assert.throws(paint, /paint was left out by scripts\/lean-openai\.js/)
  assert.throws(tint, /tint was left out by/)
})

test('an unused module that hands on others is kept, and one without a known export fails the build', async (t) => {
  const ask = "export * from './node_modules/openai/resources/images.mjs'"
  assert.ok(await bundleUnused(t, "export * from './parts.mjs'", ask))
  await assert.rejects(bundleUnused(t, 'globalThis.images = 1', ask), /images\.mjs exports nothing in a form that/)
})
