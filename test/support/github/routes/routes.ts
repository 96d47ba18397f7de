import type { Exchange, Route } from '../exchange.ts'
import { ACCOUNT } from './account.ts'
import { ACTIONS } from './actions.ts'
import { BRANCHES } from './branches.ts'
import { CHECKS } from './checks.ts'
import { COMMITS } from './commits.ts'
import { CONTENTS } from './contents.ts'
import { GIT_DATA } from './git-data.ts'
import { ISSUES } from './issues.ts'
import { PULLS } from './pulls.ts'
import { REACTIONS } from './reactions.ts'
import { REVIEWS } from './reviews.ts'

/** Every operation that happens inside one repository. A literal segment comes before a parameter in its place. */
export const REPOSITORY_ROUTES: readonly Route[] = [
  ...BRANCHES,
  ...COMMITS,
  ...CONTENTS,
  ...GIT_DATA,
  ...REACTIONS,
  ...REVIEWS,
  ...PULLS,
  ...ISSUES,
  ...ACTIONS,
  ...CHECKS,
]

export const ACCOUNT_ROUTES: readonly Route<Exchange>[] = ACCOUNT
