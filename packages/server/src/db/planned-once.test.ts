import pg from 'pg'
import { afterAll, beforeAll, expect, it } from 'vitest'
import '../modules/cart/cart.repository.js'
import '../modules/catalog/card.repository.js'
import { startTestServer, type TestServer } from '../testing/test-server.js'
import { declaredStatements } from './client.js'

/** PostgreSQL plans a statement so often for its values before it considers one plan for any values. */
const plansForValues = 5

let server: TestServer
let client: pg.Client
beforeAll(async () => {
  server = await startTestServer({ seeded: true })
  client = new pg.Client({ connectionString: server.databaseUrl })
  await client.connect()
})
afterAll(async () => {
  await client.end()
  await server.close()
})

interface Facts {
  readonly user: number
  readonly account: number
  readonly items: number[]
}

const valuesOf = {
  cart: ({ user, account, items }: Facts) => [account, user, null, items],
  cards: ({ account, items }: Facts) => [items, account, null],
  'listed-cards': ({ account, items }: Facts) => [items, account, null],
}

it.each(Object.entries(valuesOf))(
  'plans the statement %s once, however many items a run names',
  async (name, values) => {
    const { rows } = await client.query<Facts>(
      `SELECT id AS user, account_id AS account, ARRAY(SELECT id FROM items ORDER BY id LIMIT 40) AS items
    FROM users WHERE username = 'admin@mercy.example'`,
    )
    const [facts] = rows
    if (!facts) throw new Error('The demonstration has no administrator.')
    const text = declaredStatements.get(name) ?? ''
    for (const at of facts.items.keys()) {
      await client.query({ name, text, values: values({ ...facts, items: facts.items.slice(0, at % 3) }) })
    }
    const planned = await client.query('SELECT custom_plans::int FROM pg_prepared_statements WHERE name = $1', [name])
    expect(planned.rows).toEqual([{ custom_plans: plansForValues }])
  },
)
