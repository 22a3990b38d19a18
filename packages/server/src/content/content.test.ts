import { cp, mkdtemp, readFile, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { createClient } from 'contentful'
import fastify, { type FastifyInstance } from 'fastify'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { z } from 'zod'
import { demo } from '../../../demo/src/index.js'
import { createKeptReporter } from '../reporting/kept-reporter.js'
import { contentPlugin } from './content.plugin.js'

let folder: string
let file: string
let app: FastifyInstance
let host: string

function clientFor(accessToken = 'gauze-public-content') {
  return createClient({
    space: 'gauze',
    accessToken,
    environment: 'master',
    host,
    insecure: true,
    basePath: '/cda',
    retryOnError: false,
  })
}

function get(path: string, headers: Record<string, string> = { authorization: 'Bearer gauze-public-content' }) {
  return app.inject({ url: `/cda/spaces/gauze/environments/master${path}`, headers })
}

const exportSchema = z.looseObject({ entries: z.array(z.looseObject({ fields: z.record(z.string(), z.unknown()) })) })

async function edit(change: (space: z.infer<typeof exportSchema>) => void) {
  const space = exportSchema.parse(JSON.parse(await readFile(file, 'utf8')))
  change(space)
  await writeFile(file, JSON.stringify(space))
}

function link(id: string, linkType = 'Entry') {
  return { sys: { type: 'Link', linkType, id } }
}

function exported(id: string, fields: Record<string, unknown>) {
  return {
    sys: {
      id,
      type: 'Entry',
      createdAt: '2026-11-20T00:00:00.000Z',
      updatedAt: '2026-11-20T00:00:00.000Z',
      contentType: link('contentPage', 'ContentType'),
    },
    fields: Object.fromEntries(Object.entries(fields).map(([name, value]) => [name, { 'en-US': value }])),
  }
}

beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'gauze-content-'))
  file = join(folder, 'space.json')
  await cp(demo.contentFile, file)
  await edit((space) => {
    space.entries.push(
      exported('circleA', { title: 'A', path: '/circle-a', pages: [link('circleB'), link('gone')] }),
      exported('circleB', { title: 'B', path: '/circle-b', pages: [link('circleA')] }),
    )
  })
  app = fastify({ logger: false, forceCloseConnections: true })
  app.decorate('errorReporter', createKeptReporter())
  await contentPlugin(app, { file })
  host = new URL(await app.listen({ host: '127.0.0.1', port: 0 })).host
})

afterAll(async () => {
  await app.close()
  await rm(folder, { recursive: true })
})

