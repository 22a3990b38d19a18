import { RouterContextProvider } from 'react-router-dom'
import { expect, it } from 'vitest'
import { compress } from './compress.server.js'

async function ask(encoding: string) {
  const url = new URL('https://store.example/')
  const answer = await compress(
    {
      request: new Request(url, { headers: { 'accept-encoding': encoding } }),
      url,
      params: {},
      pattern: '/',
      context: new RouterContextProvider(),
    },
    async () => new Response('<p>Gauze</p>', { status: 404, headers: { 'cache-control': 'public, s-maxage=60' } }),
  )
  if (!answer) throw new Error('There was no answer.')
  return answer
}

it.each([
  ['br, gzip', 'gzip'],
  ['gzip;q=0.5, br', 'gzip'],
  ['identity', null],
  ['gzip;q=0, identity', null],
])('separates pages in shared caches by the compression that browsers support: %s', async (encoding, packed) => {
  const answer = await ask(encoding)
  expect(answer.status).toBe(404)
  expect(answer.headers.get('vary')).toBe('Accept-Encoding')
  expect(answer.headers.get('content-encoding')).toBe(packed)
  const body = packed === null ? answer.body : answer.body?.pipeThrough(new DecompressionStream('gzip'))
  expect(await new Response(body).text()).toBe('<p>Gauze</p>')
})
