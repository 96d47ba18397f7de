import assert from 'node:assert/strict'
import { test } from 'node:test'
import { chooseUser } from '../../../src/workspace/sandbox/mechanisms/mechanisms.ts'

const ROOT = { uid: 0, gid: 0 }
const ALL = '         0          0 4294967295\n'
const FEW = '         0     100000      65536\n'

test("an ordinary user's tests run as that user", () => {
  assert.deepEqual(chooseUser({ uid: 1001, gid: 127 }, 7, ALL), { uid: 1001, gid: 127 })
})

test("H6: two runs of root's never share a user, so that the end of one is not the end of the other's tests", () => {
  const ids = [7, 8, 21, 4_194_303].map((processId) => chooseUser(ROOT, processId, ALL).uid)
  assert.deepEqual(ids, [1_900_000_007, 1_900_000_008, 1_900_000_021, 1_904_194_303])
})

test('in a container with few ids an unused one of those is taken', () => {
  assert.deepEqual(chooseUser(ROOT, 7, FEW), { uid: 65_527, gid: 65_527 })
  assert.deepEqual(chooseUser(ROOT, 21, FEW), { uid: 65_527, gid: 65_527 })
  assert.deepEqual(chooseUser(ROOT, 7, ''), { uid: 65_527, gid: 65_527 })
})
