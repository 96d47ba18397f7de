import type { Tool } from '../agent/types.ts'
import type { Workspace } from '../workspace/workspace.ts'
import { listFiles } from './reading/list-files.ts'
import { readFile } from './reading/read-file.ts'
import { search } from './reading/search.ts'
import { type Commands, runCommand } from './run-command.ts'
import { type RunSelected, runTests } from './run-tests.ts'
import { type Todo, todoWrite } from './todo-write.ts'
import { applyPatch } from './writing/apply-patch.ts'
import { editFile } from './writing/edit-file.ts'
import { writeFile } from './writing/write-file.ts'

export { renderReport, renderResult } from './render-report.ts'
export { createTestBench, type TestBench } from './test-bench.ts'
export type { Todo } from './todo-write.ts'

interface ToolParts {
  readonly workspace: Workspace
  /** Whether the model may see a file's text; the path is the repository's. */
  readonly mayRead: (path: string) => boolean
  readonly runTests: RunSelected
  /** Without any there is no tool for them. */
  readonly commands: Commands
  readonly showPlan: (todos: readonly Todo[]) => void
}

/** The tools that the model sees, in the order it sees them. */
export function createTools({ workspace, mayRead, runTests: run, commands, showPlan }: ToolParts): readonly Tool[] {
  return [
    listFiles(workspace),
    readFile(workspace),
    search(workspace, mayRead),
    editFile(workspace),
    writeFile(workspace),
    applyPatch(workspace),
    runTests(run),
    ...(commands.allowed.length > 0 ? [runCommand(workspace, commands)] : []),
    todoWrite(showPlan),
  ]
}
