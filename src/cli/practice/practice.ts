import type { AssistantMessage, Message, ToolMessage } from '../../agent/types.ts'
import type { ReplayScript } from '../../model/model.ts'

export type Language = 'js' | 'python'

interface Practice {
  readonly files: Readonly<Record<string, string>>
  readonly source: string
  readonly fault: string
  readonly repair: string
}

/** A small project with one fault: `add` subtracts. Of its three tests two fail. */
export const PRACTICE: Readonly<Record<Language, Practice>> = {
  js: {
    source: 'calculator.js',
    fault: 'return a - b',
    repair: 'return a + b',
    files: {
      'package.json': `${JSON.stringify({ name: 'practice', private: true, scripts: { test: 'node --test' } }, null, 2)}\n`,
      'calculator.js': `'use strict'

function add(a, b) {
  return a - b
}

module.exports = { add }
`,
      'calculator.test.js': `'use strict'

const assert = require('node:assert/strict')
const { test } = require('node:test')
const { add } = require('./calculator.js')

test('adds two numbers', () => {
  assert.equal(add(2, 3), 5)
})

test('adds a negative number', () => {
  assert.equal(add(2, -3), -1)
})

test('adds zero', () => {
  assert.equal(add(7, 0), 7)
})
`,
    },
  },
  python: {
    source: 'calculator.py',
    fault: 'return a - b',
    repair: 'return a + b',
    files: {
      'calculator.py': `def add(a, b):
    return a - b
`,
      'test_calculator.py': `import unittest

from calculator import add


class AddTest(unittest.TestCase):
    def test_two_numbers(self):
        self.assertEqual(add(2, 3), 5)

    def test_a_negative_number(self):
        self.assertEqual(add(2, -3), -1)

    def test_zero(self):
        self.assertEqual(add(7, 0), 7)


if __name__ == "__main__":
    unittest.main()
`,
    },
  },
}

/** A model for the practice project that needs no network. It acts on what it is really shown, and stops when that is not as expected. */
export function createPracticeScript(language: Language): ReplayScript {
  const { source, fault, repair } = PRACTICE[language]
  return (messages) => {
    const last = lastAnswer(messages)
    if (!last) return call('read_file', { path: source, start_line: null, end_line: null })
    if (last.content.includes('"approval"')) return say(`I would have replaced "${fault}" by "${repair}" in ${source}.`)
    if (last.isError) return say(`I stop here, because the last step did not work: ${last.content}`)
    if (last.content.includes('exit code 0')) {
      return say('`add` subtracted its second number instead of adding it. I replaced the operator; the tests pass.')
    }
    if (last.content.includes(fault)) return call('edit_file', { path: source, old_text: fault, new_text: repair })
    return say('I stop here: I do not find the fault that I know, and the tests still fail.')
  }
}

function lastAnswer(messages: readonly Message[]): ToolMessage | undefined {
  return messages.findLast((message) => message.role === 'tool')
}

const call = (name: string, input: object): AssistantMessage => ({
  role: 'assistant',
  content: '',
  calls: [{ id: `call_${name}`, name, arguments: JSON.stringify(input) }],
})
const say = (content: string): AssistantMessage => ({ role: 'assistant', content, calls: [] })
