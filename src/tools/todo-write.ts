import * as z from 'zod'
import { plural } from '../text.ts'
import { defineTool } from './define.ts'

const MAX_TODOS = 30
const STATUS = z.enum(['pending', 'in_progress', 'done'])

export interface Todo {
  readonly content: string
  readonly status: z.infer<typeof STATUS>
}

/** Keeps the model's plan where people can see it. */
export const todoWrite = (show: (todos: readonly Todo[]) => void) =>
  defineTool({
    name: 'todo_write',
    description: 'Replace your whole plan.',
    effect: 'read',
    input: z.strictObject({
      todos: z.array(z.strictObject({ content: z.string().max(200), status: STATUS })).max(MAX_TODOS),
    }),
    plan: ({ todos }) => ({
      effect: 'read',
      paths: [],
      async perform() {
        show(todos)
        return `The plan is noted: ${plural(todos.length, 'entry', 'entries')}.`
      },
    }),
  })
