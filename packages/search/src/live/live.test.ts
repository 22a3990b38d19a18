import { randomUUID } from 'node:crypto'
import { once } from 'node:events'
import { connect, createServer } from 'node:net'
import { type Algoliasearch, algoliasearch } from 'algoliasearch'
import { sql } from 'drizzle-orm'
import { afterEach, beforeEach, describe, expect, inject, it, vi } from 'vitest'
import { type Database, openDatabase } from '../../../server/src/db/client.js'
import { type RunningServer, startServer } from '../../../server/src/start/start-server.js'
import { createTestDatabase, dropTestDatabase } from '../../../server/src/testing/test-databases.js'
import { createSearchEngine, refreshTiers } from '../engine/index.js'
import { search } from '../plugin.js'
import { indexChanges, rebuildIndex } from './index-changes.js'
import { keepSearchCurrent } from './keep-current.js'
import { refreshPopularity } from './popularity.js'
import { logSearch } from './search-log.js'
import { refreshSuggestions } from './suggestions.js'

interface Hit {
  readonly id: number
  readonly availability: string
}

const key = 'gauze-public-search'

let databaseUrl: string
let database: Database
let servers: RunningServer[] = []

const items = [
  { id: 1, name: 'Quokka Forceps', mpn: 'QF-1' },
  { id: 2, name: 'Quokka Scissors', mpn: 'QS-2' },
  { id: 3, name: 'Twin Clamp', mpn: 'TC-3' },
  { id: 4, name: 'Twin Clamp', mpn: 'TC-4' },
]

function hostsOf(url: string) {
  return [{ url: `${new URL(url).host}/search`, protocol: 'http' as const, accept: 'readWrite' as const }]
}

function clientOf(server: RunningServer) {
  return algoliasearch('ANYAPP', key, { hosts: hostsOf(server.url) })
}

async function find(client: Algoliasearch, query: string, params: object = {}) {
  client.clearCache()
  return (await client.searchSingleIndex<Hit>({ indexName: 'items', searchParams: { query, ...params } })).hits
}

async function start(log: (line: string) => void = () => undefined) {
  const environment = { PORT: '0', DATABASE_URL: databaseUrl, GAUZE_SEED: 'never', GAUZE_RATE_LIMIT: '0' }
  const server = await startServer({
    search,
    environment: { ...environment, GAUZE_LOG_LEVEL: 'info' },
    logTo: { write: (line) => log(JSON.parse(line).msg) },
  })
  servers.push(server)
  return server
}

function theServer(): RunningServer {
  const [server] = servers
  if (server === undefined) throw new Error('No server was started')
  return server
}

async function stopServers() {
  await Promise.all(servers.map((server) => server.close()))
  servers = []
}

async function noted() {
  const { rows } = await database.db.execute<{ id: number }>(sql`SELECT item_id AS id FROM search_changes ORDER BY id`)
  return rows.map((row) => row.id)
}

async function listening() {
  const { rows } = await database.db.execute(sql`
    SELECT 1 FROM pg_stat_activity WHERE datname = current_database() AND query = 'LISTEN search_changes'`)
  return rows.length
}

/** A database whose first listening connection breaks while it begins to listen. */
async function cutAtFirstListen(target: string) {
  const { hostname, port } = new URL(target)
  let cuts = 0
  const proxy = createServer((near) => {
    const far = connect(Number(port), hostname)
    for (const socket of [near, far]) socket.on('error', () => undefined)
    far.on('close', () => near.destroy())
    near.on('close', () => far.destroy())
    far.pipe(near)
    near.on('data', (data) => {
      if (cuts > 0 || !data.includes('LISTEN search_changes')) return far.write(data)
      cuts += 1
      return near.destroy()
    })
  }).listen(0, '127.0.0.1')
  await once(proxy, 'listening')
  const address = proxy.address()
  const url = new URL(target)
  url.host = `127.0.0.1:${typeof address === 'object' && address !== null ? address.port : 0}`
  return { url: url.href, cuts: () => cuts, close: () => proxy.close() }
}

beforeEach(async () => {
  const server = inject('databaseServer')
  databaseUrl = await createTestDatabase(server, inject('databasePrefix'), {
    seeded: false,
    name: randomUUID().slice(0, 8),
  })
  database = openDatabase({ url: databaseUrl })
  const { db } = database
  await db.execute(sql`
    INSERT INTO categories (id, parent_id, name, url_component) VALUES
      (1, NULL, 'Devices', 'devices'), (2, 1, 'Instruments', 'instruments')`)
  for (const { id, name, mpn } of items) {
    await db.execute(sql`
      INSERT INTO items (id, category_id, item_name, display_name, site_display_name, manufacturer, mpn, url_component,
        quantity_available)
      VALUES (${id}, 2, ${`GZ${id}`}, ${name}, ${name}, 'Tarnwell', ${mpn}, ${`item-${id}`}, 5)`)
  }
  await rebuildIndex(db)
})

