import type { CallInput, CallOutput } from '@gauze/contract'
import { sql } from 'drizzle-orm'
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { countingLicensesText, waitingLicensesText } from '../../commands/licenses.js'
import { tidy } from '../../db/housekeeping.js'
import { startTestShop, type TestShop } from '../../testing/fixtures/shop.js'
import { shopItems, unitsOf } from '../../testing/fixtures/shop-catalogue.js'
import { type ShopUser, shopAddresses, shopUsers } from '../../testing/fixtures/shop-companies.js'
import { sendLicenseWarnings } from './license-warnings.js'
import { readConfirmed, readWaitingReviews } from './review-licenses.repository.js'
import { confirmLicense, readReviewedDocument, refuseLicense, revokeLicense } from './review-licenses.service.js'

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
  await shop.db.execute(sql`DELETE FROM licence_reviews`)
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

async function addressOf(addressId: number) {
  const { mappedResults } = (await shop.as('admin', 'getAddresses', {})).output()
  return mappedResults.find(({ id }) => id === addressId) ?? expect.fail('no address')
}

async function licensesAt(addressId: number) {
  return (await addressOf(addressId)).controlledSubstance
}

async function reviewsAt(addressId: number) {
  return (await addressOf(addressId)).licensesInReview ?? []
}

/** The number of the only license that waits, as an operator sees it. */
async function countingLicenses(accountNo: string) {
  return countingLicensesText(accountNo, await readConfirmed(shop.db, accountNo))
}

async function waitingId() {
  const heads = waitingLicensesText(await readWaitingReviews(shop.db))
    .split('\n')
    .filter((line) => /^\d+$/.test(line))
  expect(heads).toHaveLength(1)
  return Number(heads[0])
}

async function confirmWaiting() {
  return confirmLicense(shop.db, await waitingId(), shop.services)
}

/** Saves a license and has an operator confirm it. */
async function saveConfirmed(more: Partial<CallInput<'saveLicense'>> = {}) {
  const { rxLevel } = (await save(more)).output()
  await confirmWaiting()
  const counting = await licensesAt(more.addressId ?? unlicensed)
  return counting.find((held) => held.rxLevel === rxLevel) ?? expect.fail('no license')
}

