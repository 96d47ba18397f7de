import { createGit, initialise } from './git/git.ts'

/** A commit that no person and no account has made. https://www.rfc-editor.org/rfc/rfc2606 (.invalid) */
const NOBODY = { name: 'Regreen', email: 'regreen@localhost.invalid' }

/** Makes the folder a repository whose one commit holds these files. Throws ConfigError without git. */
export async function createRepository(
  directory: string,
  { files, message, searchPath }: { files: readonly string[]; message: string; searchPath: string },
): Promise<void> {
  const git = createGit({ directory, searchPath, identity: NOBODY })
  await initialise(git, ['--initial-branch=main'])
  await git.raw(['add', '--', ...files])
  await git.raw(['commit', '--quiet', '--no-verify', '-m', message])
}
