import pg from 'pg'
import { demoPassword } from '../../demo/src/sign-ins.js'
import { ask, post } from './requests.js'

const template = 'admin@mercy.example'
const cartLines = 12

/** A shopper of the benchmark. */
interface Shopper {
  readonly id: number
  readonly username: string
}

/** What is put into each cart. */
interface Goods {
  readonly itemId: number
  readonly unit: number
  readonly quantity: number
}

/** Shoppers, and goods for their carts. */
export interface Prepared {
  readonly shoppers: readonly Shopper[]
  readonly goods: readonly Goods[]
}

/**
 * Adds shoppers of one company with a cart each, so that connections do not wait for one row, and stock that never runs out.
 */
export async function prepare(url: string, shoppers: number): Promise<Prepared> {
  const client = new pg.Client({ connectionString: url })
  await client.connect()
  try {
    const { rows: users } = await client.query<Shopper>(
      `INSERT INTO users (account_id, username, email, password_hash, first_name, last_name, is_admin, is_price_visible)
      SELECT account_id, 'bench' || n || '@mercy.example', 'bench' || n || '@mercy.example', password_hash, first_name,
        last_name, is_admin, is_price_visible FROM users, generate_series(1, $2::int) AS s (n) WHERE username = $1
      RETURNING id, username`,
      [template, shoppers],
    )
    const { rows: goods } = await client.query<Goods>(
      `SELECT i.id AS "itemId", (SELECT min(u.id) FROM item_units u WHERE u.item_id = i.id) AS unit, 1 AS quantity
      FROM items i WHERE i.parent_id IS NULL AND NOT i.is_matrix_parent AND NOT i.inactive AND NOT i.restricted
        AND i.is_addable_to_cart AND i.taxable AND i.allocation_period IS NULL AND i.rx_level = '1'
        AND EXISTS (SELECT FROM item_prices p WHERE p.item_id = i.id AND p.level = 'List Price' AND p.price IS NOT NULL)
      ORDER BY i.popularity DESC, i.id LIMIT $1`,
      [cartLines],
    )
    await client.query('UPDATE items SET quantity_available = 10000000 WHERE id = ANY($1::int[])', [
      goods.map(({ itemId }) => itemId),
    ])
    return { shoppers: users, goods }
  } finally {
    await client.end()
  }
}

/**
 * Signs the shoppers in and fills their carts.
 * @returns the headers of each
 */
export async function fillCarts(url: string, { shoppers, goods }: Prepared): Promise<Record<string, string>[]> {
  const tokens: Record<string, string>[] = []
  for (const { username } of shoppers) {
    const { token } = await ask<{ token: string }>(post(`${url}/api/auth/login`, { username, password: demoPassword }))
    tokens.push({ authorization: `Bearer ${token}` })
  }
  for (const item of goods) {
    for (const token of tokens) await ask(post(`${url}/api/cart/cart/addItem`, item, [token]))
  }
  return tokens
}
