import type { CallName } from '@gauze/contract'
import { type Call, calls } from '@gauze/contract/schemas'
import { z } from 'zod'
import { FakeProblem } from './fake-problem.js'

/** A call that a request is for, with the values in its path. */
export interface MatchedCall {
  readonly name: CallName
  readonly call: Call
  readonly params: Readonly<Record<string, string>>
}

function exactness({ path }: Call): number {
  return path.includes(':') ? path.length : Number.POSITIVE_INFINITY
}

// The keys of the table are the names of its type.
const names = Object.keys(calls) as CallName[]

/** Every call: paths without parameters first, then longer ones, because the first path that fits counts. */
export const exactFirst: readonly { readonly name: CallName; readonly call: Call }[] = names
  .map((name) => ({ name, call: calls[name] as Call }))
  .sort((one, other) => {
    const [here, there] = [exactness(one.call), exactness(other.call)]
    return here === there ? 0 : there - here
  })

const rows = exactFirst.map(({ name, call }) => ({
  name,
  call,
  pattern: new RegExp(`^${call.path.replace(/:(\w+)/g, '(?<$1>[^/]+)')}$`),
}))

/** Returns the call of a request; null for a path or method that the contract does not have. */
export function matchCall(method: string, pathname: string): MatchedCall | null {
  const start = pathname.indexOf('/api/')
  const path = start < 0 ? pathname : pathname.slice(start)
  for (const { name, call, pattern } of rows) {
    const match = call.method === method ? pattern.exec(path) : null
    if (match) return { name, call, params: { ...match.groups } }
  }
  return null
}

function validated(schema: z.ZodType, value: unknown): unknown {
  const parsed = schema.safeParse(value)
  if (parsed.success) return parsed.data
  const errors: Record<string, string[]> = {}
  for (const { path, message } of parsed.error.issues) {
    const field = path.map(String).join('.') || 'body'
    errors[field] = [...(errors[field] ?? []), message]
  }
  const detail = Object.entries(errors).map(([field, messages]) => `${field}: ${messages.join(', ')}`)
  throw new FakeProblem({ status: 400, slug: 'validation', detail: detail.join('; '), errors })
}

function jsonOf(text: string): unknown {
  if (text === '') return {}
  try {
    return JSON.parse(text)
  } catch {
    const detail = 'The body is not valid JSON. Correct it and send it again.'
    throw new FakeProblem({ status: 400, slug: 'invalid-json-body', detail })
  }
}

/**
 * Returns the validated input of a call: path parameters, query and body in one object, or a body that is not an object.
 * @throws FakeProblem 400 that names the wrong fields
 */
export function readInput({ call, params }: MatchedCall, query: URLSearchParams, body: string): unknown {
  if (call.body && !(call.body instanceof z.ZodObject)) return validated(call.body, jsonOf(body))
  return {
    ...(call.query && Object(validated(call.query, Object.fromEntries(query)))),
    ...(call.body && Object(validated(call.body, jsonOf(body)))),
    ...(call.params && Object(validated(call.params, params))),
  }
}
