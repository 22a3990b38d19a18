import type { CallInput } from '@gauze/contract'
import { sql } from 'drizzle-orm'
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { tidy } from '../../db/housekeeping.js'
import { startTestShop, type TestShop } from '../../testing/fixtures/shop.js'
import { shopItems, unitsOf } from '../../testing/fixtures/shop-catalogue.js'
import { type ShopUser, shopAddresses, shopUsers } from '../../testing/fixtures/shop-companies.js'
import { sendLicenseWarnings } from './license-warnings.js'

let shop: TestShop
/** A second administrator of the hospital. */
let secondToken: string

const { unlicensed, clinic } = shopAddresses

beforeAll(async () => {
  shop = await startTestShop()
  const { rows } = await shop.db.execute<{ id: number }>(sql`
    INSERT INTO users (account_id, username, email, password_hash, first_name, last_name, is_admin, is_price_visible)
    VALUES (1, 'second@shop.example', 'second@shop.example', 'none', 'Second', 'Tester', true, true) RETURNING id`)
  const userId = rows[0]?.id ?? expect.fail('no user')
  const { rows: opened } = await shop.db.execute<{ id: number }>(
    sql`INSERT INTO sessions (user_id, account_id) VALUES (${userId}, 1) RETURNING id`,
  )
  const session = { sessionId: opened[0]?.id ?? 0, sessionVersion: 0, userId }
  secondToken = await shop.services.tokens.sign({ ...shopUsers.admin, ...session })
  // The clinic's login is an administrator here, so that only the company tells the two apart.
  await shop.db.execute(sql`UPDATE users SET is_admin = true WHERE id = ${shopUsers.clinic.userId}`)
  await shop.services.sessions.catchUp()
})
afterAll(() => shop.close())
beforeEach(async () => {
  await shop.reset()
  await shop.db.execute(sql`DELETE FROM address_licences WHERE address_id IN (${unlicensed}, ${clinic})`)
  await shop.db.execute(sql`UPDATE address_licences SET warned_for = NULL`)
  await shop.db.execute(sql`DELETE FROM notifications`)
})

const license = { addressId: unlicensed, rxLevel: '2', licenceNumber: ' AB123 ', expiration: '2027-03-01' }
const pdf = Buffer.from('%PDF-1.7\nA license\n%%EOF')

function file(name: string, content: Buffer = pdf) {
  return { name, content: content.toString('base64') }
}

function save(more: Partial<CallInput<'saveLicense'>> = {}, who: ShopUser | 'visitor' = 'admin') {
  return shop.as(who, 'saveLicense', { ...license, ...more })
}

async function licensesAt(addressId: number) {
  const { mappedResults } = (await shop.as('admin', 'getAddresses', {})).output()
  return mappedResults.find(({ id }) => id === addressId)?.controlledSubstance ?? []
}

async function mails(kind: string) {
  const { rows } = await shop.db.execute<{ recipient: string; subject: string; text: string }>(
    sql`SELECT recipient, subject, text FROM mail_outbox WHERE kind = ${kind} ORDER BY id`,
  )
  return rows
}

async function clinicAdmin<N extends 'saveLicense' | 'deleteLicense' | 'getLicenseDocument'>(
  name: N,
  input: CallInput<N>,
) {
  const { rows } = await shop.db.execute<{ version: number }>(
    sql`SELECT session_version AS version FROM users WHERE id = ${shopUsers.clinic.userId}`,
  )
  const user = { ...shopUsers.clinic, isAdmin: true, sessionVersion: rows[0]?.version ?? 0 }
  return shop.call(name, input, { token: await shop.services.tokens.sign(user) })
}

