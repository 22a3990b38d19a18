import { soldItem } from '@gauze/rules'
import { sql } from 'drizzle-orm'
import type { TestServer } from '../../../server/src/testing/test-server.js'
import type { Judgment } from './judgments/judgment.types.js'
import { type JudgedCatalog, type JudgedItem, judgedCards, type Shown } from './relevance.js'

/** Asks a judged search as the store's listing page does. */
export type AskListing = (judgment: Pick<Judgment, 'query' | 'filters' | 'user'>) => Promise<Shown>

/**
 * The listing call of a server, answered with the item that each card shows, prices and sells. Users are signed in on
 * their first search.
 * @example
 * const ask = askListing(await startSearchServer({ seeded: true }))
 * const { ids } = await ask({ query: 'gauze', user: 'admin@mercy.example' })
 */
export function askListing(server: TestServer): AskListing {
  const tokens = new Map<string, Promise<string>>()
  const tokenOf = (user: string) => {
    const token = tokens.get(user) ?? server.signIn(user)
    tokens.set(user, token)
    return token
  }
  return async ({ query, filters, user }) => {
    const input = { search: query, limit: judgedCards, ...(filters ? { filters: copyOf(filters) } : {}) }
    const options = user === undefined ? {} : { token: await tokenOf(user) }
    const { results, relaxed } = (await server.call('paginateItems', input, options)).output()
    return { ids: results.map((card) => soldItem(card).id), areMatches: !relaxed }
  }
}

/** Asks a judged search as the type-ahead of the search bar does; a hit names its variant. */
export function askTypeAhead({ app }: TestServer): AskListing {
  return async ({ query }) => {
    const response = await app.inject({
      method: 'POST',
      url: '/search/1/indexes/items/query',
      headers: { 'x-algolia-api-key': 'gauze-public-search', 'x-algolia-application-id': 'gauze' },
      payload: { query, hitsPerPage: judgedCards },
    })
    const { hits } = response.json<{ hits: readonly { readonly id: number }[] }>()
    return { ids: hits.map(({ id }) => id), areMatches: true }
  }
}

function copyOf(filters: NonNullable<Judgment['filters']>): Record<string, string[]> {
  return Object.fromEntries(Object.entries(filters).map(([name, values]) => [name, [...values]]))
}

interface ItemRow extends Record<string, unknown>, Omit<JudgedItem, 'facts'> {
  readonly parentCategory: string | null
  readonly quantity: number
  readonly specialOrder: boolean
  readonly rxLevel: string
  readonly isAllocated: boolean
  readonly values: readonly { readonly name: string; readonly value: string }[]
}

function availabilityOf({ quantity, specialOrder }: ItemRow): string {
  if (quantity > 0) return 'in-stock'
  return specialOrder ? 'special-order' : 'out-of-stock'
}

function factsOf(row: ItemRow): JudgedItem['facts'] {
  const attributes = Map.groupBy(row.values, ({ name }) => `attributes.${name.replace(/[.:]+/g, ' ').trim()}`)
  return {
    ...Object.fromEntries([...attributes].map(([name, own]) => [name, own.map(({ value }) => value.trim())])),
    category: [row.category, ...(row.parentCategory === null ? [] : [row.parentCategory])],
    manufacturer: [row.maker],
    availability: [availabilityOf(row)],
    rxLevel: [row.rxLevel],
    allocation: [row.isAllocated ? 'yes' : 'no'],
  }
}

/** Reads every item on sale with its own facts, and the orders of each user's company that count as purchases. */
export async function readJudgedCatalog({ db }: TestServer): Promise<JudgedCatalog> {
  const { rows: items } = await db.execute<ItemRow>(sql`
    SELECT i.id, coalesce(i.parent_id, i.id) AS product, i.site_display_name AS name, i.manufacturer AS maker, i.mpn,
      i.mpn AS item, c.url_component AS category, p.url_component AS "parentCategory",
      i.quantity_available AS quantity, i.special_order AS "specialOrder", i.rx_level AS "rxLevel",
      i.allocation_period IS NOT NULL AS "isAllocated",
      i.attributes || (SELECT coalesce(jsonb_agg(jsonb_build_object('name', m->>'key', 'value', m->>'value')), '[]')
        FROM jsonb_array_elements(i.matrix_details) m) AS values
    FROM items i JOIN categories c ON c.id = i.category_id LEFT JOIN categories p ON p.id = c.parent_id
    LEFT JOIN items m ON m.id = i.parent_id
    WHERE NOT i.is_matrix_parent AND NOT i.inactive AND NOT coalesce(m.inactive, false) ORDER BY i.id`)
  const { rows: purchases } = await db.execute<{ username: string; ids: number[] }>(sql`
    SELECT u.username, array_agg(DISTINCT l.item_id) AS ids FROM users u
    JOIN orders o ON o.account_id = u.account_id AND o.status NOT IN ('Rejected', 'Cancelled')
    JOIN order_lines l ON l.order_id = o.id WHERE l.item_id IS NOT NULL GROUP BY 1`)
  return {
    items: new Map(items.map((row) => [row.id, { ...row, facts: factsOf(row) }])),
    bought: new Map(purchases.map(({ username, ids }) => [username, new Set(ids)])),
  }
}
