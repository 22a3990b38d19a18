import fastify, { type FastifyInstance, type FastifyReply, type FastifyRequest } from 'fastify'
import { afterEach, beforeEach, describe, expect, it } from 'vitest'
import { type ContentClientOptions, createContentClient } from './index.js'

function link(id: string, linkType = 'Entry') {
  return { sys: { type: 'Link', linkType, id } }
}
function entry(id: string, contentType: string, fields: object) {
  return {
    sys: { id, type: 'Entry', contentType: { sys: { type: 'Link', linkType: 'ContentType', id: contentType } } },
    fields,
  }
}
function asset(id: string, url: string) {
  return {
    sys: { id, type: 'Asset' },
    fields: { title: id, description: 'A box', file: { url, details: { image: { width: 1200, height: 900 } } } },
  }
}
function text(value: string) {
  return { nodeType: 'text', value, marks: [], data: {} }
}

const about = entry('about', 'contentPage', {
  title: 'About',
  path: '/about',
  description: 'Who we are',
  pages: [link('about'), link('gone')],
  navigationSections: [link('company')],
  body: {
    nodeType: 'document',
    data: {},
    content: [
      { nodeType: 'entry-hyperlink', data: { target: link('about') }, content: [text('Ourselves')] },
      { nodeType: 'embedded-asset-block', data: { target: link('hero', 'Asset') }, content: [] },
      { nodeType: 'hyperlink', data: { uri: 'https://gauze.example/' }, content: [text('Home')] },
      { nodeType: 'embedded-entry-block', data: { target: link('glovelist') }, content: [] },
    ],
  },
})
const site = entry('site', 'websiteContent', {
  navBar: link('bar'),
  mainNavigation: [link('about'), link('pathless')],
  mainNavigationDropdown: [link('company')],
  contentPages: [link('about')],
  homePage: link('home'),
  footer: link('footer'),
  contact: link('contact'),
  topInfoLinks: [link('about'), link('pathless')],
  notices: ['24-Hour Delivery', '', 24],
  alertBanner: { nodeType: 'document', data: {}, content: [text('Storm delays')] },
  alertFrom: '2026-11-23T08:00',
  alertUntil: 'whenever',
})
const others = [
  about,
  entry('bar', 'navBar', { sections: [link('promo'), link('pathless')] }),
  entry('promo', 'navBarSection', { title: 'Promotions', path: '/promotions' }),
  entry('pathless', 'navBarSection', { title: 'Resources' }),
  entry('company', 'navigationSection', { title: 'Company', pages: [link('about')] }),
  entry('home', 'homePage', { title: 'Welcome', homepageSections: [link('section'), link('gloves'), link('strange')] }),
  entry('section', 'homepageSection', { kind: 'hero', title: 'Hello', text: 'Hi', image: link('hero', 'Asset') }),
  entry('gloves', 'homepageSection', {
    kind: 'products',
    title: 'Gloves',
    category: 'exam-gloves',
    linkLabel: 'See all',
    linkPath: 'javascript:alert(1)',
  }),
  entry('glovelist', 'productList', { title: 'Thick gloves', category: 'gloves', path: ['/wrong'] }),
  entry('strange', 'homepageSection', { kind: 'hologram', title: 'Hello' }),
  entry('footer', 'footer', { columns: [link('company')], legal: 'Fine print' }),
  entry('contact', 'contactSection', {
    contactEmail: 'help@gauze.example',
    contactNumber: '800-555-0134',
    hoursTextShort: '9 to 5',
  }),
]
function collection(items: object[]) {
  return {
    sys: { type: 'Array' },
    total: items.length,
    skip: 0,
    limit: 1,
    items,
    includes: { Entry: others, Asset: [asset('hero', '//images.gauze.example/hero.jpg')] },
  }
}

const aboutLink = { title: 'About', path: '/about' }

let server: FastifyInstance
let host: string
let seen: FastifyRequest[]
let respond: (reply: FastifyReply) => unknown

function clientFor(options: Partial<ContentClientOptions> = {}) {
  return createContentClient({
    space: 'gauze',
    accessToken: 'gauze-public-content',
    host,
    basePath: '/cda',
    insecure: true,
    retries: 0,
    ...options,
  })
}

beforeEach(async () => {
  seen = []
  respond = () => collection([site])
  server = fastify({ forceCloseConnections: true })
  server.get('/cda/spaces/gauze/environments/master/entries', (request, reply) => {
    seen.push(request)
    return respond(reply)
  })
  host = new URL(await server.listen({ host: '127.0.0.1', port: 0 })).host
})

afterEach(() => server.close())

