import * as z from 'zod'
import type { Effect, Intent, Tool } from '../agent/types.ts'
import { ToolError } from '../errors.ts'

interface Definition<Shape extends z.ZodObject> {
  readonly name: string
  readonly description: string
  readonly effect: Effect
  readonly input: Shape
  plan(input: z.infer<Shape>): Intent | Promise<Intent>
}

/** Makes a tool of one zod definition: the model's schema and the check of its input cannot drift apart. */
export function defineTool<Shape extends z.ZodObject>(definition: Definition<Shape>): Tool {
  const { name, description, effect, input } = definition
  return {
    name,
    description,
    effect,
    inputSchema: strictSchema(input),
    plan(raw) {
      const parsed = input.safeParse(raw)
      if (!parsed.success) throw new ToolError(describeProblems(name, parsed.error))
      return definition.plan(parsed.data)
    },
  }
}

/** What strict function calling asks for, and no byte more: it is sent with every request. */
function strictSchema(input: z.ZodObject): object {
  const { $schema, ...schema } = z.toJSONSchema(input, {
    io: 'input',
    override: ({ jsonSchema }) => {
      // Strict endpoints refuse these; the host checks them all the same.
      for (const limit of ['maxLength', 'maxItems'] as const) delete jsonSchema[limit]
      const [first, second, ...rest] = jsonSchema.anyOf ?? []
      if (first?.type && second?.type === 'null' && rest.length === 0) {
        delete jsonSchema.anyOf
        Object.assign(jsonSchema, first, { type: [first.type, 'null'] })
      }
    },
  })
  return schema
}

function describeProblems(name: string, error: z.ZodError): string {
  const problems = error.issues.map((issue) => `${issue.path.join('.') || 'input'}: ${issue.message}`)
  return `The input of ${name} is not right. ${problems.join('; ')}. Send the call again with all fields of its schema and no others.`
}
