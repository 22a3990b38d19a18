import { type Call, problemSchema } from '@gauze/contract/schemas'
import { describeAccess } from './access.js'

function tagOf(path: string) {
  return path.split('/')[2] ?? 'store'
}

function documentation(name: string, call: Call) {
  return {
    operationId: name,
    summary: call.summary,
    description: [
      call.id,
      describeAccess(call.access),
      call.idempotency === undefined ? '' : `The Idempotency-Key header is ${call.idempotency}.`,
    ]
      .filter(Boolean)
      .join(' '),
    tags: [tagOf(call.path)],
    security: call.access.caller === 'user' ? [{ bearer: [] }] : [],
  }
}

/** A row as fastify needs it: the schemas to validate, and the texts of the API reference. */
export function routeSchemaOf(name: string, call: Call) {
  return {
    ...documentation(name, call),
    ...(call.params ? { params: call.params } : {}),
    ...(call.query ? { querystring: call.query } : {}),
    ...(call.body ? { body: call.body } : {}),
    response: { 200: call.response, '4xx': problemSchema, '5xx': problemSchema },
  }
}
