import type { Call } from '@gauze/contract/schemas'
import fastify, { type FastifyInstance } from 'fastify'
import { validatorCompiler } from 'fastify-type-provider-zod'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { z } from 'zod'
import { routeSchemaOf } from './call-document.js'
import { inputOf } from './call-input.js'
import { handleError } from './errors.js'

const paper = z.object({ type: z.enum(['invoice', 'payment']), transactionId: z.int() })

/** A call whose body is a list or an object, such as API-54. */
const print: Call = {
  ...{ id: 'API-54', method: 'POST', path: '/print', access: { caller: 'visitor' }, summary: 'Prints' },
  body: z.union([z.array(paper).min(1), z.object({ statementDate: z.iso.date() })]),
  response: z.unknown(),
}

const rename: Call = {
  ...{ id: 'API-19', method: 'PATCH', path: '/things/:id', access: { caller: 'visitor' }, summary: 'Renames' },
  params: z.object({ id: z.coerce.number() }),
  query: z.object({ dry: z.coerce.boolean().optional() }),
  body: z.object({ name: z.string() }),
  response: z.unknown(),
}

const name: Call = {
  ...{ id: 'API-18', method: 'POST', path: '/name', access: { caller: 'visitor' }, summary: 'Names' },
  body: z.object({ name: z.string() }),
  response: z.unknown(),
}

let app: FastifyInstance

beforeAll(async () => {
  app = fastify()
  app.setValidatorCompiler(validatorCompiler)
  app.setSerializerCompiler(() => JSON.stringify)
  app.setErrorHandler(handleError)
  for (const call of [print, rename, name]) {
    const { method, path: url } = call
    app.route({ method, url, schema: routeSchemaOf('it', call), handler: async (request) => inputOf(call, request) })
  }
  await app.ready()
})
afterAll(() => app.close())

async function send(method: 'POST' | 'PATCH', url: string, payload: object) {
  const answer = await app.inject({ method, url, payload })
  return { status: answer.statusCode, body: answer.json() }
}

describe('the input of a handler', () => {
  it('API-54 is a body that is a list, unchanged', async () => {
    const list = [{ type: 'invoice', transactionId: 7 }]
    expect(await send('POST', '/print', list)).toEqual({ status: 200, body: list })
  })

  it('API-54 is the object that may replace the list', async () => {
    const statement = { statementDate: '2026-11-01' }
    expect(await send('POST', '/print', statement)).toEqual({ status: 200, body: statement })
  })

  it('API-54 is nothing that its row does not allow', async () => {
    for (const payload of [[], [{ type: 'letter', transactionId: 7 }], { statementDate: 'today' }])
      expect((await send('POST', '/print', payload)).status).toBe(400)
  })

  it('is path parameters, query and body in one object otherwise', async () => {
    const body = { id: 4, dry: true, name: 'Gauze' }
    expect(await send('PATCH', '/things/4?dry=1', { name: 'Gauze' })).toEqual({ status: 200, body })
  })

  it('has nothing of a part that the row does not declare, and the record that the path names', async () => {
    expect(await send('POST', '/name?name=a&name=b', { name: 'Gauze' })).toEqual({
      status: 200,
      body: { name: 'Gauze' },
    })
    expect((await send('PATCH', '/things/4?id=5', { name: 'Gauze' })).body).toEqual({ id: 4, name: 'Gauze' })
  })
})
