/**
 * The yardstick: what a loop costs that does nothing but the same work. It imports `openai`, asks, does what it is asked
 * without any check, and ends. In JavaScript, as `dist` is: taking types away would count as its work.
 * Usage: node bare-loop.js FOLDER BASE_URL
 */
import { spawnSync } from 'node:child_process'
import { readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import OpenAI from 'openai'

const [folder = '.', baseURL = ''] = process.argv.slice(2)
const client = new OpenAI({ apiKey: 'key', baseURL })
const messages = [
  { role: 'system', content: 'You repair a failing build.' },
  { role: 'user', content: runTests() },
]

for (;;) {
  const { content, calls } = await ask()
  messages.push({ role: 'assistant', content, ...(calls.length > 0 && { tool_calls: calls }) })
  if (calls.length === 0) break
  for (const call of calls) messages.push({ role: 'tool', tool_call_id: call.id, content: perform(call) })
}

async function ask() {
  const stream = await client.chat.completions.create({ model: 'scripted', messages, stream: true })
  const calls = []
  let content = ''
  for await (const chunk of stream) {
    const delta = chunk.choices[0]?.delta
    content += delta?.content ?? ''
    for (const part of delta?.tool_calls ?? []) {
      const known = calls[part.index]
      if (known) known.function.arguments += part.function?.arguments ?? ''
      else {
        const { name = '', arguments: input = '' } = part.function ?? {}
        calls[part.index] = { id: part.id ?? '', type: 'function', function: { name, arguments: input } }
      }
    }
  }
  return { content, calls }
}

function perform(call) {
  const input = JSON.parse(call.function.arguments)
  const file = join(folder, input.path ?? '')
  switch (call.function.name) {
    case 'read_file':
      return readFileSync(file, 'utf8')
    case 'edit_file':
      writeFileSync(file, readFileSync(file, 'utf8').replace(input.old_text, input.new_text))
      return runTests()
    default:
      return 'There is no such tool.'
  }
}

function runTests() {
  const { status, stdout } = spawnSync(process.execPath, ['--test'], { cwd: folder, encoding: 'utf8' })
  return `exit code ${status}\n${stdout}`
}
