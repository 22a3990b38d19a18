import type { SwaggerTransformObject } from '@fastify/swagger'
import type { CallName } from '@gauze/contract'
import { type Refusal, refusalsOf } from '@gauze/contract/refusals'
import { calls, problemSchema } from '@gauze/contract/schemas'
import { z } from 'zod'

function isCall(name: unknown): name is CallName {
  return typeof name === 'string' && name in calls
}

function responseOf(refusals: readonly Refusal[]) {
  return {
    description: refusals.map(({ slug, when }) => `- \`${slug}\`: ${when}`).join('\n'),
    content: { 'application/problem+json': { schema: { $ref: '#/components/schemas/Problem' } } },
  }
}

/** The responses of a call for each status that it refuses with. */
function responsesOf(name: CallName) {
  const byStatus = Map.groupBy(refusalsOf(name), ({ status }) => status)
  return Object.fromEntries([...byStatus].map(([status, refusals]) => [status, responseOf(refusals)]))
}

/** Adds the refusals of the contract to the operations of its calls in the OpenAPI document. */
export const describeRefusals: SwaggerTransformObject = (documented) => {
  if (!('openapiObject' in documented)) return documented.swaggerObject
  const { openapiObject } = documented
  for (const operations of Object.values(openapiObject.paths ?? {})) {
    for (const operation of Object.values(operations ?? {})) {
      const isOperation = typeof operation === 'object' && 'operationId' in operation
      if (isOperation && isCall(operation.operationId)) {
        operation.responses = Object.assign({}, operation.responses, responsesOf(operation.operationId))
      }
    }
  }
  const { $schema: _, ...problem } = z.toJSONSchema(problemSchema)
  openapiObject.components = Object.assign({}, openapiObject.components, { schemas: { Problem: problem } })
  return openapiObject
}
