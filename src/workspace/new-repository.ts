import { createGit, initialise } from './git/git.ts'

/** A commit that no person and no account has made. https://www.rfc-editor.org/rfc/rfc2606 (.invalid) */
const NOBODY = { name: 'Regreen', email: 'regreen@localhost.invalid' }

interface NewRepository {
  readonly files: readonly string[]
  readonly message: string
  readonly searchPath: string
  readonly signal: AbortSignal
}

/** Makes the folder a repository whose one commit holds these files. Throws ConfigError without git. */
export async function createRepository(
  directory: string,
  { files, message, ...settings }: NewRepository,
): Promise<void> {
  const git = createGit({ directory, identity: NOBODY, ...settings })
  await initialise(git, ['--initial-branch=main'])
  await git.raw(['add', '--', ...files])
  await git.raw(['commit', '--quiet', '--no-verify', '-m', message])
}
