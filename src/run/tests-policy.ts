import type { TestsPolicy } from '../policy/types.ts'
import type { Task } from '../task.ts'

/** How tests may be touched unless the policy file says: who asks for something new may bring tests for it. */
const BY_TASK: Readonly<Record<Task['kind'], TestsPolicy>> = {
  failing_check: 'protect',
  fix_request: 'add-only',
  review_feedback: 'add-only',
}

/** A person's word for one run, else the policy file's, else what suits the task. */
export function testsPolicyOf(
  { kind, mayChangeTests }: Pick<Task, 'kind' | 'mayChangeTests'>,
  { tests }: { readonly tests: TestsPolicy | undefined },
): TestsPolicy {
  return mayChangeTests ? 'allow' : (tests ?? BY_TASK[kind])
}
