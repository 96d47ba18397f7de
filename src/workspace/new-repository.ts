import { createGit } from './git/git.ts'

/** Makes the folder a repository whose one commit holds these files. */
export async function createRepository(
  directory: string,
  { files, message, searchPath }: { files: readonly string[]; message: string; searchPath: string },
): Promise<void> {
  const git = createGit({ directory, searchPath })
  await git.raw(['init', '--quiet', '--initial-branch=main', '--template='])
  await git.raw(['add', '--', ...files])
  await git.raw(['commit', '--quiet', '--no-verify', '-m', message])
}
