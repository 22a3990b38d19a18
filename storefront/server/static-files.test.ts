import { mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises'
import { get, type OutgoingHttpHeaders } from 'node:http'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { text } from 'node:stream/consumers'
import fastify from 'fastify'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { staticFiles } from './static-files.js'

const app = fastify()
app.setNotFoundHandler((_request, reply) => reply.code(404).send('a page'))
let folder: string

beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'gauze-files-'))
  const built = join(folder, 'client')
  await mkdir(join(built, 'assets'), { recursive: true })
  await writeFile(join(folder, 'secret.txt'), 'a secret')
  const files = { 'assets/page-1a2b.js': 'plain', 'assets/page-1a2b.js.br': 'br', 'assets/page-1a2b.js.gz': 'gz' }
  for (const [name, body] of Object.entries({
    ...files,
    'gauze-embed.js': 'elements',
    'old.txt.gz': 'gz',
    'old.txt': '',
  }))
    await writeFile(join(built, name), body)
  await app.register(staticFiles, { folder: built })
  await app.listen({ host: '127.0.0.1', port: 0 })
})
afterAll(async () => {
  await app.close()
  await rm(folder, { recursive: true })
})

/** Sends paths as they are, which `fetch` would tidy. */
async function ask(path: string, headers: OutgoingHttpHeaders = {}, method = 'GET') {
  const address = app.server.address()
  const port = typeof address === 'object' ? address?.port : undefined
  const { promise, resolve, reject } = Promise.withResolvers<{
    status: number
    headers: OutgoingHttpHeaders
    body: string
  }>()
  get({ host: '127.0.0.1', port, path, headers, method }, (answer) => {
    text(answer).then((body) => resolve({ status: answer.statusCode ?? 0, headers: answer.headers, body }), reject)
  }).on('error', reject)
  return promise
}

const script = '/assets/page-1a2b.js'

describe('a built file', () => {
  it.each([
    ['gzip, deflate, br, zstd', 'br', 'br'],
    ['gzip', 'gz', 'gzip'],
    ['identity', 'plain', undefined],
    ['br;q=0, gzip', 'gz', 'gzip'],
  ])('is compressed for who accepts %s', async (accepted, body, encoding) => {
    const answer = await ask(script, { 'accept-encoding': accepted })
    expect(answer).toMatchObject({ status: 200, body })
    expect(answer.headers['content-encoding']).toBe(encoding)
    expect(answer.headers['content-type']).toMatch(/javascript; charset=utf-8$/)
    expect(answer.headers.vary).toMatch(/^accept-encoding$/i)
  })

  it('never changes if its name has a hash, and is for pages of any origin', async () => {
    expect((await ask(script)).headers['cache-control']).toBe('public, max-age=31536000, immutable')
    expect((await ask('/gauze-embed.js?v=1')).headers).toMatchObject({
      'cache-control': 'public, max-age=3600',
      'access-control-allow-origin': '*',
      'cross-origin-resource-policy': 'cross-origin',
    })
  })

  it('is not sent again to a browser that has it', async () => {
    const accepted = { 'accept-encoding': 'br' }
    const { 'last-modified': modified, etag } = (await ask(script, accepted)).headers
    for (const given of [{ 'if-modified-since': modified }, { 'if-none-match': etag }]) {
      const answer = await ask(script, { ...accepted, ...given })
      expect(answer).toMatchObject({ status: 304, body: '' })
      expect(answer.headers['cache-control']).toBe('public, max-age=31536000, immutable')
    }
  })

  it('has headers without a body', async () => {
    const answer = await ask(script, {}, 'HEAD')
    expect(answer).toMatchObject({ status: 200, body: '' })
    expect(answer.headers['content-length']).toBe('5')
  })
})

describe('anything else is left to the pages', () => {
  it.each([
    '/',
    '/assets',
    '/assets/',
    '//assets/page-1a2b.js',
    '/assets//page-1a2b.js',
    '/assets/page-1a2b.js/',
    '/ASSETS/page-1a2b.js',
    '/assets/../../secret.txt',
    '/%2e%2e/secret.txt',
    '/..%2fsecret.txt',
    '/assets/%2e%2e/%2e%2e/secret.txt',
    '/%00',
    '/assets/page-1a2b.js%00',
  ])('%s', async (path) => {
    expect(await ask(path)).toMatchObject({ status: 404, body: 'a page' })
  })

  it('another method, a file that came later, and one that is gone', async () => {
    await writeFile(join(folder, 'client/late.txt'), 'late')
    await rm(join(folder, 'client/old.txt'))
    await rm(join(folder, 'client/old.txt.gz'))
    expect(await ask(script, {}, 'DELETE')).toMatchObject({ status: 404, body: 'a page' })
    for (const path of ['/late.txt', '/old.txt'])
      expect(await ask(path, { 'accept-encoding': 'gzip' })).toMatchObject({ status: 404, body: 'a page' })
  })
})