describe('the licenses of an address', () => {
  it('ACCT-03 CHK-02 offers an address for a cart that it was refused for, once its license is entered', async () => {
    const { each } = unitsOf(shopItems.prescription)
    await shop.as('buyer', 'addItem', { itemId: shopItems.prescription, unit: each, quantity: 1 })
    const offer = async () => {
      const { mappedResults } = (await shop.as('buyer', 'getAddresses', {})).output()
      return mappedResults.find(({ id }) => id === unlicensed)
    }
    const refused = await offer()
    expect(refused?.offeredForCart).toBe(false)
    const [level] = /(?<=Rx level )\d/.exec(refused?.withheldReason ?? '') ?? []
    expect((await save({ rxLevel: level ?? '' })).output()).toMatchObject({
      rxLevel: level,
      licenceNumber: 'AB123',
      expiration: '2027-03-01',
      document: null,
    })
    expect(await offer()).toMatchObject({ offeredForCart: true, withheldReason: null })
  })

  it('ACCT-03 is changed by administrators of the company alone, and so are its documents', async () => {
    const kept = (await save({ document: file('proof.pdf') })).output()
    const { revision = '', document } = kept
    const id = document?.id ?? expect.fail('no document')
    const { addressId, rxLevel } = license
    for (const [who, status] of [
      ['visitor', 401],
      ['buyer', 403],
      ['noPrice', 403],
      ['punchout', 403],
    ] as const) {
      expect((await save({ revision }, who)).status, who).toBe(status)
      expect((await shop.as(who, 'deleteLicense', { addressId, rxLevel, revision })).status, who).toBe(status)
      expect((await shop.as(who, 'getLicenseDocument', { id })).status, who).toBe(status)
    }
    expect((await clinicAdmin('saveLicense', { ...license, revision })).status).toBe(404)
    expect((await clinicAdmin('deleteLicense', { addressId, rxLevel, revision })).status).toBe(404)
    expect((await clinicAdmin('getLicenseDocument', { id })).status).toBe(404)
    await shop.db.execute(sql`UPDATE accounts SET rx_levels = '{1,2}' WHERE id = 2`)
    const stolen = await clinicAdmin('saveLicense', { ...license, addressId: clinic, documentId: id })
    expect(stolen.problem()).toMatchObject({ status: 404, detail: expect.stringContaining('document') })
    await shop.db.execute(sql`UPDATE accounts SET rx_levels = '{1}' WHERE id = 2`)
    expect(await licensesAt(unlicensed)).toEqual([kept])
  })

  it('ACCT-03 keeps a document, replaces it, and gives administrators its bytes under a clean name', async () => {
    const first = (await save({ document: file('C:\\scans\\..\\St. Mary: 2027.PDF') })).output()
    expect(first.document?.name).toBe('St. Mary_ 2027.pdf')
    const read = await shop.as('admin', 'getLicenseDocument', { id: first.document?.id ?? 0 })
    expect(read.output()).toEqual({
      name: 'St. Mary_ 2027.pdf',
      mediaType: 'application/pdf',
      content: pdf.toString('base64'),
    })
    expect(read.headers).toMatchObject({
      'content-type': 'application/json; charset=utf-8',
      'x-content-type-options': 'nosniff',
      'content-security-policy': expect.stringContaining("default-src 'none'"),
      'cache-control': 'no-store',
    })
    const kept = (await save({ licenceNumber: 'AB124', ...seen(first) })).output()
    expect(kept.document).toEqual(first.document)
    const png = Buffer.from('89504e470d0a1a0a00', 'hex')
    const second = (await save({ ...seen(kept), document: file('new.png', png) })).output()
    expect(second.document).toMatchObject({ name: 'new.png' })
    expect(second.document?.id).not.toBe(first.document?.id)
    const none = (await save({ revision: second.revision ?? '' })).output()
    expect(none.document).toBeNull()
  })

  function seen({ revision = '', document }: Awaited<ReturnType<typeof licensesAt>>[number]) {
    return { revision, ...(document ? { documentId: document.id } : {}) }
  }

  it.each([
    ['a page named like a PDF', file('proof.pdf', Buffer.from('<script>alert(1)</script>')), /named like a PDF/],
    ['a PDF named like a picture', file('proof.png'), /named like a PNG/],
    ['a page', file('proof.html', Buffer.from('<html>')), /must be a PDF, PNG or JPEG/],
    ['nothing', file('proof.pdf', Buffer.alloc(0)), /named like a PDF/],
    ['more than 2 MB', file('proof.pdf', Buffer.concat([pdf, Buffer.alloc(2 * 1024 * 1024)])), /larger than 2 MB/],
  ])('ACCT-03 refuses %s as a document, in words at the field, and saves nothing', async (_what, document, words) => {
    const { status, errors } = (await save({ document })).problem()
    expect([status, errors?.document?.[0]]).toEqual([422, expect.stringMatching(words)])
    expect(await licensesAt(unlicensed)).toEqual([])
  })

  it('ACCT-03 takes a document of 2 MB, and refuses a larger request before it is read', async () => {
    const large = Buffer.concat([pdf, Buffer.alloc(2 * 1024 * 1024 - pdf.length)])
    expect((await save({ document: file('large.pdf', large) })).status).toBe(200)
    const tooLarge = await save({ document: file('large.pdf', Buffer.alloc(3 * 1024 * 1024)) })
    expect(tooLarge.status).toBe(413)
  })

  it.each([
    [{ rxLevel: '1' }, 'rxLevel'],
    [{ rxLevel: '6' }, 'rxLevel'],
    [{ expiration: '2026-03-10' }, 'expiration'],
  ])('ACCT-03 refuses %j with a message for the field', async (more, field) => {
    expect((await save(more)).problem()).toMatchObject({ status: 422, errors: { [field]: [expect.any(String)] } })
  })

  it.each([
    { expiration: '2026-02-30' },
    { licenceNumber: '   ' },
    { licenceNumber: 'x'.repeat(41) },
    { document: { name: 'a.pdf', content: 'not base64!' } },
  ])('ACCT-03 refuses %j as malformed', async (more) => {
    expect((await save(more)).status).toBe(400)
  })

  it('ACCT-03 a license is valid on its last day, so today is taken', async () => {
    expect((await save({ expiration: '2026-03-11' })).status).toBe(200)
  })

  it('ACCT-03 of two administrators who save one level, the second learns of the first', async () => {
    const inputs = [license, { ...license, licenceNumber: 'CD456' }]
    const [first, second] = await Promise.all([
      shop.as('admin', 'saveLicense', inputs[0] ?? license),
      shop.call('saveLicense', inputs[1] ?? license, { token: secondToken }),
    ])
    const [won, lost] = first.status === 200 ? [first, second] : [second, first]
    const { licenceNumber, revision = '' } = won.output()
    expect(lost.problem()).toMatchObject({
      status: 409,
      type: expect.stringMatching(/license-changed$/),
      detail: expect.stringMatching(
        `Tester changed the license for Rx level 2 at Warehouse .* number ${licenceNumber}`,
      ),
    })
    expect(await licensesAt(unlicensed)).toMatchObject([{ licenceNumber }])
    const { addressId, rxLevel } = license
    const stale = { addressId, rxLevel, revision: 'stale' }
    expect((await shop.as('admin', 'deleteLicense', stale)).status).toBe(409)
    expect((await shop.as('admin', 'deleteLicense', { ...stale, revision })).status).toBe(200)
    expect((await save({ revision })).problem().detail).toContain('Somebody removed the license')
  })

  it('ACCT-03 a removed license comes back with its document within a month', async () => {
    const { rxLevel, addressId } = license
    const { document, revision = '' } = (await save({ document: file('proof.pdf') })).output()
    const id = document?.id ?? 0
    await shop.as('admin', 'deleteLicense', { addressId, rxLevel, revision })
    expect(await licensesAt(unlicensed)).toEqual([])
    await tidy(shop.db)
    expect((await save({ documentId: id })).output()).toMatchObject({ document, revision })
    await shop.as('admin', 'deleteLicense', { addressId, rxLevel, revision })
    await shop.db.execute(sql`UPDATE licence_documents SET released_at = now() - interval '31 days' WHERE id = ${id}`)
    await tidy(shop.db)
    expect((await save({ documentId: id })).status).toBe(404)
  })

  it('ACCT-03 a removed license comes back as it was, also if it had expired', async () => {
    await shop.db.execute(sql`INSERT INTO address_licences (address_id, rx_level, licence_no, expires_on)
      VALUES (${unlicensed}, '2', 'AB123', '2026-03-10')`)
    const [kept = expect.fail('no license')] = await licensesAt(unlicensed)
    const { rxLevel, licenceNumber, expiration, revision = '' } = kept
    const place = { addressId: unlicensed, rxLevel }
    await shop.as('admin', 'deleteLicense', { ...place, revision })
    expect((await save({ ...place, licenceNumber, expiration, isRestored: true })).status).toBe(200)
    expect(await licensesAt(unlicensed)).toEqual([kept])
  })

  it('ACCT-03 records who changed it, and mails the other administrators alone', async () => {
    const { revision = '' } = (await save()).output()
    await save({ revision })
    const changed = (await save({ revision, expiration: '2027-04-01' })).output()
    const { addressId, rxLevel } = license
    await shop.as('admin', 'deleteLicense', { addressId, rxLevel, revision: changed.revision ?? '' })
    const sent = await mails('license-changed')
    expect(sent.map(({ recipient, subject }) => [recipient, subject])).toEqual([
      ['second@shop.example', 'License AB123 at Warehouse was added'],
      ['second@shop.example', 'License AB123 at Warehouse was changed'],
      ['second@shop.example', 'License AB123 at Warehouse was removed'],
    ])
    expect(sent[1]?.text).toMatch(/admin Tester changed a license of Test Hospital\..*Expires: 04\/01\/2027/s)
    await save()
    const { rows } = await shop.db.execute(
      sql`SELECT changed_by AS who, now() - changed_at < interval '1 minute' AS "isNow" FROM address_licences
        WHERE address_id = ${unlicensed}`,
    )
    expect(rows).toEqual([{ who: shopUsers.admin.userId, isNow: true }])
  })
})

