import swagger from '@fastify/swagger'
import swaggerUi from '@fastify/swagger-ui'
import type { FastifyInstance } from 'fastify'
import { jsonSchemaTransform } from 'fastify-type-provider-zod'
import { describeRefusals } from './describe-refusals.js'
import { handleUnknown } from './errors.js'

const description = `The calls of the store. Errors are problem details (RFC 9457); each call lists the slugs at the end of their type, by status. List answers carry results, total, page, pages and limit.
A filter of a list is written status=open or status.value=open in a query, and "status": "open" or "status": { "value": "open" } in the filters of a body.
Calls that make or move something take an Idempotency-Key header: the same key and body answer as the first time, the same key with another body is 409.
Every answer carries X-Request-Id.`

/**
 * The OpenAPI document, made from the contract's rows: /api/docs/json, and to read at /api/docs; an unknown path below
 * /api names it.
 */
export async function registerDocumentation(app: FastifyInstance): Promise<void> {
  await app.register(swagger, {
    openapi: {
      openapi: '3.1.0',
      info: { title: 'Gauze', version: '0.1.0', description },
      components: { securitySchemes: { bearer: { type: 'http', scheme: 'bearer', bearerFormat: 'JWT' } } },
    },
    transform: jsonSchemaTransform,
    transformObject: describeRefusals,
  })
  await app.register(
    async (scoped) => {
      scoped.setNotFoundHandler(handleUnknown)
      await scoped.register(swaggerUi, {
        routePrefix: '/docs',
        staticCSP:
          "default-src 'self'; img-src 'self' data:; style-src 'self'; frame-ancestors 'none'; base-uri 'none'",
        uiConfig: { docExpansion: 'list', deepLinking: true },
      })
    },
    { prefix: '/api' },
  )
}