afterEach(async () => {
  await stopServers()
  await database.close()
  await dropTestDatabase(inject('databaseServer'), databaseUrl)
})

describe('two servers on one database', () => {
  it('SRCH-06 show within moments every change that any program makes in the catalogue', async () => {
    const clients = [clientOf(await start()), clientOf(await start())]
    const everywhere = (query: string, expected: readonly object[], params: object = {}) =>
      Promise.all(
        clients.map((client) =>
          vi.waitFor(async () => expect(await find(client, query, params)).toMatchObject(expected), 15_000),
        ),
      )
    const { db } = database
    await everywhere('quokka forceps', [{ id: 1, availability: 'in-stock' }])
    await db.execute(sql`UPDATE items SET site_display_name = 'Wombat Forceps', display_name = 'Wombat' WHERE id = 1`)
    await everywhere('wombat', [{ id: 1 }])
    await db.execute(sql`UPDATE items SET quantity_available = 0 WHERE id = 1`)
    await everywhere('wombat', [{ id: 1 }], { facetFilters: ['availability:out-of-stock'] })
    await db.execute(sql`UPDATE categories SET name = 'Numbats' WHERE id = 2`)
    await everywhere('numbats scissors', [{ id: 2 }])
    await db.execute(sql`INSERT INTO item_units (item_id, unit_name, label, conversion_rate)
      VALUES (2, 'CR', 'Crate of bilbies', 10)`)
    await everywhere('bilbies', [{ id: 2 }])
    await db.execute(sql`UPDATE items SET inactive = true WHERE id = 1`)
    await everywhere('wombat', [])
    await db.execute(sql`DELETE FROM item_units WHERE item_id = 2`)
    await db.execute(sql`DELETE FROM items WHERE id = 2`)
    await everywhere('scissors', [])
    await vi.waitFor(async () => {
      const { rows } = await db.execute(sql`SELECT docs FROM search_facet_counts WHERE scope = '' AND token = ''`)
      expect(rows).toEqual([{ docs: 2 }])
    }, 15_000)
  })

  it('listen again after their connection was cut', async () => {
    const client = clientOf(await start())
    await database.db.execute(sql`
      SELECT pg_terminate_backend(pid) FROM pg_stat_activity
      WHERE datname = current_database() AND query = 'LISTEN search_changes'`)
    await database.db.execute(sql`UPDATE items SET site_display_name = 'Wombat Clamp' WHERE id = 3`)
    await vi.waitFor(async () => expect(await find(client, 'wombat')).toMatchObject([{ id: 3 }]), 10_000)
  })

  it('listen on one new connection, and report it once, when theirs breaks while it begins to listen', async () => {
    const { url, cuts, close } = await cutAtFirstListen(databaseUrl)
    const broken = openDatabase({ url })
    const errors: unknown[] = []
    const stop = keepSearchCurrent(broken, { onError: (error) => errors.push(error) })
    await vi.waitFor(async () => expect(await listening()).toBe(1), 10_000)
    expect([cuts(), errors]).toEqual([1, [expect.any(Error)]])
    await stop()
    await broken.close()
    close()
  })

  it('process at their start the changes that a dead server left behind', async () => {
    await database.db.execute(sql`UPDATE items SET site_display_name = 'Wombat Clamp' WHERE id = 3`)
    expect(await noted()).toEqual([3])
    const client = clientOf(await start())
    await vi.waitFor(async () => expect(await find(client, 'wombat')).toMatchObject([{ id: 3 }]), 15_000)
    await stopServers()
    expect(await noted()).toEqual([])
  })
})

describe('an index that was never built', () => {
  it('SRCH-06 is built before the first search, after a start that was interrupted or an import', async () => {
    await database.db.execute(sql`DELETE FROM search_documents`)
    await database.db.execute(sql`DELETE FROM settings WHERE key = 'search.format'`)
    const lines: string[] = []
    const client = clientOf(await start((line) => lines.push(line)))
    expect(await find(client, '')).toHaveLength(items.length)
    expect(lines).toContain('building the search index, which is missing')
  })
})

