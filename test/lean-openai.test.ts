import assert from 'node:assert/strict'
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
