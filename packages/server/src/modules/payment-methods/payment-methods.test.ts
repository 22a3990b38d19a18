import { connect } from 'node:net'
import { sql } from 'drizzle-orm'
import { afterAll, afterEach, beforeAll, describe, expect, it } from 'vitest'
import { type CardFieldsServer, startCardFields } from '../../ports/development-cards/card-fields-server.js'
import { developmentPayment } from '../../ports/development-cards/development-payment.js'
import { everyRow } from '../../testing/every-row.js'
import { startTestShop, type TestShop } from '../../testing/fixtures/shop.js'
import { shopItems, unitsOf } from '../../testing/fixtures/shop-catalogue.js'
import { type ShopUser, shopAddresses, shopCards } from '../../testing/fixtures/shop-companies.js'

let shop: TestShop
let fields: CardFieldsServer

beforeAll(async () => {
  shop = await startTestShop()
  const secret = 'a secret of the tests, long enough to be one'
  fields = await startCardFields({ host: '127.0.0.1', port: 0, secret, now: shop.services.now })
})
afterAll(async () => {
  await fields.close()
  await shop.close()
})
afterEach(async () => {
  shop.replacePorts()
  await shop.reset()
  await shop.db.execute(sql`DELETE FROM payment_methods WHERE user_id IS NOT NULL`)
})

const numbers = {
  good: '4242 4242 4242 4242',
  amex: '3782 822463 10005',
  refused: '4000 0000 0000 0002',
  declined: '4000 0000 0000 0341',
  silent: '4000 0000 0000 0119',
}

async function exchange(number: string, more: { expiry?: string; cvc?: string } = {}) {
  const response = await fetch(`${fields.url}/tokens`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({ number, expiry: '04 / 39', cvc: '737', ...more }),
  })
  const answer: { token?: string; errors?: object } = await response.json()
  return answer
}

/** Types a card into the provider's fields and saves its token. */
async function addCard(who: ShopUser, number = numbers.good, more: { isDefault?: boolean; label?: string } = {}) {
  shop.replacePorts({ payment: developmentPayment(fields.tokens, fields.url) })
  const { token = '' } = await exchange(number)
  return shop.as(who, 'upsertPaymentMethod', { token, holder: 'Ada Diaz', ...more })
}

async function cardsOf(who: ShopUser) {
  return (await shop.as(who, 'getPaymentMethods', {})).output().cards
}

describe('adding a card', () => {
  it('CHK-09 ACCT-11 API-36 saves the brand, last digits and expiration, and the number is stored nowhere', async () => {
    const saved = await addCard('buyer', numbers.good, { label: 'Front desk', isDefault: true })
    expect(saved.output()).toMatchObject({
      ...{ brand: 'Visa', last4: '4242', expMonth: 4, expYear: 2039, holder: 'Ada Diaz', label: 'Front desk' },
      isDefault: true,
      expired: false,
    })
    expect((await cardsOf('admin')).map(({ isDefault }) => isDefault)).toEqual([true, false, false])
    const held = await everyRow(shop.db)
    expect(held).toContain('Ada Diaz')
    expect(held).not.toMatch(/4242[ -]?4242|>737</)
  })

  it('CHK-09 the fields survive requests that no browser sends', async () => {
    const { port, hostname } = new URL(fields.url)
    const send = (text: string) =>
      new Promise<void>((resolve) => {
        const socket = connect(Number(port), hostname, () => socket.write(text, () => socket.destroy()))
        socket.on('close', () => resolve())
      })
    await send('GET // HTTP/1.1\r\nhost: x\r\n\r\n')
    await send('POST /tokens HTTP/1.1\r\nhost: x\r\ncontent-length: 500\r\n\r\n{')
    expect((await exchange(numbers.good)).token).toBeTypeOf('string')
  })

  it('API-36 a card that a colleague has saved stays as it is', async () => {
    const first = (await addCard('admin', numbers.good, { label: 'Pharmacy' })).output()
    expect((await addCard('buyer', numbers.good, { label: 'Mine' })).problem().detail).toContain(
      'A colleague has saved',
    )
    expect((await cardsOf('admin')).find(({ id }) => id === first.id)?.label).toBe('Pharmacy')
  })

  it('API-36 the same token is one card', async () => {
    const [first, second] = [await addCard('admin'), await addCard('admin')]
    expect(second.output().id).toBe(first.output().id)
  })

  it.each([
    ['4242 4242 4242 4241', {}, { number: 'This card number has a typo. Check its digits.' }],
    ['4242', {}, { number: 'This card number is not complete.' }],
    ['4539 1488 0343 6467', {}, { number: 'This store takes test cards only, such as 4242 4242 4242 4242.' }],
    [numbers.good, { expiry: '01 / 20' }, { expiry: 'This card has expired.' }],
    [numbers.good, { expiry: '13 / 39' }, { expiry: 'Enter the month and year on the card, such as 04 / 29.' }],
    [numbers.amex, { cvc: '123' }, { cvc: 'Enter the 4 digits of the security code.' }],
  ])('CHK-09 the fields refuse %s %o', async (number, more, errors) => {
    expect(await exchange(number, more)).toEqual({ errors })
  })

  it('ACCT-11 says why the bank refuses a card, and saves nothing', async () => {
    const refused = await addCard('admin', numbers.refused)
    expect(refused.problem()).toMatchObject({
      status: 422,
      detail: 'The bank refused the card ending in 0002. Use another card.',
    })
    expect(await cardsOf('admin')).toHaveLength(2)
  })

  it('API-36 a token that the provider did not make saves nothing', async () => {
    shop.replacePorts({ payment: developmentPayment(fields.tokens, fields.url) })
    const { token = '' } = await exchange(numbers.good)
    const [text = ''] = token.slice(4).split('.')
    const card = { ...JSON.parse(Buffer.from(text, 'base64url').toString()), last4: '9999' }
    const forged = `dev_${Buffer.from(JSON.stringify(card)).toString('base64url')}.${token.split('.')[1]}`
    const answer = await shop.as('admin', 'upsertPaymentMethod', { token: forged, holder: 'Ada' })
    expect(answer.problem().detail).toBe('This card could not be read. Enter it again.')
  })

  it('API-36 a provider that does not answer is a 503, and holds up nobody', async () => {
    const answer = await addCard('admin', numbers.silent)
    expect(answer.problem()).toMatchObject({ status: 503 })
  })

  it('API-38 tells the kinds of cards and where their fields are; a store without fields says so', async () => {
    shop.replacePorts({ payment: developmentPayment(fields.tokens, fields.url) })
    expect((await shop.as('clinic', 'getPaymentMethodTypes', {})).output()).toEqual({
      types: ['Visa', 'Mastercard', 'American Express', 'Discover'],
      fields: { kind: 'frames', url: fields.url },
    })
    shop.replacePorts()
    expect((await shop.as('clinic', 'getPaymentMethodTypes', {})).output()).toEqual({ types: [], fields: null })
    const answer = await shop.as('clinic', 'upsertPaymentMethod', { token: 'tok_1', holder: 'Ada' })
    expect(answer.problem().detail).toBe('Cards cannot be added here. Call us, and we add the card for you.')
  })
})