describe('an index that an earlier release made', () => {
  const drugs = async () => {
    const { rows } = await database.db.execute<{ id: number }>(sql`
      SELECT item_id AS id FROM search_documents WHERE tsv @@ '''~drug'''::tsquery ORDER BY 1`)
    return rows.map(({ id }) => id)
  }

  beforeEach(async () => {
    const { db } = database
    await db.execute(sql`UPDATE items SET rx_level = '3' WHERE id = 2`)
    await rebuildIndex(db)
    await db.execute(sql`UPDATE search_documents SET tsv = ts_delete(tsv, '~drug')`)
    await db.execute(sql`UPDATE settings SET value = '1' WHERE key = 'search.format'`)
  })

  it('SRCH-06 is rebuilt when servers start, by one of them, which logs it', async () => {
    const lines: string[] = []
    await Promise.all([start((line) => lines.push(line)), start((line) => lines.push(line))])
    await vi.waitFor(async () => expect(await drugs()).toEqual([2]), 20_000)
    await vi.waitFor(() => expect(lines).toContain('Indexed 4 products again'), 20_000)
    await stopServers()
    await start((line) => lines.push(line))
    expect(lines.filter((line) => line.startsWith('Building the search index again'))).toHaveLength(1)
  })

  it.each([
    ['a listing', true],
    ['type-ahead', false],
  ])(
    'SRCH-06 leaves no word out of a search in %s meanwhile, because it does not tell which products are drugs',
    async (_, exhaustive) => {
      const engine = createSearchEngine(database.db)
      const searches = ['quokka scissors', 'wallaby quokka scissors']
      const found = () => Promise.all(searches.map(async (query) => (await engine.search({ query, exhaustive })).ids))
      expect(await found()).toEqual([[2], []])
      await database.db.execute(sql`UPDATE items SET rx_level = '' WHERE id = 2`)
      await rebuildIndex(database.db)
      expect(await found()).toEqual([[2], [2]])
    },
  )
})

describe('the products noted for a change', () => {
  it.each([
    ['the stock, as long as there is some', sql`UPDATE items SET quantity_available = 4, updated_at = now()`, []],
    ['the thumbnail, which is not searched', sql`UPDATE items SET thumbnail_image = 'x.svg'`, []],
    ['a price', sql`INSERT INTO item_prices (item_id, level, price) VALUES (1, 'List Price', 9)`, []],
    ['the stock running out', sql`UPDATE items SET quantity_available = 0 WHERE id IN (1, 3)`, [1, 3]],
    ['stock coming', sql`UPDATE items SET quantity_available = 9, special_order = true WHERE id = 1`, [1]],
    ['an attribute', sql`UPDATE items SET attributes = '[{"name":"Length","value":"9 in"}]' WHERE id = 2`, [2]],
    ['becoming a variant', sql`UPDATE items SET parent_id = 1 WHERE id = 4`, [1, 4]],
    ['a new category’s address', sql`UPDATE categories SET url_component = 'tools' WHERE id = 1`, [1, 2, 3, 4]],
    ['the picture of a category', sql`UPDATE categories SET image_url = 'x.svg'`, []],
    ['emptying the catalogue', sql`TRUNCATE items CASCADE`, [1, 2, 3, 4]],
  ])('of %s', async (_what, statement, expected) => {
    await database.db.execute(statement)
    expect((await noted()).sort()).toEqual(expected)
  })

  it('is discarded by a build of everything, and one product that cannot be indexed does not block the other products', async () => {
    const { db } = database
    await db.execute(sql`UPDATE items SET site_display_name = site_display_name || ' Wombat'`)
    await rebuildIndex(db)
    expect(await noted()).toEqual([])
    await db.execute(sql`UPDATE items SET site_display_name = 'Echidna Clamp'`)
    await db.execute(sql`
      CREATE FUNCTION refuse() RETURNS trigger LANGUAGE plpgsql AS $$
      BEGIN RAISE EXCEPTION 'too long' USING ERRCODE = 'program_limit_exceeded'; END $$`)
    await db.execute(sql`
      CREATE TRIGGER refuse BEFORE INSERT OR UPDATE ON search_documents FOR EACH ROW WHEN (NEW.item_id = 2)
      EXECUTE FUNCTION refuse()`)
    const errors: unknown[] = []
    await indexChanges(db, { onUnfit: (error) => errors.push(error) })
    expect(errors).toEqual([expect.objectContaining({ message: expect.stringContaining('Product 2 ') })])
    expect(await noted()).toEqual([])
    const { rows } = await db.execute<{ id: number }>(sql`
      SELECT item_id AS id FROM search_documents WHERE sort_name = 'echidna clamp' ORDER BY 1`)
    expect(rows.map(({ id }) => id)).toEqual([1, 3, 4])
  })
})

