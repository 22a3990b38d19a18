import { DrizzleQueryError } from 'drizzle-orm'
import fastify, { type FastifyInstance } from 'fastify'
import { describe, expect, it } from 'vitest'
import { readConfig } from '../base/config.js'
import { createLogger, redactUrl } from './logger.js'

async function logged(work: (app: FastifyInstance) => Promise<unknown>) {
  let text = ''
  const write = (line: string) => {
    text += line
  }
  await work(fastify({ loggerInstance: createLogger(readConfig({ GAUZE_LOG_LEVEL: 'info' }), { write }) }))
  return text
}

describe('logs', () => {
  it('OPS-04 hold the request id and no secret', async () => {
    const text = await logged(async (app) => {
      app.post('/login', async (request) => {
        request.log.info({ body: request.body, headers: request.headers, password: 'hunter2' }, 'deep')
        return {}
      })
      await app.inject({
        method: 'POST',
        url: '/login?hash=hunter2&page=2',
        payload: { username: 'a', password: 'hunter2', passwordMatch: 'hunter2' },
        headers: { authorization: 'Bearer hunter2', cookie: 'gauze_refresh=hunter2' },
      })
    })
    expect(text).toContain('"reqId":')
    expect(text).toContain('page=2')
    expect(text).not.toContain('hunter2')
  })

  it('OPS-04 say which statement failed and why, and nothing of its values', async () => {
    const cause = Object.assign(new Error('deadlock detected'), { code: '40P01' })
    const text = await logged(async (app) => {
      app.log.error({ err: new DrizzleQueryError('UPDATE users SET name = $1', ['Nora\nMiller'], cause) }, 'failed')
    })
    expect(text).toContain('UPDATE users SET name = $1')
    expect(text).toContain('deadlock detected')
    expect(text).not.toMatch(/Nora|Miller/)
  })

  it('keep secrets out of addresses', () => {
    expect(redactUrl('/login?username=a%40b&hash=secret&view=reset')).toBe(
      '/login?username=[redacted]&hash=[redacted]&view=reset',
    )
    expect(redactUrl('/search/1/events?x-algolia-api-key=k')).toBe('/search/1/events?x-algolia-api-key=[redacted]')
  })
})
