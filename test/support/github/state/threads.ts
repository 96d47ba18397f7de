import { nextNumber, type Pull, type Repository, type Thread, timestamp, type User, type World } from './world.ts'

export interface NewThread {
  readonly author: User
  readonly title: string
  readonly body?: string | null
  readonly labels?: readonly string[]
  readonly assignees?: readonly User[]
  readonly pull?: Pick<Pull, 'headRepository' | 'headRef' | 'baseRef' | 'isDraft'>
}

/** Opens an issue or, with its part, a pull request, under the next number. Both ends of a pull request are not yet read. */
export function addThread(world: World, repository: Repository, spec: NewThread): Thread {
  const createdAt = timestamp(world.now())
  const thread: Thread = {
    id: world.nextId(),
    number: nextNumber(repository),
    title: spec.title,
    body: spec.body ?? null,
    state: 'open',
    author: spec.author,
    labels: [...(spec.labels ?? [])],
    assignees: [...(spec.assignees ?? [])],
    isLocked: false,
    createdAt,
    updatedAt: createdAt,
    closedAt: null,
    comments: [],
    reactions: [],
    pull: spec.pull && {
      ...spec.pull,
      headSha: '',
      baseSha: '',
      mergedAt: null,
      mergedBy: null,
      mergeSha: null,
      reviewers: [],
      reviews: [],
      reviewComments: [],
    },
  }
  repository.threads.set(thread.number, thread)
  return thread
}
