import type { CallName } from '@gauze/contract'
import { refusalsOf } from '@gauze/contract/refusals'
import { problemSchema } from '@gauze/contract/schemas'
import type { FastifyReply, FastifyRequest } from 'fastify'
import { ProblemError } from '../base/problem.js'

/** The slug of the failure that stands in place of a refusal that the contract does not name. */
export const unnamedSlug = 'unnamed-refusal'

/**
 * Makes the hook of a call, for tests, that answers 500 in place of a refusal that the contract does not name. The
 * problem document says where to name it.
 * @example
 * app.route({ …, onSend: namedRefusalsOnly('addItem') })
 */
export function namedRefusalsOnly(name: CallName) {
  const known = refusalsOf(name)
  return async (request: FastifyRequest, reply: FastifyReply, payload: unknown): Promise<unknown> => {
    if (reply.statusCode < 400 || typeof payload !== 'string') return payload
    const { type, status } = problemSchema.parse(JSON.parse(payload))
    const slug = type.split('/').at(-1)
    if (known.some((refusal) => refusal.slug === slug && refusal.status === status)) return payload
    const detail = `${name} answers '${status} ${slug}', which its row does not name. Add it to callRefusals in packages/contract/src/refusals/call-refusals.ts.`
    reply.code(500)
    return JSON.stringify(new ProblemError({ slug: unnamedSlug, status: 500, detail }).body(request.id))
  }
}
