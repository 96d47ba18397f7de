import type { GitHub, Request, Skip } from '../github/github.ts'

/** What a request comes to, once GitHub has been asked. */
export interface Target {
  readonly kind: 'target'
  /** The commit whose tests fail. */
  readonly commit: string
  /** The branch that is red. */
  readonly branch: string
  readonly actors: readonly string[]
  readonly isFork: boolean
  readonly pullRequest: number | undefined
  /** The branch that the policy is read from, when the event names one. */
  readonly baseBranch: string | undefined
  readonly failedRunUrl: string | undefined
}

export async function findTarget(request: Request, github: Pick<GitHub, 'findRun'>): Promise<Target | Skip> {
  switch (request.kind) {
    case 'commit':
      return { ...request, kind: 'target', failedRunUrl: undefined }
    case 'failed_run':
      return { ...request, kind: 'target', failedRunUrl: request.url }
    case 'run': {
      const run = await github.findRun(request.runId)
      if (run.kind === 'skip') return run
      // Whoever started us counts, and so does everybody who made that run happen.
      return { ...run, kind: 'target', failedRunUrl: run.url, actors: [...new Set([...request.actors, ...run.actors])] }
    }
  }
}
