import fastify from 'fastify'
import { afterEach, describe, expect, it } from 'vitest'
import { createFlagSource } from '../app/data/flags.server.js'
import { ownPaths } from './own-paths.js'

const closing: (() => Promise<unknown>)[] = []
afterEach(async () => {
  for (const close of closing.splice(0)) await close()
})

/** The store's server, called from an address. */
async function startServer({ address = '127.0.0.1', isDeveloper = true } = {}) {
  const flags = createFlagSource({ url: null, token: null, values: {} }, crypto.randomUUID())
  const app = fastify()
  app.addHook('onRequest', async (request) => {
    request.visit = { address, network: address, isDeveloper, nonce: 'n0nce', reportError: () => undefined }
  })
  await app.register(ownPaths, { flags })
  closing.push(() => app.close())
  const url = await app.listen({ host: '127.0.0.1', port: 0 })
  const post = (body: string, headers: Record<string, string> = {}) =>
    fetch(`${url}/dev/analytics`, { method: 'POST', body, headers })
  return { url, flags, post }
}

function batch(...names: string[]) {
  return JSON.stringify({
    events: names.map((event) => ({ event, properties: { label: '<b>' }, at: '2026-11-21T10:00:00Z' })),
  })
}

const asJson = { headers: { accept: 'application/json' } }

describe('/dev/analytics', () => {
  it('OPS-01 shows the events that pages sent, newest first, as text', async () => {
    const { url, post } = await startServer()
    expect((await post(batch('Page_View', 'Nav_Button_Click'))).status).toBe(204)
    const page = await (await fetch(`${url}/dev/analytics`)).text()
    expect(page).toMatch(/Nav_Button_Click[\s\S]*Page_View/)
    expect(page).toContain('{&quot;label&quot;:&quot;&lt;b&gt;&quot;}')
    expect(await (await fetch(`${url}/dev/analytics`, asJson)).json()).toMatchObject([
      { event: 'Nav_Button_Click' },
      { event: 'Page_View' },
    ])
  })

  it.each([
    ['no JSON', '{', 400],
    ['no batch', '[]', 400],
    ['an event without a name', '{"events":[{"at":"x","properties":{}}]}', 400],
    ['too many events', batch(...Array.from({ length: 101 }, () => 'x')), 400],
    ['too large a body', `{"events":[],"x":"${'x'.repeat(70_000)}"}`, 413],
  ])('refuses %s', async (_what, body, status) => {
    const { url, post } = await startServer()
    expect((await post(body)).status).toBe(status)
    expect(await (await fetch(`${url}/dev/analytics`, asJson)).json()).toEqual([])
  })

  it('keeps a bounded number of events', async () => {
    const { url, post } = await startServer()
    for (let sent = 0; sent < 6; sent += 1) await post(batch(...Array.from({ length: 100 }, () => 'Page_View')))
    expect(await (await fetch(`${url}/dev/analytics`, asJson)).json()).toHaveLength(500)
  })

  it('accepts nothing from pages of other sites', async () => {
    const { post } = await startServer()
    expect((await post(batch('Page_View'), { 'sec-fetch-site': 'cross-site' })).status).toBe(403)
  })
})

describe('/dev/flags', () => {
  it('OPS-02 shows the evaluated flags', async () => {
    const { url, flags } = await startServer()
    expect(await (await fetch(`${url}/dev/flags`)).text()).toContain('No flag was asked for yet')
    await flags.get()
    const page = await (await fetch(`${url}/dev/flags`)).text()
    expect(page).toContain('algolia_autocomplete_searchbar')
    expect(page).toContain('in-memory')
  })
})

describe('the callers that may look', () => {
  it('nothing under /dev is available to another machine', async () => {
    const { url, post } = await startServer({ isDeveloper: false })
    expect((await fetch(`${url}/dev/analytics`)).status).toBe(404)
    expect((await fetch(`${url}/dev/flags`)).status).toBe(404)
    expect((await post(batch('Page_View'))).status).toBe(404)
  })

  it.each([
    ['203.0.113.9', '203.0.113.9'],
    ['::ffff:203.0.113.9', '203.0.113.9'],
    ['2001:db8::1', '2001:db8::1'],
  ])('OPS-03 /ip answers %s with its address', async (address, expected) => {
    const { url } = await startServer({ address })
    const answer = await fetch(`${url}/ip`)
    expect(answer.headers.get('cache-control')).toBe('no-store')
    expect(await answer.json()).toEqual({ ip: expected })
  })

  it('leaves every other path to the pages', async () => {
    const { url } = await startServer()
    for (const path of ['/', '/dev', '/dev/', '/dev/nothing', '/ip/x', '/ipx']) {
      expect((await fetch(url + path)).status, path).toBe(404)
    }
  })
})
