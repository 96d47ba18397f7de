import assert from 'node:assert/strict'
import { test } from 'node:test'
import { openTools } from '../../support/tools.ts'

const read = (path: string, start_line: number | null = null, end_line: number | null = null) => ({
  path,
  start_line,
  end_line,
})
const search = (pattern: string, glob: string | null = null, context_lines: number | null = null) => ({
  pattern,
  glob,
  context_lines,
})

test('a file is read as numbered lines', async (t) => {
  const { use } = await openTools(t, { 'a.js': 'one\ntwo\n' })
  assert.deepEqual(await use('read_file', read('a.js')), { content: '1\tone\n2\ttwo', isError: false })
})

test('a range of lines is read, up to the end where it is open or too far', async (t) => {
  const { use } = await openTools(t, { 'a.js': 'one\ntwo\nthree' })
  assert.equal((await use('read_file', read('a.js', 2, 2))).content, '2\ttwo')
  assert.equal((await use('read_file', read('a.js', 2))).content, '2\ttwo\n3\tthree')
  assert.equal((await use('read_file', read('a.js', 3, 900))).content, '3\tthree')
})

const ranges: readonly [number | null, number | null, RegExp][] = [
  [0, null, /lines 0 to the end are not a valid range/],
  [3, 2, /lines 3 to 2 are not a valid range/],
  [1.5, null, /Lines are whole numbers from 1/],
  [4, null, /The file has 2 lines; line 4 is past its end/],
]
for (const [start, end, message] of ranges) {
  test(`the lines ${start} to ${end} are an answer that says why not`, async (t) => {
    const { use } = await openTools(t, { 'a.js': 'one\ntwo\n' })
    const { content, isError } = await use('read_file', read('a.js', start, end))
    assert.equal(isError, true)
    assert.match(content, message)
  })
}

test('a long file is cut, and the answer says where to read on', async (t) => {
  const lines = Array.from({ length: 3_000 }, (_, i) => `line ${i + 1} ${'.'.repeat(40)}`)
  const { use } = await openTools(t, { 'a.js': lines.join('\n') })
  const { content } = await use('read_file', read('a.js'))
  assert.ok(Buffer.byteLength(content) < 50 * 1024)
  const next = Number(/\[3000 lines in all; read on with start_line (\d+)\]$/.exec(content)?.[1])
  assert.match((await use('read_file', read('a.js', next))).content, new RegExp(`^${next}\tline ${next} `))
})

test('a very long line is cut and told', async (t) => {
  const { use } = await openTools(t, { 'a.js': `${'x'.repeat(5_000)}\n` })
  assert.match((await use('read_file', read('a.js'))).content, /^1\tx{2000}… \[3000 more characters\]$/)
})

test('characters that hide something are spelled out', async (t) => {
  const { use } = await openTools(t, { 'a.js': 'if (a\u202e) {}\n' })
  assert.equal((await use('read_file', read('a.js'))).content, '1\tif (a<U+202E>) {}')
  assert.match((await use('search', search('if'))).content, /if \(a<U\+202E>\)/)
})

test('an empty file is told', async (t) => {
  const { use } = await openTools(t, { 'a.js': '' })
  assert.equal((await use('read_file', read('a.js'))).content, '[the file is empty]')
})