describe('content with the official client', () => {
  it('CMS-01 CMS-02 reads the whole site with links resolved', async () => {
    const { items } = await clientFor().withoutUnresolvableLinks.getEntries({
      content_type: 'websiteContent',
      limit: 1,
      include: 6,
    })
    expect(items).toMatchObject([
      {
        fields: {
          contact: {
            fields: {
              contactNumber: '800-555-0134',
              contactEmail: 'care@gauze.example',
              hoursTextShort: 'Monday to Friday 9 am to 5 pm Eastern',
            },
          },
          notices: ['Low Price Guarantee', '24-Hour Delivery', 'Live Customer Service 24/7'],
          navBar: {
            fields: { sections: expect.arrayContaining([expect.objectContaining({ fields: { title: 'Products' } })]) },
          },
          homePage: {
            fields: {
              homepageSections: expect.arrayContaining([
                expect.objectContaining({
                  fields: expect.objectContaining({
                    kind: 'hero',
                    image: expect.objectContaining({
                      fields: expect.objectContaining({
                        file: expect.objectContaining({ contentType: 'image/svg+xml' }),
                      }),
                    }),
                  }),
                }),
              ]),
            },
          },
          footer: { fields: { columns: expect.any(Array) } },
        },
      },
    ])
  })

  it.each(['/about', '/resources', '/marketsserved', '/contactus', '/promotions', '/updates', '/glovesizes'])(
    'CMS-02 has a page at %s',
    async (path) => {
      const { items } = await clientFor().getEntries({ content_type: 'contentPage', 'fields.path': path })
      expect(items).toMatchObject([{ fields: { path, body: { nodeType: 'document' } } }])
    },
  )

  it.each(['unless you decline', '180 days', 'login and company'])(
    'SRCH-12 informs people about their searches: the page at /privacy says “%s”',
    async (words) => {
      const { items } = await clientFor().getEntries({ content_type: 'contentPage', 'fields.path': '/privacy' })
      expect(JSON.stringify(items[0]?.fields.body)).toContain(words)
    },
  )

  it('CMS-01 resolves entries and assets embedded in rich text', async () => {
    const { items } = await clientFor().getEntries({
      content_type: 'contentPage',
      'fields.path': '/contactus',
      include: 2,
    })
    expect(JSON.stringify(items[0]?.fields.body)).toContain('"contactNumber":"800-555-0134"')
  })

  it('CMS-01 gives includes in depth, each record once, through circles, and reports broken links', async () => {
    const answer = (await get('/entries?sys.id=circleA&include=10')).json()
    expect(answer.includes.Entry.map((entry: { sys: { id: string } }) => entry.sys.id)).toEqual(['circleB'])
    expect(answer.errors).toEqual([
      { sys: { id: 'notResolvable', type: 'error' }, details: { type: 'Link', linkType: 'Entry', id: 'gone' } },
    ])
    expect((await get('/entries?sys.id=circleA&include=0')).json()).not.toHaveProperty('includes')
    const [page] = (await clientFor().withoutUnresolvableLinks.getEntries({ 'sys.id': 'circleA', include: 10 })).items
    expect(page?.fields.pages).toMatchObject([{ sys: { id: 'circleB' } }])
  })

  it('CMS-01 answers an empty list for an unknown entry', async () => {
    await expect(clientFor().getEntry('nobody')).rejects.toMatchObject({ sys: { id: 'NotFound' } })
    expect((await get('/entries?sys.id=nobody')).json()).toMatchObject({ total: 0, items: [] })
  })

  it('CMS-01 filters, orders, pages and selects', async () => {
    const client = clientFor()
    const pages = await client.getEntries({ content_type: 'contentPage', order: ['-fields.title'], limit: 2, skip: 1 })
    const titles = pages.items.map((page) => String(page.fields.title))
    expect(titles).toEqual([...titles].sort().reverse())
    expect(pages).toMatchObject({ limit: 2, skip: 1, total: 18 })
    const some = await client.getEntries({ content_type: 'contentPage', 'fields.path[in]': ['/about', '/terms'] })
    expect(some.total).toBe(2)
    const [selected] = (await client.getEntries({ content_type: 'contentPage', select: ['fields.title'], limit: 1 }))
      .items
    expect(Object.keys(selected?.fields ?? {})).toEqual(['title'])
  })

  it('CMS-01 gives space, assets, content types, locales and tags', async () => {
    const client = clientFor()
    expect(await client.getSpace()).toMatchObject({ sys: { type: 'Space', id: 'gauze' } })
    expect((await client.getAsset('heroGloves')).fields.file?.url).toMatch(/^\/storage\/hero-imgs\//)
    expect((await client.getAssets()).total).toBe(4)
    expect(await client.getContentType('contentPage')).toMatchObject({ displayField: 'title' })
    expect((await client.getContentTypes()).total).toBe(11)
    expect((await client.getLocales()).items).toMatchObject([{ code: 'en-US', default: true }])
    expect((await client.getTags()).total).toBe(0)
    await expect(client.getAsset('nothing')).rejects.toMatchObject({ name: 'NotFound' })
  })

  it('CMS-01 gives everything to a new copy, and nothing while it is up to date', async () => {
    const client = clientFor()
    const copy = await client.sync({ initial: true })
    const pages = await client.getEntries({ content_type: 'contentPage' })
    expect(copy.assets).toHaveLength(4)
    expect(copy.entries.map(({ sys }) => sys.id)).toEqual(expect.arrayContaining(pages.items.map(({ sys }) => sys.id)))
    expect(copy.entries.find(({ sys }) => sys.id === 'circleA')?.fields.title).toEqual({ 'en-US': 'A' })
    const again = await client.sync({ nextSyncToken: copy.nextSyncToken ?? '' })
    expect([again.entries, again.assets, again.nextSyncToken]).toEqual([[], [], copy.nextSyncToken])
    expect((await client.sync({ initial: true, content_type: 'contentPage' })).entries).toHaveLength(pages.total)
  })

  it("CMS-01 refuses another token, space or environment in the service's own words", async () => {
    await expect(clientFor('wrong').getEntries()).rejects.toMatchObject({ name: 'AccessTokenInvalid' })
    const answer = await get('/entries', {})
    expect(answer.statusCode).toBe(401)
    expect(answer.json()).toMatchObject({
      sys: { type: 'Error' },
      message: expect.any(String),
      requestId: expect.any(String),
    })
    const authorization = { authorization: 'Bearer gauze-public-content' }
    expect(
      (await app.inject({ url: '/cda/spaces/other/environments/master/entries', headers: authorization })).statusCode,
    ).toBe(404)
    expect(
      (await app.inject({ url: '/cda/spaces/gauze/environments/dev/entries', headers: authorization })).statusCode,
    ).toBe(404)
  })

  it.each([
    '/entries?limit=1001',
    '/entries?limit=-1',
    '/entries?include=11',
    '/entries?skip=abc',
    '/entries?fields.path=/about',
    '/entries?content_type=contentPage&fields.path[like]=x',
    '/entries?content_type=contentPage&fields.__proto__[constructor]=x',
    '/entries?locale=xx',
    '/sync',
    '/sync?initial=true&type=__proto__',
    '/sync?sync_token=of-an-older-space',
  ])('answers 400 to %s', async (path) => {
    const answer = await get(path)
    expect([path, answer.statusCode]).toEqual([path, 400])
    expect(answer.json()).toMatchObject({ sys: { type: 'Error' } })
  })

  it('CMS-02 serves a page added to the file at the next request, and keeps the last good content when the file breaks', async () => {
    await edit((space) => void space.entries.push(exported('fresh', { title: 'Fresh', path: '/fresh' })))
    const query = { content_type: 'contentPage', 'fields.path': '/fresh' }
    expect((await clientFor().getEntries(query)).total).toBe(1)
    await writeFile(file, '{ broken')
    expect((await clientFor().getEntries(query)).total).toBe(1)
    expect(app.errorReporter.reports()).toHaveLength(1)
  })

  it('does not start with a content file that is missing', async () => {
    const other = fastify()
    await expect(contentPlugin(other, { file: join(folder, 'none.json') })).rejects.toThrow(/cannot be used/)
    await other.close()
  })
})