describe('a catalogue filled by a program', () => {
  const popular = async () => {
    const { rows } = await database.db.execute<{ id: number }>(sql`
      SELECT item_id AS id FROM search_documents WHERE tsv @@ '''~0'''::tsquery ORDER BY popularity DESC`)
    return rows.map(({ id }) => id)
  }

  it('SRCH-06 gets its popular products counted, so that type-ahead reads them first', async () => {
    const { db } = database
    await db.execute(sql`DELETE FROM settings WHERE key = 'search.tiers'`)
    await db.execute(sql`
      INSERT INTO items (id, category_id, item_name, display_name, site_display_name, manufacturer, mpn, url_component,
        quantity_available, popularity)
      SELECT n, 2, 'GZ' || n, 'Wombat ' || n, 'Wombat ' || n, 'Tarnwell', 'WO-' || n, 'wombat-' || n, 5, n
      FROM generate_series(11, 1510) AS n`)
    await indexChanges(db, { onUnfit: () => undefined })
    expect(await popular()).toHaveLength(1504)
    await refreshTiers(db)
    await indexChanges(db, { onUnfit: () => undefined })
    expect(await popular()).toHaveLength(1000)
    expect((await popular()).slice(0, 3)).toEqual([1510, 1509, 1508])
    await vi.waitFor(async () => expect(await noted()).toEqual([]), 15_000)
  })
})

describe('the actions of shoppers', () => {
  const click = {
    eventType: 'click' as const,
    eventName: 'Product Clicked',
    index: 'items',
    queryID: 'a'.repeat(32),
  }

  const send = (events: readonly { userToken: string; objectIDs: string[] }[]) =>
    clientOf(theServer())
      .initInsights({ options: { hosts: hostsOf(theServer().url) } })
      .pushEvents({
        events: events.map((event) => ({ ...click, positions: event.objectIDs.map((_, at) => at + 1), ...event })),
      })

  /** Counts all events as events of one moment, because a day may end after the first one. */
  const count = async (now = new Date()) => {
    await database.db.execute(sql`UPDATE insights_events SET created_at = ${now}`)
    await refreshPopularity(database.db, now)
  }

  const scores = async () => {
    const { rows } = await database.db.execute(sql`SELECT item_id AS id, score FROM search_popularity ORDER BY 1`)
    return rows
  }

  it('SRCH-07 lifts the product that is clicked above its equal', async () => {
    const server = await start()
    expect((await find(clientOf(server), 'twin clamp')).map(({ id }) => id)).toEqual([3, 4])
    await send([{ userToken: 'visitor-1', objectIDs: ['4'] }])
    await count()
    await vi.waitFor(
      async () => expect((await find(clientOf(server), 'twin clamp')).map(({ id }) => id)).toEqual([4, 3]),
      15_000,
    )
  })

  it('SRCH-07 counts uncounted events at a start', async () => {
    await database.db.execute(sql`
      INSERT INTO insights_events (event_type, event_name, index_name, user_token, object_ids, body)
      VALUES ('click', 'Product Clicked', 'items', 'visitor-1', ARRAY['4'], '{}')`)
    await start()
    await vi.waitFor(async () => expect(await scores()).toEqual([{ id: 4, score: 1 }]), 15_000)
  })

  it('counts once per person, product and day, so that one token cannot flood', async () => {
    await start()
    await send(Array.from({ length: 900 }, () => ({ userToken: 'flooder', objectIDs: ['3'] })))
    const unknown = ['999', 'x', '4294967300', '9999999999', '99999999999']
    await send(['a', 'b', 'c', 'd'].map((userToken) => ({ userToken, objectIDs: ['4', ...unknown] })))
    await count()
    expect(await scores()).toEqual([
      { id: 3, score: 1 },
      { id: 4, score: 2 },
    ])
  })

  it('lifts products with the largest ids, too', async () => {
    await database.db.execute(sql`UPDATE items SET id = 2147483647 WHERE id = 4`)
    await start()
    await send([{ userToken: 'visitor-1', objectIDs: ['2147483647'] }])
    await count()
    expect(await scores()).toEqual([{ id: 2_147_483_647, score: 1 }])
  })

  it('moves a product only so far in a day, however many persons somebody invents', async () => {
    await database.db.execute(sql`
      INSERT INTO insights_events (event_type, event_subtype, event_name, index_name, user_token, object_ids, body)
      SELECT 'conversion', 'addToCart', 'Added', 'items', 'invented-' || n, ARRAY['3'], '{}'
      FROM generate_series(1, 100000) AS n`)
    await count()
    expect(await scores()).toEqual([{ id: 3, score: 30 }])
  })

  it('counts less with time, and not at all after ninety days', async () => {
    await database.db.execute(sql`
      INSERT INTO insights_events (event_type, event_name, index_name, user_token, object_ids, body)
      SELECT 'click', 'Product Clicked', 'items', 'visitor-' || n, ARRAY['3'], '{}' FROM generate_series(1, 16) AS n`)
    const now = new Date()
    await count(now)
    const inDays = (days: number) => new Date(now.getTime() + days * 86_400_000)
    const seen = []
    for (const days of [0, 30, 60, 91]) {
      await refreshPopularity(database.db, inDays(days))
      seen.push(await scores())
    }
    expect(seen).toEqual([[{ id: 3, score: 4 }], [{ id: 3, score: 2 }], [{ id: 3, score: 1 }], []])
  })
})

