import { createPathMatcher } from './paths.ts'

/** Files that hold secrets more often than code. The model works without them; their text would go to its provider. */
export const isUnreadable: (path: string) => boolean = createPathMatcher([
  '**/.env',
  '**/.env.*',
  '**/.npmrc',
  '**/.netrc',
  '**/.pypirc',
  '**/.git-credentials',
  '**/id_rsa',
  '**/id_ed25519',
  '**/*.pem',
  '**/*.p12',
  '**/*.pfx',
  '**/*.kdbx',
])
