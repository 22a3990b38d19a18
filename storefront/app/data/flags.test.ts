import { once } from 'node:events'
import { createServer, type IncomingMessage, type ServerResponse } from 'node:http'
import { afterEach, describe, expect, it } from 'vitest'
import { safeFlags } from '../config/flags.js'
import { createFlagSource, type FlagSourceOptions } from './flags.server.js'

const closing: (() => Promise<unknown>)[] = []
afterEach(async () => {
  for (const close of closing.splice(0)) await close()
})

type Answer = (flag: string, response: ServerResponse, request: IncomingMessage) => void

/** A flag service that speaks the OpenFeature remote evaluation protocol. */
async function startFlagService(answer: Answer) {
  const server = createServer((request, response) => {
    const [, flag] = /^\/ofrep\/v1\/evaluate\/flags\/(\w+)$/.exec(request.url ?? '') ?? []
    request.resume()
    if (request.method === 'POST' && flag) answer(flag, response, request)
    else response.writeHead(404).end()
  }).listen(0, '127.0.0.1')
  await once(server, 'listening')
  closing.push(async () => {
    server.close()
    server.closeAllConnections()
    await once(server, 'close')
  })
  const address = server.address()
  if (address === null || typeof address === 'string') throw new Error('The flag service has no port.')
  return `http://127.0.0.1:${address.port}`
}

function json(response: ServerResponse, status: number, body: object) {
  return response.writeHead(status, { 'content-type': 'application/json' }).end(JSON.stringify(body))
}

function answerValues(values: Record<string, unknown>): Answer {
  return (key, response) =>
    key in values
      ? json(response, 200, { key, value: values[key], reason: 'STATIC', variant: 'on' })
      : json(response, 404, { key, errorCode: 'FLAG_NOT_FOUND', errorDetails: `no flag ${key}` })
}

function sourceAt(url: string | null, options: FlagSourceOptions = {}, values = {}) {
  return createFlagSource({ url, token: 'the-token', values }, crypto.randomUUID(), options)
}

describe('feature gates', () => {
  it('OPS-02 has safe values without any setting, including beta version 1', async () => {
    await expect(sourceAt(null).get()).resolves.toEqual(safeFlags)
    expect(safeFlags.betaVersion).toBe(1)
  })

  it('OPS-02 takes values from the settings', async () => {
    const flags = await sourceAt(null, {}, { algolia_autocomplete_searchbar: false }).get()
    expect(flags).toEqual({ ...safeFlags, algolia_autocomplete_searchbar: false })
  })

  it('OPS-02 asks the flag service of the settings, with its token', async () => {
    const tokens = new Set<string | undefined>()
    const answer = answerValues({
      htd_my_account_sales_orders_menu_desktop: false,
      algolia_autocomplete_searchbar: false,
      betaVersion: 2,
    })
    const url = await startFlagService((flag, response, request) => {
      tokens.add(request.headers.authorization)
      answer(flag, response, request)
    })
    await expect(sourceAt(url).get()).resolves.toEqual({
      htd_my_account_sales_orders_menu_desktop: false,
      algolia_autocomplete_searchbar: false,
      betaVersion: 2,
    })
    expect([...tokens]).toEqual(['Bearer the-token'])
  })

  it.each<[string, Answer]>([
    ['knows no such flag', answerValues({})],
    ['answers values of another kind', answerValues({ algolia_autocomplete_searchbar: 'yes', betaVersion: true })],
    ['fails', (_flag, response) => response.writeHead(500).end('<html>')],
    ['answers nonsense', (_flag, response) => response.writeHead(200).end('{')],
    ['hangs up', (_flag, response) => response.destroy()],
    ['never answers', () => undefined],
  ])('OPS-02 uses the settings when the service %s', async (_what, answer) => {
    const url = await startFlagService(answer)
    const source = sourceAt(url, { timeout: 150 }, { betaVersion: 3 })
    await expect(source.get()).resolves.toEqual({ ...safeFlags, betaVersion: 3 })
    expect(source.evaluations()).toHaveLength(3)
    expect(source.evaluations().every(({ reason }) => /^[A-Z_]+: /.test(reason))).toBe(true)
  })

  it('OPS-02 keeps the last values when the service goes down, and follows it when it is back', async () => {
    let time = 0
    let state: 'up' | 'down' | 'changed' = 'up'
    const url = await startFlagService((flag, response, request) => {
      if (state === 'down') response.writeHead(503).end()
      else answerValues({ ...safeFlags, algolia_autocomplete_searchbar: state === 'changed' })(flag, response, request)
    })
    const source = sourceAt(url, { now: () => time, maxAge: 1000 })
    const typeAhead = async () => (await source.get()).algolia_autocomplete_searchbar
    expect(await typeAhead()).toBe(false)
    state = 'down'
    time = 2000
    expect(await typeAhead()).toBe(false)
    state = 'changed'
    time = 4000
    expect(await typeAhead()).toBe(true)
  })

  it('OPS-02 does not ask again for every page', async () => {
    let asked = 0
    const url = await startFlagService((flag, response, request) => {
      asked += 1
      answerValues({ ...safeFlags })(flag, response, request)
    })
    const source = sourceAt(url)
    await Promise.all([source.get(), source.get(), source.get()])
    await source.get()
    expect(asked).toBe(Object.keys(safeFlags).length)
  })
})
