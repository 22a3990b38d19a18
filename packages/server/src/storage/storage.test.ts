import { mkdir, mkdtemp, rm, symlink, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { sql } from 'drizzle-orm'
import { extractText, getDocumentProxy } from 'unpdf'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { search } from '../../../search/src/index.js'
import { startServer } from '../start/start-server.js'
import { startTestServer, type TestServer } from '../testing/test-server.js'

let server: TestServer
let folder: string

function get(path: string, headers: Record<string, string> = {}) {
  return server.app.inject({ url: `/storage/${path}`, headers })
}

beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'gauze-files-'))
  await writeFile(join(folder, 'secret.txt'), 'secret')
  await mkdir(join(folder, 'files', 'user-imgs', 'inner.png'), { recursive: true })
  await writeFile(join(folder, 'files', 'user-imgs', 'nurse.png'), 'a picture')
  await writeFile(join(folder, 'files', 'user-imgs', 'page.html'), '<script>alert(1)</script>')
  await symlink(join(folder, 'secret.txt'), join(folder, 'files', 'user-imgs', 'link.txt'))
  server = await startTestServer({ environment: { GAUZE_STORAGE_DIR: join(folder, 'files') } })
  await server.db.execute(sql`INSERT INTO categories (id, name, url_component) VALUES (1, 'Gloves', 'gloves')`)
  await server.db.execute(sql`
    INSERT INTO items (id, category_id, item_name, display_name, site_display_name, manufacturer, mpn, url_component,
      description, attributes)
    VALUES (1, 1, '1', 'Exam Glove (Nitrile)', 'Exam Glove', 'Mesa Ridge', 'MR-1', 'glove', 'Soft – and strong.',
      '[{"name":"Material","value":"Nitrile"}]')`)
  await server.db.execute(sql`
    INSERT INTO item_files (item_id, position, name, url)
    VALUES (1, 0, 'Spec sheet', '/storage/product-files/spec-sheet-glove.pdf')`)
})

afterAll(async () => {
  await server.close()
  await rm(folder, { recursive: true })
})

