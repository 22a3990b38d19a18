import { Registry } from 'prom-client'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { conflict } from '../base/problem.js'
import { startTestServer, type TestServer } from '../testing/test-server.js'
import { createApp } from './app.js'

let server: TestServer

beforeAll(async () => {
  server = await startTestServer()
})

afterAll(() => server.close())

async function answerTo(slug: string) {
  const app = await createApp({
    services: { ...server.services, metrics: new Registry() },
    handlers: { getCategories: () => Promise.reject(conflict(slug, 'Not now.')) },
    validateResponses: true,
  })
  const answer = await app.inject('/api/shopping/category/getCategories')
  await app.close()
  return answer.json()
}

it('lets a call answer a refusal, in tests, that its row names or implies', async () => {
  expect(await answerTo('other-owner')).toMatchObject({ status: 409, detail: 'Not now.' })
})

it('fails a call, in tests, that answers another refusal, and says where to name it', async () => {
  expect(await answerTo('cart-full')).toMatchObject({
    status: 500,
    detail: expect.stringContaining("getCategories answers '409 cart-full', which its row does not name. Add it to"),
  })
})
