import { jest } from './jest.ts'
import { mocha } from './mocha.ts'
import { nodeTest } from './node-test.ts'
import { pytest } from './pytest.ts'
import type { Runner } from './runner.ts'
import { unittest } from './unittest.ts'
import { vitest } from './vitest.ts'

/** Looked at in this order; the first that knows the command is taken. */
export const RUNNERS: readonly Runner[] = [nodeTest, vitest, jest, mocha, pytest, unittest]
