import { gradle } from './jvm/gradle.ts'
import { maven } from './jvm/maven.ts'
import { cargoTest } from './native/cargo.ts'
import { ctest } from './native/ctest.ts'
import { dotnet } from './native/dotnet.ts'
import { goTest } from './native/go.ts'
import { ava } from './node/ava.ts'
import { jest } from './node/jest.ts'
import { mocha } from './node/mocha.ts'
import { nodeTest } from './node/node-test.ts'
import { tap } from './node/tap.ts'
import { vitest } from './node/vitest.ts'
import { pytest } from './python/pytest.ts'
import { unittest } from './python/unittest.ts'
import type { Runner } from './runner.ts'
import { bats } from './script/bats.ts'
import { minitest } from './script/minitest.ts'
import { phpunit } from './script/phpunit.ts'
import { prove } from './script/prove.ts'
import { rspec } from './script/rspec.ts'

/** Looked at in this order; the first that knows the command is taken. */
export const RUNNERS: readonly Runner[] = [
  nodeTest,
  vitest,
  jest,
  mocha,
  ava,
  tap,
  pytest,
  unittest,
  goTest,
  cargoTest,
  maven,
  gradle,
  dotnet,
  phpunit,
  rspec,
  minitest,
  ctest,
  bats,
  prove,
]
