import type { TestContext } from 'node:test'
import { answerCalls } from '../../src/agent/answer.ts'
import type { Judge, Tool } from '../../src/agent/types.ts'
import type { RunSelected } from '../../src/tools/run-tests.ts'
import { createTools, type Todo } from '../../src/tools/tools.ts'
import { call } from './agent.ts'
import { type CopyOptions, type OpenedCopy, openCopy } from './copies.ts'
import type { FileContent } from './git.ts'

export interface OpenedTools extends OpenedCopy {
  readonly tools: readonly Tool[]
  readonly shown: (readonly Todo[])[]
  /** What the model would be answered. */
  use(name: string, input: unknown): Promise<{ content: string; isError: boolean }>
}

export interface ToolOptions extends CopyOptions {
  readonly judge?: Judge
  readonly runTests?: RunSelected
  readonly mayRead?: (path: string) => boolean
  readonly commands?: readonly (readonly string[])[]
}

/** The tools on a copy of a repository with these files. */
export async function openTools(
  t: Pick<TestContext, 'after'>,
  files: Readonly<Record<string, FileContent>>,
  options: ToolOptions = {},
): Promise<OpenedTools> {
  const { judge = () => ({ allowed: true }), runTests = async () => '', mayRead = () => true } = options
  const copy = await openCopy(t, files, options)
  const shown: (readonly Todo[])[] = []
  const tools = createTools({
    workspace: copy.workspace,
    mayRead,
    runTests,
    commands: { allowed: options.commands ?? [], timeoutMs: 10_000 },
    showPlan: (todos) => shown.push(todos),
  })
  const { signal } = new AbortController()
  return {
    ...copy,
    tools,
    shown,
    async use(name, input) {
      const [answer] = await answerCalls([call(name, input)], { tools, judge, record: () => undefined, signal })
      if (!answer) throw new Error('The call was not answered.')
      return { content: answer.content, isError: answer.isError }
    },
  }
}