function problemOf(work: Promise<unknown>) {
  return work.then(
    () => expect.fail('it was not refused'),
    (error: unknown) => (error instanceof Error ? error.message : ''),
  )
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
    expect(await reviewsAt(unlicensed)).toMatchObject([kept])
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

  function seen({ revision = '', document }: Pick<CallOutput<'saveLicense'>, 'revision' | 'document'>) {
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
    expect(await reviewsAt(unlicensed)).toEqual([])
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

  it('ACCT-03 when two administrators save one level, the second one learns of the first license', async () => {
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
    expect(await reviewsAt(unlicensed)).toMatchObject([{ licenceNumber }])
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
    expect(await reviewsAt(unlicensed)).toEqual([])
    await tidy(shop.db)
    expect((await save({ documentId: id, isRestored: true })).output()).toMatchObject({ document, revision })
    await shop.as('admin', 'deleteLicense', { addressId, rxLevel, revision })
    await shop.db.execute(sql`UPDATE licence_documents SET released_at = now() - interval '31 days' WHERE id = ${id}`)
    await tidy(shop.db)
    expect((await shop.as('admin', 'getLicenseDocument', { id })).status).toBe(200)
    await shop.db.execute(sql`UPDATE licence_reviews SET ended_at = now() - interval '31 days'`)
    await tidy(shop.db)
    expect((await save({ documentId: id, isRestored: true })).status).toBe(404)
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

  it('ACCT-03 records the administrator who changed it, and mails only the other administrators', async () => {
    const { revision = '' } = (await save()).output()
    expect((await save({ revision })).output()).toMatchObject({ revision })
    const changed = (await save({ revision, expiration: '2027-04-01' })).output()
    const { addressId, rxLevel } = license
    await shop.as('admin', 'deleteLicense', { addressId, rxLevel, revision: changed.revision ?? '' })
    const sent = await mails('license-changed')
    expect(sent.map(({ recipient, subject }) => [recipient, subject])).toEqual([
      ['second@shop.example', 'License AB123 at Warehouse was added'],
      ['second@shop.example', 'License AB123 at Warehouse was changed'],
      ['second@shop.example', 'License AB123 at Warehouse was removed'],
    ])
    expect(sent[1]?.text).toMatch(
      /admin Tester changed a license of Test Hospital\..*does not count until the store has confirmed it.*Expires: 04\/01\/2027/s,
    )
    await save()
    const { rows } = await shop.db.execute(
      sql`SELECT changed_by AS who, now() - created_at < interval '1 minute' AS "isNow" FROM licence_reviews
        WHERE address_id = ${unlicensed} AND status = 'waiting'`,
    )
    expect(rows).toEqual([{ who: shopUsers.admin.userId, isNow: true }])
  })
})

describe('the warning before a license expires', () => {
  const warnAt = (instant: string) => sendLicenseWarnings(shop.db, { ...shop.services, now: () => new Date(instant) })

  it('PLUS-02 mails and notifies administrators 30 days before, once for a license and its date', async () => {
    const { revision = '' } = await saveConfirmed({ rxLevel: '3', expiration: '2026-04-20' })
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
    expect(notifications.filter(({ notificationType }) => notificationType !== 'License Reviewed')).toMatchObject([
      {
        notificationType: 'License Expiring',
        metaData: { addressLabel: 'Warehouse', rxLevel: '3', licenceNumber: 'AB123', expiration: '2026-04-20' },
      },
    ])
    await saveConfirmed({ rxLevel: '3', expiration: '2026-04-21', revision })
    await warnAt('2026-03-22T13:00:00Z')
    expect(await mails('license-expiring')).toHaveLength(4)
  })

  it('PLUS-02 does not warn of expired licenses, or of licenses at a deleted address', async () => {
    await saveConfirmed({ expiration: '2026-03-30' })
    await shop.db.execute(sql`UPDATE addresses SET deleted = true WHERE id = ${unlicensed}`)
    await warnAt('2026-03-21T14:00:00Z')
    expect(await mails('license-expiring')).toEqual([])
    await shop.db.execute(sql`UPDATE addresses SET deleted = false WHERE id = ${unlicensed}`)
  })

  it('PLUS-02 PLUS-25 warns only of licenses that count, and says that a renewal waits for its review', async () => {
    const { revision = '' } = await saveConfirmed({ rxLevel: '3', expiration: '2026-04-20' })
    await save({ rxLevel: '3', expiration: '2026-04-10', revision })
    await warnAt('2026-03-21T12:00:00Z')
    const [{ text = '' } = {}] = await mails('license-expiring')
    expect(text).toContain('expires 04/20/2026. A renewal waits for our review. Can ship meanwhile to: Pharmacy')
    expect(text).not.toContain('04/10/2026')
  })
})

describe('the review of a license', () => {
  const place = { addressId: unlicensed, rxLevel: '3' }
  const entry = { ...place, licenceNumber: 'NY-4711', expiration: '2027-03-01' }

  function remove(revision = '') {
    return shop.as('admin', 'deleteLicense', { ...place, revision })
  }

  async function offer() {
    const { mappedResults } = (await shop.as('buyer', 'getAddresses', {})).output()
    const { offeredForCart, withheldReason } = mappedResults.find(({ id }) => id === unlicensed) ?? {}
    return { offeredForCart, withheldReason }
  }

  /** Orders a prescription item to the address. */
  function order() {
    const form = { shipAddressId: unlicensed, billAddressId: shopAddresses.licensed, poNum: 'PO-1' }
    return shop.as('buyer', 'placeOrder', { ...form, paymentMethod: 'terms' }, { idempotencyKey: crypto.randomUUID() })
  }

  async function fillCart() {
    const { each } = unitsOf(shopItems.prescription)
    await shop.as('buyer', 'addItem', { itemId: shopItems.prescription, unit: each, quantity: 1 })
  }

  it('PLUS-25 CHK-02 CHK-06 a typed license unlocks nothing until an operator has confirmed it', async () => {
    await fillCart()
    expect((await offer()).withheldReason).toContain('there is no license for Rx level 3')
    expect((await save(entry)).output()).toMatchObject({ licenceNumber: 'NY-4711', status: 'waiting' })
    expect(await addressOf(unlicensed)).toMatchObject({
      controlledSubstance: [],
      licensesInReview: [{ rxLevel: '3', licenceNumber: 'NY-4711', status: 'waiting', reason: '' }],
    })
    const waits = expect.stringContaining('its license for Rx level 3 waits for our review')
    expect(await offer()).toEqual({ offeredForCart: false, withheldReason: waits })
    expect((await order()).problem()).toMatchObject({ status: 422, errors: { shipAddressId: [waits] } })
    expect(waitingLicensesText(await readWaitingReviews(shop.db))).toMatch(
      /^\d+\n {2}company "Test Hospital" \(.+\)\n {2}address \d+, "Warehouse", ".+", ".+", "NY \d+"\n {2}Rx level 3\n {2}number "NY-4711"\n {2}expires 03\/01\/2027\n {2}document none\n {2}replaces none\n {2}since \d{4}-\d\d-\d\d$/,
    )
    expect(await confirmWaiting()).toEqual({ accountName: 'Test Hospital', licenceNumber: 'NY-4711', mailed: 2 })
    expect(await addressOf(unlicensed)).toMatchObject({
      controlledSubstance: [{ rxLevel: '3', licenceNumber: 'NY-4711' }],
      licensesInReview: [],
    })
    expect(await offer()).toEqual({ offeredForCart: true, withheldReason: null })
    expect((await order()).status).toBe(200)
    expect(waitingLicensesText(await readWaitingReviews(shop.db))).toBe('No license waits.')
  })

  it('PLUS-25 CHK-06 an order that waits is approved only by a license that counts at that time', async () => {
    const { revision = '' } = await saveConfirmed(entry)
    const { buyer } = shopUsers
    await shop.db.execute(sql`UPDATE users SET approval_limit_cents = 0 WHERE id = ${buyer.userId}`)
    await fillCart()
    const { id, status } = (await order()).output().orderConfirmation
    expect(status).toBe('Pending Approval')
    await remove(revision)
    await save(entry)
    const form = { shipAddressId: unlicensed, billAddressId: shopAddresses.licensed, poNum: 'PO-1' }
    const approve = () => shop.as('admin', 'approveOrder', { ...form, paymentMethod: 'terms', orderConfirmationId: id })
    expect((await approve()).problem()).toMatchObject({
      status: 422,
      errors: { shipAddressId: [expect.stringContaining('waits for our review')] },
    })
    await confirmWaiting()
    expect((await approve()).status).toBe(200)
    await shop.db.execute(sql`UPDATE users SET approval_limit_cents = 50000 WHERE id = ${buyer.userId}`)
  })

  it('PLUS-25 tells every administrator of the decision by mail and notification, with the reason of a refusal', async () => {
    await save(entry)
    await refuseLicense(shop.db, await waitingId(), 'The number is of another company.', shop.services)
    const sent = await mails('license-reviewed')
    expect(sent.map(({ recipient, subject }) => [recipient, subject])).toEqual([
      ['admin@shop.example', 'License NY-4711 at Warehouse was refused'],
      ['second@shop.example', 'License NY-4711 at Warehouse was refused'],
    ])
    expect(sent[0]?.text).toMatch(/Items of Rx level 3 cannot ship .*Reason: The number is of another company\./s)
    const { notifications } = (await shop.as('admin', 'getUserNotifications', {})).output()
    expect(notifications).toMatchObject([
      {
        notificationType: 'License Reviewed',
        metaData: { licenceNumber: 'NY-4711', status: 'refused', reason: 'The number is of another company.' },
      },
    ])
  })

  it('PLUS-25 the previous license counts until its replacement is confirmed, also if the replacement is withdrawn', async () => {
    const before = await saveConfirmed(entry)
    const replaced = (await save({ ...entry, licenceNumber: 'NY-4712', revision: before.revision ?? '' })).output()
    expect(replaced).toMatchObject({ status: 'waiting' })
    expect(waitingLicensesText(await readWaitingReviews(shop.db))).toContain(
      'replaces "NY-4711", which expires 03/01/2027',
    )
    await fillCart()
    expect(await offer()).toMatchObject({ offeredForCart: true })
    await remove(replaced.revision)
    expect(await addressOf(unlicensed)).toMatchObject({ controlledSubstance: [before], licensesInReview: [] })
    await save({ ...entry, licenceNumber: 'NY-4713', revision: before.revision ?? '' })
    await confirmWaiting()
    expect(await licensesAt(unlicensed)).toMatchObject([{ licenceNumber: 'NY-4713' }])
  })

  it('PLUS-25 a refused license leaves the previous license, and stays visible with its reason until it is edited', async () => {
    const before = await saveConfirmed(entry)
    await save({ ...entry, licenceNumber: 'NY-4712', revision: before.revision ?? '' })
    const id = await waitingId()
    await refuseLicense(shop.db, id, 'The document cannot be read.', shop.services)
    const [refusedOne = expect.fail('no review')] = await reviewsAt(unlicensed)
    expect(refusedOne).toMatchObject({
      licenceNumber: 'NY-4712',
      status: 'refused',
      reason: 'The document cannot be read.',
    })
    expect(await licensesAt(unlicensed)).toEqual([before])
    expect(await problemOf(confirmLicense(shop.db, id, shop.services))).toContain('was refused already')
    await save({ ...entry, licenceNumber: 'NY-4712', revision: refusedOne.revision ?? '' })
    expect(await reviewsAt(unlicensed)).toMatchObject([{ licenceNumber: 'NY-4712', status: 'waiting', reason: '' }])
  })

  it('PLUS-25 a refused license that is removed and brought back is still refused', async () => {
    await save(entry)
    await refuseLicense(shop.db, await waitingId(), 'It is expired.', shop.services)
    const [{ revision = '' } = {}] = await reviewsAt(unlicensed)
    await remove(revision)
    expect((await save({ ...entry, isRestored: true })).output()).toMatchObject({ status: 'refused', revision })
    expect(await reviewsAt(unlicensed)).toMatchObject([{ status: 'refused', reason: 'It is expired.' }])
  })

  it('PLUS-25 a removed license that counted counts again, only exactly as it was confirmed', async () => {
    const confirmed = await saveConfirmed({ ...entry, document: file('proof.pdf') })
    const same = { ...entry, documentId: confirmed.document?.id ?? 0, isRestored: true as const }
    const { documentId: _, ...withoutDocument } = same
    for (const altered of [
      { ...same, licenceNumber: 'NY-4712' },
      { ...same, expiration: '2029-01-01' },
      { ...same, rxLevel: '2' },
      { ...same, addressId: shopAddresses.expired, rxLevel: '2' },
      withoutDocument,
    ]) {
      await remove((await licensesAt(unlicensed))[0]?.revision)
      const { status, revision = '' } = (await save(altered)).output()
      expect([status, await licensesAt(unlicensed)]).toEqual(['waiting', []])
      const { addressId, rxLevel } = altered
      await shop.as('admin', 'deleteLicense', { addressId, rxLevel, revision })
      await shop.db.execute(sql`DELETE FROM licence_reviews`)
      await save({ ...same, isRestored: true })
      await confirmWaiting()
    }
    await remove(confirmed.revision)
    expect((await save(same)).output()).toMatchObject({ status: 'confirmed' })
    expect(await licensesAt(unlicensed)).toEqual([confirmed])
    expect(waitingLicensesText(await readWaitingReviews(shop.db))).toBe('No license waits.')
  })

  it('PLUS-25 a license comes back without a review neither after another entry, nor at a moved address, nor twice', async () => {
    const confirmed = await saveConfirmed(entry)
    await remove(confirmed.revision)
    const other = (await save({ ...entry, licenceNumber: 'NY-4712' })).output()
    await remove(other.revision)
    const again = (await save({ ...entry, isRestored: true })).output()
    expect(again.status).toBe('waiting')
    await confirmWaiting()
    await remove(confirmed.revision)
    const { label, line1, line2, city, state, zip, attention, phone } = await addressOf(unlicensed)
    const fields = { id: unlicensed, label, line2, city, state, zip, attention, phone }
    expect((await shop.as('admin', 'upsertAddress', { ...fields, line1: '1 Elsewhere' })).status).toBe(200)
    expect((await save({ ...entry, isRestored: true })).output().status).toBe('waiting')
    const move = await shop.as('admin', 'upsertAddress', { ...fields, line1 })
    expect(move.problem()).toMatchObject({ status: 409, type: expect.stringMatching(/address-licensed$/) })
    await remove((await reviewsAt(unlicensed))[0]?.revision)
    await shop.as('admin', 'upsertAddress', { ...fields, line1 })
  })

  it('PLUS-25 an operator confirms only the listed license, not a license that an administrator has changed since', async () => {
    const { revision = '' } = (await save(entry)).output()
    const id = await waitingId()
    const changed = (await save({ ...entry, licenceNumber: 'NY-4712', revision })).output()
    expect(await problemOf(confirmLicense(shop.db, id, shop.services))).toBe(
      `License ${id} was changed by its company, which made it another license with another number. Nothing has changed.`,
    )
    expect(await licensesAt(unlicensed)).toEqual([])
    const next = await waitingId()
    await remove(changed.revision)
    expect(await problemOf(refuseLicense(shop.db, next, 'No', shop.services))).toContain('was removed by its company')
    expect(await problemOf(confirmLicense(shop.db, 999_999, shop.services))).toContain('There is no license 999999')
  })

  it('PLUS-25 when an operator confirms and an administrator edits at once, one of them gets a refusal in words', async () => {
    for (const round of [1, 2, 3, 4, 5, 6]) {
      await shop.db.execute(sql`DELETE FROM licence_reviews`)
      await shop.db.execute(sql`DELETE FROM address_licences WHERE address_id = ${unlicensed}`)
      const { revision = '' } = (await save(entry)).output()
      const id = await waitingId()
      const edit = () => save({ ...entry, licenceNumber: 'NY-9999', revision })
      const confirm = () =>
        confirmLicense(shop.db, id, shop.services).catch((error: unknown) =>
          error instanceof Error ? error.message : '',
        )
      const [said, edited] = await Promise.all(
        round % 2
          ? [confirm(), edit()]
          : ([edit(), confirm()].reverse() as [ReturnType<typeof confirm>, ReturnType<typeof edit>]),
      )
      const counting = (await licensesAt(unlicensed)).map(({ licenceNumber }) => licenceNumber)
      if (edited.status === 200) {
        expect([said, counting]).toEqual([expect.stringContaining('was changed by its company'), []])
      } else {
        expect(edited.problem()).toMatchObject({
          status: 409,
          detail: expect.stringContaining('The store confirmed the license for Rx level 3 at Warehouse meanwhile'),
        })
        expect([said, counting]).toEqual([expect.objectContaining({ licenceNumber: 'NY-4711' }), ['NY-4711']])
      }
    }
  })

  it('PLUS-25 an administrator who withdraws a license learns that it was confirmed meanwhile, and it still counts', async () => {
    const { revision } = (await save(entry)).output()
    await confirmWaiting()
    const { status, detail } = (await remove(revision)).problem()
    expect([status, detail]).toEqual([409, expect.stringContaining('The store confirmed the license')])
    expect(await licensesAt(unlicensed)).toHaveLength(1)
  })

  it('PLUS-25 an expired license and a license at a deleted address are not confirmed', async () => {
    await save({ ...entry, expiration: '2026-03-11' })
    const id = await waitingId()
    const later = { ...shop.services, now: () => new Date('2026-03-13T12:00:00Z') }
    expect(await problemOf(confirmLicense(shop.db, id, later))).toContain('expired on 03/11/2026')
    await shop.db.execute(sql`UPDATE addresses SET deleted = true WHERE id = ${unlicensed}`)
    expect(waitingLicensesText(await readWaitingReviews(shop.db))).toBe('No license waits.')
    expect(await problemOf(confirmLicense(shop.db, id, shop.services))).toContain('has deleted the address')
    await shop.db.execute(sql`UPDATE addresses SET deleted = false WHERE id = ${unlicensed}`)
  })

  it('PLUS-25 lists the licenses that wait, the oldest first, and gives the operator the document', async () => {
    await save({ ...entry, document: file('proof.pdf') })
    const id = await waitingId()
    await save({ ...entry, rxLevel: '2' })
    const list = waitingLicensesText(await readWaitingReviews(shop.db))
    expect(list.match(/Rx level \d/g)).toEqual(['Rx level 3', 'Rx level 2'])
    expect(list.match(/^ {2}document .*/gm)).toEqual(['  document "proof.pdf"', '  document none'])
    expect(await readReviewedDocument(shop.db, id)).toEqual(pdf)
  })

  it('PLUS-25 no typed text looks like a fact or an entry of the operator’s list', async () => {
    const { label, line1, line2, city, state, zip, attention, phone } = await addressOf(unlicensed)
    const fields = { id: unlicensed, label, line2, city, state, zip, attention, phone, line1 }
    const forged = { label: 'Dock"; Rx level 2; "', line1: '1 Main St", "Albany", "NY 12207"; Rx level 2' }
    expect((await shop.as('admin', 'upsertAddress', { ...fields, ...forged })).status).toBe(200)
    // As an older process or an import may have stored it.
    await shop.db.execute(
      sql`UPDATE accounts SET account_name = E'Test Hospital\n99\n  Rx level 2 \u202E' WHERE id = 1`,
    )
    await save({ ...entry, document: file('a"\u200B; Rx level 2.pdf') })
    const list = waitingLicensesText(await readWaitingReviews(shop.db))
    await shop.db.execute(sql`UPDATE accounts SET account_name = 'Test Hospital' WHERE id = 1`)
    await remove((await reviewsAt(unlicensed))[0]?.revision)
    await shop.as('admin', 'upsertAddress', fields)
    expect(list.split('\n').map((line) => /^(\d+$| {2}[a-z]+(?= ["\d(n])| {2}Rx level \d$)/i.exec(line)?.[0])).toEqual([
      expect.stringMatching(/^\d+$/),
      ...['  company', '  address', '  Rx level 3', '  number', '  expires', '  document', '  replaces', '  since'],
    ])
    expect(list).toContain(String.raw`company "Test Hospital\n99\n  Rx level 2 \u202e" (`)
    expect(list).toContain(String.raw`"1 Main St\", \"Albany\", \"NY 12207\"; Rx level 2"`)
    expect(list).toContain(String.raw`document "a_\u200b; Rx level 2.pdf"`)
  })

  describe('a license that an operator revokes', () => {
    const revoke = (reason = 'The state has revoked it.') =>
      revokeLicense(shop.db, { addressId: unlicensed, rxLevel: '3' }, reason, shop.services)

    it('PLUS-25 CHK-06 no longer counts, and stays in view with the reason', async () => {
      const { revision } = await saveConfirmed({ ...entry, document: file('proof.pdf') })
      await fillCart()
      expect(await offer()).toMatchObject({ offeredForCart: true })
      await shop.db.execute(sql`DELETE FROM mail_outbox`)
      expect(await revoke()).toEqual({
        accountName: 'Test Hospital',
        licenceNumber: 'NY-4711',
        label: 'Warehouse',
        mailed: 2,
      })
      expect(await offer()).toMatchObject({ offeredForCart: false })
      expect((await order()).status).toBe(422)
      expect(await addressOf(unlicensed)).toMatchObject({
        controlledSubstance: [],
        licensesInReview: [{ status: 'refused', reason: 'The state has revoked it.', document: { name: 'proof.pdf' } }],
      })
      const sent = await mails('license-reviewed')
      expect(sent.map(({ recipient, subject }) => [recipient, subject])).toEqual([
        ['admin@shop.example', 'License NY-4711 at Warehouse was revoked'],
        ['second@shop.example', 'License NY-4711 at Warehouse was revoked'],
      ])
      expect(sent[0]?.text).toMatch(/Items of Rx level 3 cannot ship .*Reason: The state has revoked it\./s)
      const { notifications } = (await shop.as('admin', 'getUserNotifications', {})).output()
      expect(notifications).toContainEqual(
        expect.objectContaining({ metaData: expect.objectContaining({ reason: 'The state has revoked it.' }) }),
      )
      expect((await remove(revision)).status).toBe(409)
      expect(await problemOf(revoke())).toMatch(
        /^No license for Rx level "3" counts at address \d+\. Nothing has changed\./,
      )
    })

    it('PLUS-25 does not count again after Undo, whether it counted or was removed before', async () => {
      const { revision } = await saveConfirmed(entry)
      await revoke()
      await remove((await reviewsAt(unlicensed))[0]?.revision)
      expect((await save({ ...entry, isRestored: true })).output().status).toBe('refused')
      await remove((await reviewsAt(unlicensed))[0]?.revision)
      await saveConfirmed(entry)
      await remove(revision)
      expect(await licensesAt(unlicensed)).toEqual([])
      await revoke()
      expect((await save({ ...entry, isRestored: true })).output().status).toBe('refused')
      expect(await licensesAt(unlicensed)).toEqual([])
    })

    it('PLUS-25 leaves the waiting license in its place, and does not come back', async () => {
      const { revision = '' } = await saveConfirmed(entry)
      const next = (await save({ ...entry, licenceNumber: 'NY-4712', revision })).output()
      await revoke()
      expect(await addressOf(unlicensed)).toMatchObject({
        controlledSubstance: [],
        licensesInReview: [{ licenceNumber: 'NY-4712', status: 'waiting' }],
      })
      await remove(next.revision)
      expect((await save({ ...entry, isRestored: true })).output().status).toBe('refused')
      expect(await licensesAt(unlicensed)).toEqual([])
    })

    it('PLUS-25 is among the counting licenses of its company that an operator lists', async () => {
      const { revision } = await saveConfirmed(entry)
      const { rows } = await shop.db.execute<{ no: string }>(sql`SELECT account_no AS no FROM accounts WHERE id = 1`)
      const list = () => countingLicenses(rows[0]?.no ?? '')
      const head = `--address ${unlicensed} --level 3\n  company "Test Hospital" (${rows[0]?.no})\n  address ${unlicensed}, "Warehouse"`
      expect(await list()).toContain(head)
      expect(await list()).toContain('  counts since ')
      await remove(revision)
      expect(await list()).toMatch(/ {2}removed on \S+, and counts again if an administrator undoes this/)
      await revoke()
      expect(await list()).not.toContain(head)
      expect(await countingLicenses('no"ne')).toBe('No license of account "no\\"ne" counts.')
    })

    it('PLUS-25 when an operator revokes it while an administrator removes and restores it, it does not count', async () => {
      for (const _ of [1, 2, 3]) {
        await shop.db.execute(sql`DELETE FROM licence_reviews`)
        const { revision } = await saveConfirmed(entry)
        const undo = async () => {
          await remove(revision)
          return save({ ...entry, isRestored: true })
        }
        await Promise.all([revoke(), undo()])
        expect(await licensesAt(unlicensed)).toEqual([])
      }
    })
  })

  it('PLUS-25 people who are not administrators see the licenses that count, but no documents or licenses in review', async () => {
    const { revision = '' } = await saveConfirmed({ ...entry, document: file('proof.pdf') })
    await save({ ...entry, licenceNumber: 'NY-4712', revision })
    const { mappedResults } = (await shop.as('buyer', 'getAddresses', {})).output()
    const shown = mappedResults.find(({ id }) => id === unlicensed)
    expect(shown?.controlledSubstance).toEqual([{ rxLevel: '3', licenceNumber: 'NY-4711', expiration: '2027-03-01' }])
    expect(shown).not.toHaveProperty('licensesInReview')
  })

  it.each(['AB1234563\u200B', '\u0410\u04121234567', 'ＡＢ１２３４５６７'])(
    'PLUS-25 refuses %j, which has characters that look like others',
    async (licenceNumber) => {
      expect((await save({ ...entry, licenceNumber })).problem()).toMatchObject({
        status: 422,
        errors: { licenceNumber: [expect.stringContaining('may have only the letters A to Z, digits, spaces and')] },
      })
    },
  )

  it.each(['AB1234567', ' ab1234560 ', 'AB-1234567', 'AB 1234567.'])(
    'PLUS-25 refuses %j, a DEA number with a wrong digit',
    async (licenceNumber) => {
      expect((await save({ ...entry, licenceNumber })).problem()).toMatchObject({
        status: 422,
        errors: { licenceNumber: [expect.stringContaining('its last digit does not agree')] },
      })
      expect(await reviewsAt(unlicensed)).toEqual([])
      expect((await save({ ...entry, licenceNumber: 'BB1388568' })).status).toBe(200)
    },
  )

  it('PLUS-25 another company can neither change nor read a license in review', async () => {
    const { revision = '', document } = (await save({ ...entry, document: file('proof.pdf') })).output()
    expect((await clinicAdmin('saveLicense', { ...entry, revision })).status).toBe(404)
    expect((await clinicAdmin('deleteLicense', { ...place, revision })).status).toBe(404)
    expect((await clinicAdmin('getLicenseDocument', { id: document?.id ?? 0 })).status).toBe(404)
    const own = { addressId: clinic, rxLevel: '3', revision }
    expect((await clinicAdmin('deleteLicense', own)).status).toBe(200)
    expect(await reviewsAt(unlicensed)).toHaveLength(1)
  })
})