describe('files', () => {
  it.each(['product-imgs', 'product-cats', 'hero-imgs'])(
    'CMS-05 draws pictures of %s by their name, cached forever',
    async (container) => {
      const answer = await get(`${container}/glove-box-teal-medium-single.svg`)
      expect(answer.statusCode).toBe(200)
      expect(answer.headers).toMatchObject({
        'content-type': 'image/svg+xml; charset=utf-8',
        'cache-control': 'public, max-age=31536000, immutable',
        'x-content-type-options': 'nosniff',
        'content-security-policy': expect.stringContaining("default-src 'none'"),
      })
      expect(answer.body).toMatch(/^<svg/)
    },
  )

  it.each(['product-imgs/vial-amber-large-single.svg', 'user-imgs/nurse.png', 'product-files/spec-sheet-glove.pdf'])(
    'CMS-05 LIB-04 lets pages of every origin show %s, even origins that may make no calls',
    async (path) => {
      expect((await get(path)).headers['cross-origin-resource-policy']).toBe('cross-origin')
      expect((await server.app.inject('/healthz')).headers['cross-origin-resource-policy']).toBe('same-origin')
    },
  )

  it('CMS-05 has the picture for a missing picture', async () => {
    expect((await get('product-imgs/image-coming-soon.svg')).body).toMatch(/coming soon/i)
  })

  it('CMS-05 does not send again a picture that a browser already has', async () => {
    const first = await get('product-imgs/vial-amber-large-single.svg')
    const again = await get('product-imgs/vial-amber-large-single.svg', {
      'if-none-match': `"x", W/${first.headers.etag}`,
    })
    expect(again).toMatchObject({ statusCode: 304, body: '' })
    expect(again.headers.etag).toBe(first.headers.etag)
  })

  it('CMS-05 writes the documents of items as PDF', async () => {
    const answer = await get('product-files/spec-sheet-glove.pdf')
    expect(answer.headers['content-type']).toBe('application/pdf')
    const { text } = await extractText(await getDocumentProxy(new Uint8Array(answer.rawPayload)))
    expect(text).toHaveLength(1)
    for (const words of [
      'Exam Glove (Nitrile)',
      'Spec sheet - Mesa Ridge',
      'Soft – and strong.',
      'Material: Nitrile',
    ]) {
      expect(text[0]).toContain(words)
    }
    expect((await get('product-files/spec-sheet-glove.pdf')).headers.etag).toBe(answer.headers.etag)
  })

  it('CMS-05 has another port write a document, once while it shows the same, and answers 503 while that fails', async () => {
    const titles: string[] = []
    server.replacePorts({
      pdf: {
        write: async ({ title }) => {
          titles.push(title)
          if (titles.length > 1) throw new Error('The other end is away.')
          return Buffer.from('%PDF of another port')
        },
      },
    })
    const sheet = () => get('product-files/spec-sheet-glove.pdf')
    const [first, second] = [await sheet(), await sheet()]
    await server.db.execute(sql`UPDATE items SET display_name = 'Exam Glove (Latex)'`)
    const changed = await sheet()
    await server.db.execute(sql`UPDATE items SET display_name = 'Exam Glove (Nitrile)'`)
    server.replacePorts()
    expect([first.body, second.body]).toEqual(['%PDF of another port', '%PDF of another port'])
    expect(titles).toEqual(['Exam Glove (Nitrile)', 'Exam Glove (Latex)'])
    expect(changed.statusCode).toBe(503)
    expect(changed.json()).toMatchObject({ type: 'https://gauze.example/problems/pdf-unavailable' })
  })

  it('CMS-05 has the port that a start is given write the documents', async () => {
    const store = await startServer({
      search,
      environment: { PORT: '0', DATABASE_URL: server.databaseUrl, GAUZE_LOG_LEVEL: 'silent' },
      ports: { pdf: { write: async () => Buffer.from('%PDF of a business') } },
    })
    const answer = await fetch(`${store.url}/storage/product-files/spec-sheet-glove.pdf`)
    const text = await answer.text()
    await store.close()
    expect(text).toBe('%PDF of a business')
  })

  it('CMS-05 serves files of the folder', async () => {
    const answer = await get('user-imgs/nurse.png')
    expect(answer).toMatchObject({ statusCode: 200, body: 'a picture' })
    expect(answer.headers['content-type']).toBe('image/png')
  })

  it('OPS-06 CMS-05 leads to the file service that the settings name, and nowhere else', async () => {
    const pages = await startTestServer({
      environment: { GAUZE_STORAGE_URL: 'http://files.example:9000/store/' },
      pages: async (app) => void app.get('/', async () => ''),
    })
    const find = (path: string) => pages.app.inject(`/storage/${path}`)
    expect((await find('product-imgs/glove.webp')).headers).toMatchObject({
      location: 'http://files.example:9000/store/product-imgs/glove.webp',
      'cache-control': 'public, max-age=86400',
    })
    for (const path of [
      'other/glove.webp',
      'user-imgs/..%2fsecret.txt',
      'user-imgs/%2f%2fevil.example',
      'user-imgs/a%3fb.png',
    ]) {
      expect((await find(path)).statusCode, path).toBe(404)
    }
    const policy = (await pages.app.inject('/')).headers['content-security-policy']
    expect(policy).toContain("img-src 'self' data: https: http://files.example:9000;")
    await pages.close()
  })

  it.each([
    'user-imgs/link.txt',
    'user-imgs/page.html',
    'user-imgs/inner.png',
    'user-imgs/../secret.txt',
    'user-imgs/..%2f..%2fsecret.txt',
    'user-imgs/..%5c..%5csecret.txt',
    'user-imgs/%2e%2e%2f%2e%2e%2fsecret.txt',
    'user-imgs/.hidden.png',
    'user-imgs/nurse.png%00.svg',
    `user-imgs/${'x'.repeat(300)}.png`,
    'user-imgs/%2fetc%2fpasswd',
    'other/nurse.png',
    '__proto__/nurse.png',
    'product-imgs/no-such-family-teal-large-single.svg',
    'product-imgs/constructor-teal-large-single.svg',
    'product-files/unknown.pdf',
  ])('CMS-05 answers 404 and nothing else to %s', async (path) => {
    const answer = await get(path)
    expect(answer.statusCode).toBe(404)
    expect(answer.body).not.toMatch(/secret\b(?!\.txt)|alert\(1\)/)
  })
})
