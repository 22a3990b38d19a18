import fastify from 'fastify'
import pg from 'pg'

/**
 * The yardstick of the API benchmark: the same answers with the least that fastify and SQL can do, without
 * validation, sessions, prices by contract, idempotency or problems. Prints its port.
 */
const pool = new pg.Pool({ connectionString: process.env.DATABASE_URL })
const app = fastify()

const card = `SELECT i.id, i.display_name, i.manufacturer, i.mpn, i.quantity_available, i.thumbnail_image, i.url_component,
  (SELECT json_agg(u) FROM item_units u WHERE u.item_id = i.id) AS units,
  (SELECT json_agg(p) FROM item_prices p WHERE p.item_id = i.id) AS prices FROM items i`

const cart = {
  name: 'cart',
  text: `SELECT c.version, json_agg(json_build_object('id', l.id, 'itemId', l.item_id, 'quantity', l.quantity,
    'name', i.display_name, 'price', p.price, 'units', (SELECT json_agg(u) FROM item_units u WHERE u.item_id = i.id)))
    FROM carts c JOIN cart_lines l ON l.cart_id = c.id JOIN items i ON i.id = l.item_id
    JOIN item_prices p ON p.item_id = i.id AND p.level = 'List Price' WHERE c.user_id = $1 GROUP BY c.id`,
}

interface Bought {
  itemId: number
  unit: number
  quantity: number
}

app.get('/list', async () => {
  const text = `${card} WHERE i.parent_id IS NULL ORDER BY i.popularity DESC LIMIT 24`
  return (await pool.query({ name: 'list', text })).rows
})
app.get<{ Querystring: { q: string } }>('/search', async ({ query }) => {
  const text = `${card} JOIN search_documents d ON d.item_id = i.id
    WHERE d.tsv @@ plainto_tsquery('simple', $1) ORDER BY d.popularity DESC LIMIT 24`
  return (await pool.query({ name: 'search', text, values: [query.q] })).rows
})
app.get<{ Querystring: { id: string } }>('/detail', async ({ query }) => {
  return (await pool.query({ name: 'detail', text: `${card} WHERE i.id = $1`, values: [query.id] })).rows[0]
})
app.get('/getCart', async () => (await pool.query({ ...cart, values: [process.env.BENCH_USER] })).rows[0])
app.post<{ Body: Bought }>('/addItem', async ({ body }) => {
  const text = `INSERT INTO cart_lines (cart_id, item_id, unit_id, quantity)
    SELECT id, $2, $3, $4 FROM carts WHERE user_id = $1
    ON CONFLICT (cart_id, item_id, unit_id) DO UPDATE SET quantity = least(cart_lines.quantity + excluded.quantity, 99999)`
  const { itemId, unit, quantity } = body
  await pool.query({ name: 'add', text, values: [process.env.BENCH_USER, itemId, unit, quantity] })
  return (await pool.query({ ...cart, values: [process.env.BENCH_USER] })).rows[0]
})

await app.listen({ host: '127.0.0.1', port: 0 })
const address = app.server.address()
console.log(`port ${typeof address === 'object' ? address?.port : address}`)
