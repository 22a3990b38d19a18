import type { Call } from '@gauze/contract/schemas'
import type { FastifyRequest } from 'fastify'
import { z } from 'zod'

/**
 * A validated request as handlers get it: path parameters, query and body in one object, or a body that is not an object.
 * Parts that the row does not declare were not validated, so they are left out.
 */
export function inputOf(call: Call, { params, query, body }: FastifyRequest): unknown {
  if (call.body !== undefined && !(call.body instanceof z.ZodObject)) return body
  return {
    ...(call.query && Object(query)),
    ...(call.body && Object(body)),
    ...(call.params && Object(params)),
  }
}

/** A query with its fields named as the schema names them: callers may write the filter `status` as `status.value`. */
export function plainQuery(query: unknown): unknown {
  return Object.fromEntries(Object.entries(query ?? {}).map(([name, value]) => [name.replace(/\.value$/, ''), value]))
}