describe('the warning before a license expires', () => {
  const warnAt = (instant: string) => sendLicenseWarnings(shop.db, { ...shop.services, now: () => new Date(instant) })

  it('PLUS-02 mails and notifies administrators 30 days before, once for a license and its date', async () => {
    await save({ rxLevel: '3', expiration: '2026-04-20' })
    await warnAt('2026-03-20T14:00:00Z')
    await warnAt('2026-03-21T10:00:00Z')
    expect(await mails('license-expiring')).toEqual([])
    await Promise.all([warnAt('2026-03-21T12:00:00Z'), warnAt('2026-03-21T12:00:00Z')])
    await warnAt('2026-03-22T12:00:00Z')
    const sent = await mails('license-expiring')
    expect(sent.map(({ recipient }) => recipient)).toEqual(['admin@shop.example', 'second@shop.example'])
    expect(sent[0]).toMatchObject({
      subject: '1 license of Test Hospital will expire soon',
      text: expect.stringContaining(
        '- AB123 at Warehouse, Rx level 3, expires 04/20/2026. Can ship meanwhile to: Pharmacy',
      ),
    })
    const { notifications } = (await shop.as('admin', 'getUserNotifications', {})).output()
    expect(notifications).toMatchObject([
      {
        notificationType: 'License Expiring',
        metaData: { addressLabel: 'Warehouse', rxLevel: '3', licenceNumber: 'AB123', expiration: '2026-04-20' },
      },
    ])
    const [{ revision = '' } = {}] = await licensesAt(unlicensed)
    await save({ rxLevel: '3', expiration: '2026-04-21', revision })
    await warnAt('2026-03-22T13:00:00Z')
    expect(await mails('license-expiring')).toHaveLength(4)
  })

  it('PLUS-02 warns of no license that has expired, and of none at a deleted address', async () => {
    await save({ expiration: '2026-03-30' })
    await shop.db.execute(sql`UPDATE addresses SET deleted = true WHERE id = ${unlicensed}`)
    await warnAt('2026-03-21T14:00:00Z')
    expect(await mails('license-expiring')).toEqual([])
    await shop.db.execute(sql`UPDATE addresses SET deleted = false WHERE id = ${unlicensed}`)
  })
})