describe('paying with an added card', () => {
  const place = async (paymentMethod: number) => {
    const { each: unit } = unitsOf(shopItems.gauze)
    await shop.as('clinic', 'addItem', { itemId: shopItems.gauze, unit, quantity: 1 })
    const form = { shipAddressId: shopAddresses.clinic, billAddressId: shopAddresses.clinic, poNum: '', paymentMethod }
    return shop.as('clinic', 'placeOrder', form, { idempotencyKey: `card-${paymentMethod}` })
  }

  it('CHK-09 a good card pays, and a declined card leaves the cart as it was', async () => {
    const declined = (await addCard('clinic', numbers.declined)).output()
    const refused = await place(declined.id)
    expect(refused.problem().detail).toContain('The card ending in 0341 was declined.')
    const visa = (await addCard('clinic')).output()
    expect((await place(visa.id)).output().status).toBe('Pending Fulfillment')
  })
})

describe('changing and deleting a card', () => {
  it('ACCT-11 API-37 deletes a card; the oldest remaining card becomes the default', async () => {
    const added = (await addCard('admin', numbers.good, { isDefault: true })).output()
    expect((await shop.as('admin', 'deletePaymentMethod', { id: added.id })).output()).toEqual({ success: true })
    const cards = await cardsOf('admin')
    expect(cards.map(({ id, isDefault }) => [id, isDefault])).toEqual([
      [shopCards.good, true],
      [shopCards.expired, false],
    ])
  })

  it('API-36 API-37 a buyer changes only their own cards, and nobody changes cards of another company', async () => {
    const own = (await addCard('buyer')).output()
    expect((await shop.as('buyer', 'upsertPaymentMethod', { id: own.id, label: 'Mine' })).output().label).toBe('Mine')
    expect((await shop.as('buyer', 'deletePaymentMethod', { id: shopCards.good })).status).toBe(403)
    expect((await shop.as('buyer', 'upsertPaymentMethod', { id: shopCards.good, isDefault: true })).status).toBe(403)
    expect((await shop.as('clinic', 'deletePaymentMethod', { id: own.id })).status).toBe(404)
    expect((await shop.as('clinic', 'upsertPaymentMethod', { id: own.id, label: 'x' })).status).toBe(404)
    expect((await shop.as('admin', 'deletePaymentMethod', { id: own.id })).status).toBe(200)
  })

  it('API-37 a card that a waiting order needs is named before it is deleted', async () => {
    const own = (await addCard('buyer')).output()
    const { each: unit } = unitsOf(shopItems.gauze)
    await shop.as('buyer', 'addItem', { itemId: shopItems.gauze, unit, quantity: 300 })
    const { licensed } = shopAddresses
    const form = { shipAddressId: licensed, billAddressId: licensed, poNum: 'PO-1', paymentMethod: own.id }
    const placed = (await shop.as('buyer', 'placeOrder', form, { idempotencyKey: 'waiting' })).output()
    expect(placed.status).toBe('Pending Approval')
    const refused = (await shop.as('buyer', 'deletePaymentMethod', { id: own.id })).problem()
    expect(refused).toMatchObject({ status: 409, type: expect.stringContaining('card-in-use') })
    expect(refused.detail).toContain(`Order ${placed.orderConfirmation.orderNumber} needs this card.`)
    expect((await shop.as('buyer', 'deletePaymentMethod', { id: own.id, evenIfUsed: true })).status).toBe(200)
  })
})