const unreadable: readonly [string, string, RegExp][] = [
  ['absent', 'absent.js', /There is no file "absent\.js"\. Use list_files/],
  ['larger than is read', 'large.txt', /is too large: 1100000 bytes, .* Use search to find the lines/],
  ['binary', 'a.bin', /is a binary file/],
  ['no UTF-8', 'latin1.txt', /is not UTF-8 text/],
  ['a folder', 'src', /is not a regular file/],
  ['outside', '../outside', /leaves the working directory/],
  ["git's own", '.git/config', /inside git's own folder/],
  ['a link', 'link', /symbolic link/],
]
for (const [what, path, message] of unreadable) {
  test(`a path that is ${what} is an answer`, async (t) => {
    const { use } = await openTools(t, {
      'src/a.js': '',
      'large.txt': 'x'.repeat(1_100_000),
      'a.bin': Buffer.from('a\0'),
      'latin1.txt': Buffer.from([0xfc]),
      link: { mode: '120000', content: 'src/a.js' },
    })
    const { content, isError } = await use('read_file', read(path))
    assert.equal(isError, true)
    assert.match(content, message)
  })
}

test('files are listed below a folder and by a glob', async (t) => {
  const { use } = await openTools(t, { 'a.js': '', 'src/b.js': '', 'src/c.md': '' })
  assert.equal((await use('list_files', { path: '.', glob: null })).content, 'a.js\nsrc/b.js\nsrc/c.md')
  assert.equal((await use('list_files', { path: '', glob: '*.js' })).content, 'a.js\nsrc/b.js')
  assert.equal((await use('list_files', { path: 'src', glob: '*.js' })).content, 'src/b.js')
  assert.equal((await use('list_files', { path: 'lib', glob: null })).content, 'No file matches.')
})

test('a long list is cut and the rest counted', async (t) => {
  const files = Object.fromEntries(Array.from({ length: 500 }, (_, i) => [`${i}.js`, '']))
  const { use } = await openTools(t, files)
  const { content } = await use('list_files', { path: '.', glob: null })
  assert.equal(content.split('\n').length, 401)
  assert.match(content, /\[100 more files; narrow the path or the glob\]$/)
})

test('B9: a file name with a line break does not look like two files', async (t) => {
  const { use } = await openTools(t, { 'a\nb.js': 'needle\n' })
  assert.equal((await use('list_files', { path: '.', glob: null })).content, '"a\\nb.js"')
})

test('a search shows each file with its lines', async (t) => {
  const { use } = await openTools(t, { 'a.js': 'one\nneedle\n', 'b.js': 'needle\n' })
  assert.deepEqual(await use('search', search('need(le)')), {
    content: 'a.js\n2:needle\n\nb.js\n1:needle',
    isError: false,
  })
  assert.equal((await use('search', search('needle', 'b.*'))).content, 'b.js\n1:needle')
  assert.equal((await use('search', search('needle', 'a.js', 1))).content, 'a.js\n1-one\n2:needle')
  assert.equal((await use('search', search('nothing'))).content, 'No match.')
})

test('a search does not show what may not be read', async (t) => {
  const { use } = await openTools(
    t,
    { 'app/.env': 'needle=secret\n', 'app/a.js': 'needle\n' },
    { workingDirectory: 'app', mayRead: (path) => path !== 'app/.env' },
  )
  assert.equal((await use('search', search('needle'))).content, 'a.js\n1:needle')
})

test('a search that finds much is cut and the rest counted', async (t) => {
  const files = Object.fromEntries(
    Array.from({ length: 60 }, (_, i) => [`${i}.js`, `${'needle '.repeat(60)}\n`.repeat(40)]),
  )
  const { use } = await openTools(t, files)
  const { content } = await use('search', search('needle'))
  assert.ok(Buffer.byteLength(content) < 17 * 1024)
  assert.match(content, /\[\d+ more lines; narrow the pattern or the glob\]$/)
})

test('a search that finds much in one file says that it does not show all of it, and goes on with the next file', async (t) => {
  const files = { 'a.js': 'needle\n'.repeat(51), 'b.js': 'needle\n'.repeat(49) }
  const { use } = await openTools(t, files)
  const { content } = await use('search', search('needle'))
  assert.match(
    content,
    /^50:needle\n\[no more than 50 matches are shown of one file; narrow the pattern\]\n\nb\.js\n1:needle$/m,
  )
  assert.match(content, /49:needle$/)
})

const patterns: readonly [string, ReturnType<typeof search>, RegExp][] = [
  ['an empty pattern', search(''), /must be one line of text and not empty/],
  ['a pattern of two lines', search('a\nb'), /must be one line of text/],
  ['a pattern that cannot be read', search('('), /The search failed: .*Perl-compatible regular expression/s],
  ['too much context', search('a', null, 11), /context_lines is 11; use a whole number from 0 to 10/],
  ['a glob that leaves the project', search('a', '../*'), /The glob "\.\.\/\*" leaves the working directory/],
]
for (const [what, input, message] of patterns) {
  test(`${what} is an answer`, async (t) => {
    const { use } = await openTools(t, { 'a.js': 'a\n' })
    const { content, isError } = await use('search', input)
    assert.equal(isError, true)
    assert.match(content, message)
  })
}
