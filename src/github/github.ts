/** The door to GitHub: events in, answers and pull requests out, in Regreen's words. */
export { readAnswers } from './answers.ts'
export { type Client, type ClientSettings, createClient } from './api/client/client.ts'
export { translatePushError } from './api/client/refusals.ts'
export { marker } from './api/comment.ts'
export type { PublishedPullRequest } from './api/pull-request.ts'
export { createReader } from './api/reader.ts'
export { createWriter } from './api/writer.ts'
export { type Asked, type BranchRule, createSurvey, type ReadProbe, type Survey, type SurveyFacts } from './doctor.ts'
export { type Command, findCommand, type Verb } from './event/command.ts'
export type * from './event/request.ts'
export { type GateSettings, gate } from './gate.ts'
export { joinFailures, nameFailures } from './log/failures.ts'
export { type LogReading, readLog, suggestTestCommand } from './logs.ts'
export { findMismatch, type KnownTests } from './proposal/claims.ts'
export { fitShown } from './proposal/manifest.ts'
export { type Proposal, readProposal, type UncheckedProposal, writeProposal } from './proposal/proposal.ts'
export {
  type Continued,
  describeMove,
  isOnBranch,
  type NewCommit,
  type Publication,
  type Published,
  type PublishParts,
  publish,
  readBase,
  readPatchDigest,
  readRequest,
} from './publish.ts'
export { renderCode, renderLine, renderQuote } from './render/markdown.ts'
export { MAX_POST } from './render/sections.ts'
export { renderTested, type Tested } from './render/tested.ts'
export { type BodyFacts, renderBody, renderBriefProof, renderCoAuthor, renderProof, renderTitle } from './render.ts'
export {
  type Counts,
  EMPTY_STATE,
  MAX_FAILURES,
  packPatch,
  readCounts,
  readState,
  renderCounts,
  renderState,
  type ThreadState,
  unpackPatch,
  visibleIn,
} from './state.ts'
export {
  type Details,
  type Ending,
  type PlanStep,
  renderEndingComment,
  renderHelp,
  renderProgressComment,
} from './status.ts'
export { refuseOwnBranch, understand } from './trigger.ts'
export type {
  BranchHead,
  GitHubReader,
  GitHubWriter,
  JobLog,
  LineNote,
  LineRemark,
  PullRequestFacts,
  Reaction,
  Remark,
  RemarkThread,
  Thread,
  ThreadRef,
} from './types.ts'
