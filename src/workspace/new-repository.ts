import { createGit, initialise } from './git/git.ts'

/** Makes the folder a repository whose one commit holds these files. Throws ConfigError without git. */
export async function createRepository(
  directory: string,
  { files, message, searchPath }: { files: readonly string[]; message: string; searchPath: string },
): Promise<void> {
  const git = createGit({ directory, searchPath })
  await initialise(git, ['--initial-branch=main'])
  await git.raw(['add', '--', ...files])
  await git.raw(['commit', '--quiet', '--no-verify', '-m', message])
}
