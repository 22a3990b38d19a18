import { sql } from 'drizzle-orm'
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { accountPayment } from '../../ports/account-payment.js'
import { type CardFieldsServer, startCardFields } from '../../ports/development-cards/card-fields-server.js'
import { developmentPayment } from '../../ports/development-cards/development-payment.js'
import { everyRow } from '../../testing/every-row.js'
import { colleagueToken } from '../../testing/fixtures/colleague-token.js'
import { startTestShop, type TestShop } from '../../testing/fixtures/shop.js'
import { addShopBills } from '../../testing/fixtures/shop-bills.js'
import { type ShopUser, shopBankAccounts } from '../../testing/fixtures/shop-companies.js'
import { settlePayments } from '../payments/settle-payments.js'

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
beforeEach(() => shop.replacePorts({ payment: developmentPayment(fields.tokens, fields.url) }))
afterEach(async () => {
  shop.replacePorts()
  await shop.reset()
  await shop.db.execute(sql`DELETE FROM bank_accounts WHERE user_id IS NOT NULL`)
  await shop.db.execute(sql`UPDATE bank_accounts SET deleted = false`)
})

const numbers = { good: '000123456789', refused: '000111111113', returned: '000222222227' }

async function exchange(account: string, routing = '110000000') {
  const response = await fetch(`${fields.url}/bank-tokens`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({ routing, account }),
  })
  const answer: { token?: string; errors?: object } = await response.json()
  return answer
}

/** Types a bank account into the provider's fields and saves its token. */
async function add(who: ShopUser, account = numbers.good) {
  const { token = '' } = await exchange(account)
  return shop.as(who, 'addBankAccount', { token, holder: 'Mercy Hospital', label: 'Operating', mayDebit: true })
}

async function accountsOf(who: ShopUser) {
  return (await shop.as(who, 'getBankAccounts', {})).output().bankAccounts
}