describe('content', () => {
  it('CMS-01 reads the site at limit 1 and depth 6 with the public token', async () => {
    await clientFor().websiteContent()
    expect(seen[0]?.query).toEqual({ content_type: 'websiteContent', include: '6', limit: '1' })
    expect(seen[0]?.headers.authorization).toBe('Bearer gauze-public-content')
  })

  it('CMS-02 gives menus, home page, footer and contact, leaving out dead links', async () => {
    expect(await clientFor().websiteContent()).toEqual({
      navBar: {
        sections: [
          { title: 'Promotions', path: '/promotions' },
          { title: 'Resources', path: null },
        ],
      },
      mainNavigation: [aboutLink],
      mainNavigationDropdown: [{ title: 'Company', pages: [aboutLink] }],
      contentPages: [aboutLink],
      homePage: {
        title: 'Welcome',
        homepageSections: [
          {
            kind: 'hero',
            title: 'Hello',
            text: 'Hi',
            image: { url: 'https://images.gauze.example/hero.jpg', width: 1200, height: 900, alt: 'A box' },
            linkLabel: null,
            linkPath: null,
            products: null,
          },
          {
            kind: 'products',
            title: 'Gloves',
            text: '',
            image: null,
            linkLabel: 'See all',
            linkPath: null,
            products: { kind: 'category', category: 'exam-gloves' },
          },
        ],
      },
      footer: { columns: [{ title: 'Company', pages: [aboutLink] }], legal: 'Fine print' },
      contact: { contactEmail: 'help@gauze.example', contactNumber: '800-555-0134', hoursTextShort: '9 to 5' },
      topInfoLinks: [aboutLink],
      notices: ['24-Hour Delivery'],
      alertBanner: { nodeType: 'document', data: {}, content: [text('Storm delays')] },
      alertFrom: '2026-11-23T13:00:00.000Z',
      alertUntil: null,
    })
  })

  it('CMS-02 gives an empty site for an entry without links', async () => {
    respond = () => collection([entry('site', 'websiteContent', {})])
    expect(await clientFor().websiteContent()).toMatchObject({
      navBar: { sections: [] },
      homePage: { title: '', homepageSections: [] },
      footer: { columns: [], legal: '' },
      topInfoLinks: [],
      notices: [],
      alertBanner: null,
    })
  })

  it('CMS-02 reads only the home page and the menus', async () => {
    expect(await clientFor().homePage()).toMatchObject({ title: 'Welcome' })
    expect(await clientFor().navigation()).toMatchObject({ mainNavigation: [aboutLink] })
    expect(seen[0]?.query).toMatchObject({ select: expect.stringMatching(/^fields\.homePage\b/) })
    expect(seen[1]?.query).toMatchObject({ select: expect.stringMatching(/^fields\.navBar,fields\.mainNavigation,/) })
  })

  it('CMS-02 reads a page by its path, and can still send a page that links to itself to a browser', async () => {
    respond = () => collection([about])
    const page = await clientFor().page('/about')
    expect(seen[0]?.query).toMatchObject({ content_type: 'contentPage', 'fields.path': '/about', limit: '1' })
    expect(JSON.parse(JSON.stringify(page))).toEqual({
      title: 'About',
      path: '/about',
      description: 'Who we are',
      productLists: [{ id: 'glovelist', title: 'Thick gloves', source: { kind: 'category', category: 'gloves' } }],
      pages: [aboutLink],
      navigationSections: [{ title: 'Company', pages: [aboutLink] }],
      body: {
        nodeType: 'document',
        data: {},
        content: [
          {
            nodeType: 'entry-hyperlink',
            data: {
              target: { sys: about.sys, fields: { title: 'About', path: '/about', description: 'Who we are' } },
            },
            content: [text('Ourselves')],
          },
          {
            nodeType: 'embedded-asset-block',
            data: { target: asset('hero', '//images.gauze.example/hero.jpg') },
            content: [],
          },
          { nodeType: 'hyperlink', data: { uri: 'https://gauze.example/' }, content: [text('Home')] },
          {
            nodeType: 'embedded-entry-block',
            data: { target: expect.objectContaining({ fields: { title: 'Thick gloves', category: 'gloves' } }) },
            content: [],
          },
        ],
      },
    })
  })

  it('CMS-02 gives the paths of all pages, however many requests that takes', async () => {
    const pages = Array.from({ length: 2300 }, (_, index) =>
      entry(`page${index}`, 'contentPage', { path: `/${index}` }),
    )
    respond = () => {
      const skip = (seen.length - 1) * 1000
      return { ...collection(pages.slice(skip, skip + 1000)), total: pages.length }
    }
    expect(await clientFor().pagePaths()).toEqual(pages.map((_page, index) => `/${index}`))
    expect(seen[0]?.query).toMatchObject({ content_type: 'contentPage', include: '0', limit: '1000', order: 'sys.id' })
    expect(seen.map(({ query }) => query)).toMatchObject([{ skip: '0' }, { skip: '1000' }, { skip: '2000' }])
  })

  it('CMS-03 leaves out links that may not be followed', async () => {
    const evil = entry('evil', 'pageLink', { title: 'Evil', path: ' javascript:alert(1)' })
    const bar = entry('bar', 'navBar', { sections: [evil] })
    const menus = { mainNavigation: [evil, about], mainNavigationDropdown: 'x', contentPages: [7, null], navBar: bar }
    respond = () => collection([entry('site', 'websiteContent', menus)])
    expect(await clientFor().navigation()).toEqual({
      navBar: { sections: [{ title: 'Evil', path: null }] },
      mainNavigation: [aboutLink],
      mainNavigationDropdown: [],
      contentPages: [],
    })
  })

  it('CMS-03 cuts a page that is huge or endlessly deep, and says so', async () => {
    const paragraph = { nodeType: 'paragraph', data: {}, content: [text('word')] }
    let deep: object = paragraph
    for (let depth = 0; depth < 400; depth += 1) deep = { nodeType: 'blockquote', data: {}, content: [deep] }
    for (const content of [Array.from({ length: 30_000 }, () => paragraph), [deep], [text('x'.repeat(1_000_000))]]) {
      respond = () => collection([entry('big', 'contentPage', { body: { nodeType: 'document', data: {}, content } })])
      const page = await clientFor().page('/big')
      expect(page?.body).toMatchObject({ data: { isCut: true } })
      expect(JSON.stringify(page).length).toBeLessThan(1_500_000)
    }
  })

  it.each([
    ['a page of something else', '<!doctype html><h1>Welcome</h1>', 'text/html'],
    ['nothing', '', 'application/json'],
    ['a half answer', '{"sys": {"type": "Arr', 'application/json'],
    ['JSON of something else', '{"hello": "world"}', 'application/json'],
    ['entries that are none', '{"items": ["x"]}', 'application/json'],
    ['an answer that never seems to end', `{"items": [], "rest": "${'x'.repeat(9_000_000)}"}`, 'application/json'],
  ])('CMS-04 rejects %s rather than treating it as an empty space', async (_what, body, type) => {
    respond = (reply) => reply.type(type).send(body)
    await expect(clientFor().page('/about')).rejects.toThrow()
    await expect(clientFor().websiteContent()).rejects.toThrow()
  })

  it('CMS-01 gives null for missing content', async () => {
    respond = () => collection([])
    expect(await clientFor().page('/nowhere')).toBeNull()
    expect(await clientFor().websiteContent()).toBeNull()
    expect(await clientFor().entry('nobody')).toBeNull()
  })

  it('CMS-01 reads a single entry as it is', async () => {
    respond = () => collection([entry('promo', 'navBarSection', { title: 'Promotions', path: '/promotions' })])
    expect(await clientFor().entry('promo')).toEqual({
      id: 'promo',
      contentType: 'navBarSection',
      fields: { title: 'Promotions', path: '/promotions' },
    })
    expect(seen[0]?.query).toMatchObject({ 'sys.id': 'promo' })
  })

  it('rejects when the service is down, after as many repeats as configured', async () => {
    respond = (reply) => reply.status(503).send({ sys: { type: 'Error', id: 'ServiceUnavailable' }, message: 'Down' })
    await expect(clientFor().websiteContent()).rejects.toThrow(/Down/)
    expect(seen).toHaveLength(1)
    await server.close()
    await expect(clientFor().websiteContent()).rejects.toThrow()
  })

  it('repeats a request as often as configured', async () => {
    respond = (reply) =>
      seen.length === 1
        ? reply.status(429).header('x-contentful-ratelimit-reset', '0').send({ message: 'Slow down' })
        : collection([site])
    expect(await clientFor({ retries: 1 }).homePage()).toMatchObject({ title: 'Welcome' })
    expect(seen).toHaveLength(2)
  })

  describe('with a fetch of its own', () => {
    const within: typeof fetch = async (input, init) => {
      const { url, headers } = new Request(input, init)
      const { statusCode, body } = await server.inject({ url, headers: Object.fromEntries(headers) })
      return new Response(body, { status: statusCode, headers: { 'content-type': 'application/json' } })
    }
    const ownClient = () => clientFor({ fetch: within, host: 'nowhere.gauze.example' })

    it('CMS-01 sends the same requests by it, and opens no connection', async () => {
      let connections = 0
      server.server.on('connection', () => {
        connections += 1
      })
      expect(await ownClient().websiteContent()).toEqual(await clientFor().websiteContent())
      expect(seen).toHaveLength(2)
      expect(seen[0]?.url).toBe(seen[1]?.url)
      expect(seen[0]?.headers.authorization).toBe(seen[1]?.headers.authorization)
      expect(connections).toBe(1)
    })

    it('rejects when it rejects, when the service fails, and after its timeout', async () => {
      const failing = clientFor({ fetch: () => Promise.reject(new Error('It is closed')) })
      await expect(failing.websiteContent()).rejects.toThrow('It is closed')
      respond = (reply) => reply.status(503).send({ sys: { type: 'Error', id: 'ServiceUnavailable' }, message: 'Down' })
      await expect(ownClient().websiteContent()).rejects.toThrow(/Down/)
      const hanging: typeof fetch = async (input, init) =>
        new Promise((_resolve, reject) => {
          const { signal } = new Request(input, init)
          signal.addEventListener('abort', () => reject(signal.reason))
        })
      await expect(clientFor({ fetch: hanging, timeout: 20 }).websiteContent()).rejects.toThrow(/timeout/)
    })
  })

  it('gives up after its timeout', async () => {
    respond = () => new Promise(() => {})
    await expect(clientFor({ timeout: 20 }).websiteContent()).rejects.toThrow(/timeout/)
  })
})
