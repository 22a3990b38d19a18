import { sql } from 'drizzle-orm'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { startTestShop, type TestShop } from '../../../testing/fixtures/shop.js'
import { shopItems, unitsOf } from '../../../testing/fixtures/shop-catalogue.js'
import { shopAddresses, shopUsers } from '../../../testing/fixtures/shop-companies.js'
import { readValidCxml } from '../../../testing/valid-cxml.js'
import { hashPassword } from '../../credentials/password.js'
import { elementAt, textAt } from '../../cxml/read-xml.js'
import { placeOf } from '../../cxml/ship-to-element.js'
import { readForm } from '../check/read-form.js'
import { addBuyer } from '../punch-out.repository.js'
import { itemsToEdit, itemsToOrder, orderDocument, setupDocument } from './dev-buyer-documents.js'

const claim = { domain: 'DemoNetwork', identity: 'metro', secret: 'a secret & more' }
const glove = shopItems.gloveSmall

let shop: TestShop

beforeAll(async () => {
  shop = await startTestShop()
  const { accountId, userId } = shopUsers.admin
  const own = { ...claim, accountId, name: 'Dev', protocol: 'cxml' as const, orderUserId: userId }
  const secretHash = await hashPassword(claim.secret)
  await addBuyer(shop.db, { ...own, secretHash, returnOrigins: ['http://localhost'] })
})
afterAll(() => shop.close())

/** @returns the answer to a valid document */
async function send(document: string) {
  expect(readValidCxml(document).name).toBe('cXML')
  const headers = { 'content-type': 'text/xml' }
  const answer = await shop.app.inject({ method: 'POST', url: '/api/punchout/cxml', headers, payload: document })
  return readValidCxml(answer.body)
}

async function visit(operation: string, items = '') {
  const answer = await send(setupDocument({ ...claim, operation, items }, 'http://localhost/dev/punchout/return'))
  const token = new URL(textAt(answer, 'StartPage', 'URL')).pathname.replace('/punchout/', '')
  return (await shop.call('startPunchout', { token })).output().token
}

async function returned(token: string) {
  const { returnUrl } = (await shop.call('returnCart', {}, { token })).output()
  const page = await shop.app.inject({ url: new URL(returnUrl).pathname, headers: { accept: 'text/html' } })
  return readForm(page.body)?.fields.get('cxml-urlencoded') ?? ''
}

async function cartOfGloves() {
  const token = await visit('create')
  const { each, box } = unitsOf(glove)
  await shop.call('addItem', { itemId: glove, unit: box, quantity: 3 }, { token })
  await shop.call('addItem', { itemId: glove, unit: each, quantity: 7 }, { token })
  return returned(token)
}

it('PUN-02 the pretended system sends a returned cart again to be edited', async () => {
  const message = await cartOfGloves()
  const again = await returned(await visit('edit', itemsToEdit(message)))
  expect(itemsToOrder(again)).toEqual(itemsToOrder(message))
})

it('PLUS-23 the pretended system orders a returned cart, with each ItemDetail as it came', async () => {
  const { items, total } = itemsToOrder(await cartOfGloves())
  expect(items).toContain('<PriceBasisQuantity quantity="100" conversionFactor="100">')
  expect(total).toBe('37.88')
  const address = String(shopAddresses.licensed)
  const place = '1 Main Street, Albany, NY 12207'
  const answer = await send(orderDocument({ ...claim, items, total, order: 'PO-7', address, place }))
  expect(elementAt(answer, 'Status')?.text).toMatch(/^The order SO-\d+ was placed/)
  const { rows } = await shop.db.execute(sql`SELECT subtotal_cents::int AS subtotal FROM orders WHERE po_num = 'PO-7'`)
  expect(rows).toEqual([{ subtotal: 3788 }])
})

it('PLUS-23 the page of a returned cart sends it again, and orders it', async () => {
  const payload = new URLSearchParams({ 'cxml-urlencoded': await cartOfGloves() }).toString()
  const headers = { 'content-type': 'application/x-www-form-urlencoded' }
  const page = await shop.app.inject({ method: 'POST', url: '/dev/punchout/return', headers, payload })
  const orderForm = page.body.slice(page.body.indexOf('<form method="post" action="/dev/punchout/order"'))
  expect(readForm(page.body)?.fields.get('items')).toContain('<SupplierPartAuxiliaryID>')
  expect(readForm(orderForm)?.fields.get('total')).toBe('37.88')
  expect(placeOf(readForm(orderForm)?.fields.get('place') ?? '')).toMatchObject({ city: 'New York', state: 'NY' })
})