describe('query suggestions', () => {
  const search = (query: string, person: string, hits = 2) =>
    logSearch(database.db, { query, hits, queryId: null, userToken: person, user: null })

  const offered = async (query: string) => {
    const { rows } = await database.db.execute(sql`
      SELECT query, hits FROM search_suggestions WHERE query = ${query}`)
    return rows
  }

  it('SRCH-12 come from the searches of three people, without a restart', async () => {
    await start()
    const client = clientOf(theServer())
    for (const person of ['a', 'b', 'b', 'b']) await search('Forceps  quokka', person)
    await refreshSuggestions(database.db)
    expect(await offered('forceps quokka')).toEqual([])
    await search('forceps quokka', 'c')
    await refreshSuggestions(database.db)
    await vi.waitFor(async () => {
      client.clearCache()
      const { hits } = await client.searchSingleIndex({
        indexName: 'items_query_suggestions',
        searchParams: { query: 'forceps quok', hitsPerPage: 1 },
      })
      expect(hits).toMatchObject([
        {
          objectID: 'forceps quokka',
          query: 'forceps quokka',
          nb_words: 2,
          items: { exact_nb_hits: 2, facets: { exact_matches: {}, analytics: {} } },
        },
      ])
    }, 15_000)
  })

  it('SRCH-12 come from searches that were made while another refresh was writing, too', async () => {
    for (const person of ['a', 'b']) await search('forceps quokka', person)
    const locked = Promise.withResolvers<void>()
    const written = Promise.withResolvers<void>()
    const writing = database.db.transaction(async (tx) => {
      await tx.execute(sql`LOCK TABLE search_suggestions IN SHARE ROW EXCLUSIVE MODE`)
      locked.resolve()
      await written.promise
    })
    await locked.promise
    const refreshing = refreshSuggestions(database.db)
    await vi.waitFor(async () => {
      const { rows } = await database.db.execute(sql`
        SELECT FROM pg_locks WHERE relation = 'search_suggestions'::regclass AND NOT granted`)
      expect(rows).toHaveLength(1)
    }, 15_000)
    await search('forceps quokka', 'c')
    written.resolve()
    await Promise.all([writing, refreshing])
    expect(await offered('forceps quokka')).toHaveLength(1)
  })

  it.each([
    ['an address', 'nurse@clinic.example quokka'],
    ['a long number', 'quokka 5551234567'],
    ['a slogan in one long word', 'quokka visitevilshopforcheaperforcepsandscissorsnow'],
    ['one long word with dots in it', 'quokka visitevilshop.4cheaperforceps.4scissorsnowtoday'],
    ['one long word of ligatures', `quokka ${'ﬃ'.repeat(14)}`],
    ['pictures', 'quokka 💊'],
    ['signs that change how others read', 'quokka \u202eforceps'],
    ['a shout', 'quokka!!!'],
    ['a name that the catalogue does not have', 'forceps for maria lopez'],
    ['what found nothing', 'quokka clamp'],
  ])('SRCH-12 never include %s', async (what, query) => {
    for (const person of ['a', 'b', 'c', 'd']) await search(query, person, what === 'what found nothing' ? 0 : 1)
    await refreshSuggestions(database.db)
    expect(await offered(query)).toEqual([])
  })

  it('keep the suggestions from the catalogue, and drop them with it', async () => {
    await refreshSuggestions(database.db)
    expect(await offered('tarnwell')).toEqual([{ query: 'tarnwell', hits: 4 }])
    await database.db.execute(sql`UPDATE items SET manufacturer = 'Corvale'`)
    await refreshSuggestions(database.db)
    expect(await offered('tarnwell')).toEqual([])
  })
})
