import assert from 'node:assert/strict'
import { test } from 'node:test'
import { describeShortage, ServiceError } from '../src/errors.ts'

const coded = (code: string) => Object.assign(new Error(`${code}: it failed, write`), { code })

const shortages: readonly [Error, RegExp][] = [
  [
    coded('ENOSPC'),
    /^The disk is full\. Free some of it on this machine, or use a larger one\. \(ENOSPC: it failed, write\)$/,
  ],
  [coded('EDQUOT'), /^The quota of the disk is used up\./],
  [coded('EMFILE'), /^Too many files are open\./],
  [
    new Error('fatal: x\nfatal: write error: No space left on device\n'),
    /^The disk is full\. .*\(fatal: write error: No space left on device\)$/,
  ],
  [new ServiceError('Git could not fetch: fatal: unable to write loose object file'), /^The disk is full, or gone\./],
  [new Error('fatal: Out of memory, malloc failed'), /^The memory is used up\./],
]
for (const [error, told] of shortages) {
  test(`what the machine ran short of is told with the cure: ${error.message.slice(0, 40)}`, () => {
    assert.match(describeShortage(error) ?? '', told)
  })
}

test('other errors are none of a shortage', () => {
  for (const error of [coded('EACCES'), new Error('x is no function'), 'words', undefined]) {
    assert.equal(describeShortage(error), undefined)
  }
})
