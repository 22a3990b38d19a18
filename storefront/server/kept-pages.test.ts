import fastify from 'fastify'
import { afterEach, expect, it } from 'vitest'
import { createKeptPages, type DrawnAnswer } from './kept-pages.js'

const apps: ReturnType<typeof fastify>[] = []

afterEach(async () => {
  for (const app of apps.splice(0)) await app.close()
})

/** A store whose every page is drawn by the test, and counted. */
async function startStore(draw: (url: string) => DrawnAnswer) {
  const app = fastify()
  apps.push(app)
  const pages = createKeptPages()
  const drawn: string[] = []
  app.get('*', (request, reply) => {
    reply.header('content-security-policy', "script-src 'self' 'nonce-abc'; style-src 'self' 'nonce-abc'")
    return pages.answer(request, reply, {
      language: 'en',
      inTurn: (work) => work(),
      draw: async () => {
        drawn.push(request.url)
        return draw(request.url)
      },
    })
  })
  await app.ready()
  const ask = (url: string, encoding = 'identity') => app.inject({ url, headers: { 'accept-encoding': encoding } })
  return { ask, drawn }
}

const style = { markup: 'p{color:teal}' }

function page(status: number, cacheControl: string): DrawnAnswer {
  return {
    status,
    headers: new Headers({ 'Cache-Control': cacheControl, 'Content-Type': 'text/html', Vary: 'Cookie' }),
    body: { nonce: 'abc', pieces: ['<style nonce="abc">', style, '</style><script nonce="abc">go()</script>Gauze'] },
  }
}

it.each([
  ['br, gzip', 'gzip'],
  ['gzip;q=0.5, br', 'gzip'],
  ['identity', undefined],
  ['gzip;q=0, identity', undefined],
])('separates pages in shared caches by the compression that browsers support: %s', async (encoding, packed) => {
  const { ask } = await startStore(() => page(404, 'no-store'))
  const answer = await ask('/nope', encoding)
  expect(answer.statusCode).toBe(404)
  expect(answer.headers.vary).toBe('Cookie, Accept-Encoding')
  expect(answer.headers['content-encoding']).toBe(packed)
  const bytes = new Response(new Uint8Array(answer.rawPayload)).body
  const body = packed === undefined ? bytes : bytes?.pipeThrough(new DecompressionStream('gzip'))
  expect(await new Response(body).text()).toContain('<script nonce="abc">go()</script>Gauze')
})

it('answers a kept page without its nonce, and allows its scripts and styles by their hashes', async () => {
  const { ask, drawn } = await startStore(() => page(200, 'public, s-maxage=60'))
  const [first, second] = [await ask('/'), await ask('/')]
  expect(drawn).toEqual(['/'])
  expect(first.body).toBe('<style>p{color:teal}</style><script>go()</script>Gauze')
  expect(second.body).toBe(first.body)
  const digest = async (text: string) =>
    Buffer.from(await crypto.subtle.digest('SHA-256', Buffer.from(text))).toString('base64')
  const [script, sheet] = [await digest('go()'), await digest(style.markup)]
  expect(second.headers['content-security-policy']).toBe(
    `script-src 'self' 'sha256-${script}'; style-src 'self' 'sha256-${sheet}'`,
  )
})
