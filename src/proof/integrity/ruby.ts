import type { Writer } from './writer.ts'

const LANGUAGE = /\.rb$/

/** Adds examples to a file of RSpec's. */
export const withFailingExamples: Writer = {
  language: LANGUAGE,
  write(_file, { nonce, namesakes }) {
    const examples = [
      `it("${nonce} 0") { expect(1).to eq(2) }`,
      `it("${nonce} 1") { expect([1]).to include(2) }`,
      `it("${nonce} 2") { raise "${nonce}" }`,
      ...namesakes.map((name) => `it(${quote(name)}) { raise "${nonce}" }`),
    ]
    const text = `\n\nRSpec.describe do\n${examples.map((line) => `  ${line}\n`).join('')}end\n`
    return { text, count: 3, names: [0, 1, 2].map((i) => [`${nonce} ${i}`]).concat(namesakes.map((name) => [name])) }
  },
}

/** Adds a class to a file of Minitest's. */
export const withFailingRubyMethods: Writer = {
  language: LANGUAGE,
  write(_file, { nonce, namesakes }) {
    const own = namesakes.filter((name) => /^test_\w+[?!]?$/.test(name))
    const methods = [
      `def test_0; assert_equal 1, 2; end`,
      `def test_1; assert false; end`,
      `def test_2; raise "${nonce}"; end`,
      ...own.map((name) => `def ${name}; raise "${nonce}"; end`),
    ]
    const suite = `ZzCase${nonce}`
    const text = `\n\nclass ${suite} < Minitest::Test\n${methods.map((line) => `  ${line}\n`).join('')}end\n`
    return { text, count: 3, names: ['test_0', 'test_1', 'test_2', ...own].map((name) => [suite, name]) }
  },
}

/** Nothing in single quotes is code. */
const quote = (text: string) => `'${text.replace(/[\\']/g, '\\$&')}'`
