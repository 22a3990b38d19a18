import { once } from 'node:events'
import { Agent, get, type IncomingMessage } from 'node:http'
import { text } from 'node:stream/consumers'
import { expect, it } from 'vitest'
import { startTestServer } from '../testing/test-server.js'
import { createDrain } from './drain.js'

async function askFor(port: number, agent: Agent): Promise<IncomingMessage> {
  const [answer] = await once(get({ port, host: '127.0.0.1', agent }), 'response')
  return answer
}

it('answers requests in progress, says that the connection ends with it, and accepts nothing more', async () => {
  const drain = createDrain()
  const asked = Promise.withResolvers<void>()
  const answers = Promise.withResolvers<void>()
  const server = drain
    .createServer(async (_request, response) => {
      asked.resolve()
      await answers.promise
      response.end('the answer')
    }, {})
    .listen(0, '127.0.0.1')
  await once(server, 'listening')
  const address = server.address()
  const port = typeof address === 'object' && address !== null ? address.port : 0
  const agent = new Agent({ keepAlive: true, maxSockets: 1 })
  const first = askFor(port, agent)
  await asked.promise
  const closed = drain.close()
  await expect(askFor(port, new Agent())).rejects.toThrow('ECONNREFUSED')
  answers.resolve()
  const answer = await first
  expect(answer.headers.connection).toBe('close')
  expect(await text(answer)).toBe('the answer')
  await closed
})

it('ends the connection after an answer whose head was already sent', async () => {
  const drain = createDrain()
  const rest = Promise.withResolvers<void>()
  const server = drain
    .createServer(async (_request, response) => {
      response.write('a ')
      await rest.promise
      response.end('page')
    }, {})
    .listen(0, '127.0.0.1')
  await once(server, 'listening')
  const address = server.address()
  const agent = new Agent({ keepAlive: true })
  const answer = await askFor(typeof address === 'object' && address !== null ? address.port : 0, agent)
  const closed = drain.close()
  rest.resolve()
  expect(await text(answer)).toBe('a page')
  await closed
})

it('lets a page in progress ask its own process, and nobody else anything', async () => {
  const asked = Promise.withResolvers<void>()
  const isClosing = Promise.withResolvers<void>()
  const { app, listen, close } = await startTestServer({
    pages: async (pages) => {
      pages.get('/', async () => {
        asked.resolve()
        await isClosing.promise
        return (await app.ownFetch('/readyz')).json()
      })
    },
  })
  const url = await listen()
  const page = fetch(url)
  await asked.promise
  const closed = close()
  await expect
    .poll(() =>
      fetch(`${url}/readyz`).then(
        () => 'answered',
        ({ cause }) => cause.code,
      ),
    )
    .toBe('ECONNREFUSED')
  isClosing.resolve()
  expect(await (await page).json()).toEqual({ status: 'ready' })
  await closed
})
