/** Variables by name, as a process gets them. */
export type Environment = Readonly<Record<string, string | undefined>>

/** Names whose values are never shown, handed on or kept in this process's environment. */
export const isSecretName = (name: string): boolean =>
  /^(INPUT_|STATE_)?(OPENAI_|ANTHROPIC_|AWS_|AZURE_|GOOGLE_|GEMINI_)|^ACTIONS_|TOKEN|SECRET|PASSW|API[-_]?KEY|CREDENTIAL|PRIVATE[-_]?KEY/i.test(
    name,
  )

/** Makes libraries print what they are given; the one for git would print the header that holds the token. */
const LIBRARY_DEBUG = 'DEBUG'

/**
 * Hands the whole environment over and leaves no secret of it behind: from here on the key and the tokens live in the
 * parts that need them, and no library finds them. The kernel goes on showing what a process was started with, in
 * `/proc`; what keeps tests from that is the sandbox.
 */
export function takeEnvironment(environment: NodeJS.ProcessEnv): Environment {
  const taken = { ...environment }
  for (const name of Object.keys(taken)) {
    if (isSecretName(name) || /^(INPUT|STATE)_/.test(name) || name === LIBRARY_DEBUG) delete environment[name]
  }
  return taken
}