describe('ACCT-11 bank accounts', () => {
  it('CHK-09 adding an account saves the bank and the last digits, and the number is stored nowhere', async () => {
    const saved = (await add('buyer')).output()
    expect(saved).toMatchObject({ bankName: 'Test Bank', last4: '6789', holder: 'Mercy Hospital', label: 'Operating' })
    expect((await add('buyer')).output().id).toBe(saved.id)
    expect(await accountsOf('admin')).toHaveLength(2)
    const held = await everyRow(shop.db)
    expect(held).toContain('Mercy Hospital')
    expect(held).not.toMatch(/000123456789|>110000000</)
  })

  it('PLUS-25: a person without the right to pay cannot add, read or delete an account; with the right they can', async () => {
    const person = {
      firstName: 'Rosa',
      lastName: 'Diaz',
      email: 'rosa@new.example',
      isPriceVisible: true,
      isAdmin: false,
    }
    const { id } = (await shop.as('admin', 'createContact', person)).output()
    const { token: bank = '' } = await exchange(numbers.good)
    const form = { token: bank, holder: 'Mercy Hospital', mayDebit: true } as const
    const token = await colleagueToken(shop, id)
    const refused = [
      await shop.call('addBankAccount', form, { token }),
      await shop.call('getBankAccounts', {}, { token }),
      await shop.call('deleteBankAccount', { id: shopBankAccounts.hospital }, { token }),
    ]
    expect(refused.map((answer) => answer.problem().type.split('/').at(-1))).toEqual(
      refused.map(() => 'payment-not-allowed'),
    )
    expect(await accountsOf('admin')).toHaveLength(1)
    await shop.as('admin', 'editContact', { ...person, id, mayPay: true })
    const after = { token: await colleagueToken(shop, id) }
    const { id: added } = (await shop.call('addBankAccount', form, after)).output()
    expect((await shop.call('deleteBankAccount', { id: added }, after)).status).toBe(200)
  })

  it('is for people who see prices, and permission to debit must be given', async () => {
    expect((await add('noPrice')).problem()).toMatchObject({ status: 403 })
    expect((await shop.as('noPrice', 'getBankAccounts', {})).problem()).toMatchObject({ status: 403 })
    const { token = '' } = await exchange(numbers.good)
    const form = { token, holder: 'Mercy Hospital', mayDebit: false as never }
    expect((await shop.as('buyer', 'addBankAccount', form)).problem()).toMatchObject({
      status: 400,
      errors: { mayDebit: [expect.stringContaining('only with permission')] },
    })
  })

  it.each([
    ['', '110000000', { account: 'Enter the account number.' }],
    ['12', '110000000', { account: 'An account number has 4 to 17 digits.' }],
    ['000123456788', '110000000', { account: 'This store takes test bank accounts only, such as 000123456789.' }],
    [numbers.good, '1100', { routing: 'A routing number has 9 digits.' }],
    [numbers.good, '110000001', { routing: 'This routing number has a typo. Check its digits.' }],
    [
      numbers.good,
      '011401533',
      { routing: 'This store takes test bank accounts only, such as routing number 110000000.' },
    ],
  ])('the fields refuse account “%s” with routing number %s', async (account, routing, errors) => {
    expect(await exchange(account, routing)).toEqual({ errors })
  })

  it('says why a bank refuses an account, and refuses a card token and a forged token', async () => {
    expect((await add('admin', numbers.refused)).problem()).toMatchObject({
      status: 422,
      detail: 'Test Bank has closed the account ending in 1113. Use another account.',
    })
    const { token = '' } = await exchange(numbers.good)
    const forged = `${token.slice(0, -2)}xx`
    const answer = await shop.as('admin', 'addBankAccount', { token: forged, holder: 'Mercy Hospital', mayDebit: true })
    expect(answer.problem().detail).toBe('This bank account could not be read. Enter it again.')
    expect(await accountsOf('admin')).toHaveLength(1)
  })

  it('deletes the person’s own account; only an administrator deletes a colleague’s, and another company’s is unknown', async () => {
    const { id } = (await add('admin')).output()
    expect((await shop.as('buyer', 'deleteBankAccount', { id })).problem()).toMatchObject({ status: 403 })
    expect((await shop.as('clinic', 'deleteBankAccount', { id })).problem()).toMatchObject({ status: 404 })
    expect((await shop.as('admin', 'deleteBankAccount', { id })).status).toBe(200)
    expect((await shop.as('admin', 'deleteBankAccount', { id })).problem()).toMatchObject({ status: 404 })
    expect((await accountsOf('buyer')).map((account) => account.id)).toEqual([shopBankAccounts.hospital])
  })

  it('a store whose provider accepts no bank accounts says so', async () => {
    shop.replacePorts()
    const known = (await shop.as('admin', 'getBankAccounts', {})).output()
    expect([known.fields, known.bankAccounts]).toEqual([null, [expect.objectContaining({ last4: '6789' })]])
    shop.replacePorts({ payment: { ...accountPayment, bankEntry: null } })
    expect((await shop.as('admin', 'getBankAccounts', {})).output()).toEqual({ bankAccounts: [], fields: null })
    const form = { token: 'ba_1', holder: 'Mercy Hospital', mayDebit: true } as const
    expect((await shop.as('admin', 'addBankAccount', form)).problem().detail).toContain('cannot be added here')
  })

  it('ACCT-10 the test account without money pays, and the debit comes back when its bank days are over', async () => {
    await addShopBills(shop.db)
    const { id: bankAccount } = (await add('buyer', numbers.returned)).output()
    const form = { invoices: [{ id: 1, amount: 100 }], bankAccount, expectedTotal: 100 }
    const payment = (await shop.as('buyer', 'createPayment', form, { idempotencyKey: 'bank' })).output()
    const failures: string[] = []
    const services = { ...shop.services, onFailure: ({ message }: Error) => void failures.push(message) }
    const settleOn = (day: string) => {
      const now = () => new Date(`${day}T16:00:00Z`)
      return settlePayments(shop.db, { ...services, now }, AbortSignal.timeout(10_000), { asksAll: true })
    }
    expect(await settleOn('2026-03-16')).toMatchObject({ pending: 1 })
    expect((await shop.as('buyer', 'getPayment', { id: payment.id })).output().status).toBe('Pending')
    await settleOn('2026-03-17')
    expect(failures).toEqual([expect.stringContaining('The account ending in 2227 has insufficient funds.')])
    expect((await shop.as('buyer', 'getPayment', { id: payment.id })).output().status).toBe('Failed')
  })
})
