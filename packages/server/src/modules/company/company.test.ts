import { sql } from 'drizzle-orm'
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { createScope } from '../../db/scope.js'
import { startTestShop, type TestShop } from '../../testing/fixtures/shop.js'
import { shopItems, unitsOf } from '../../testing/fixtures/shop-catalogue.js'
import { type ShopUser, shopAddresses, shopUsers } from '../../testing/fixtures/shop-companies.js'
import { inviteContact } from './contacts.service.js'

let shop: TestShop

beforeAll(async () => {
  shop = await startTestShop()
})
afterAll(() => shop.close())
beforeEach(() => shop.reset())

let people = 0
const rights = { isPriceVisible: true, isAdmin: false }
const password = 'gauze and tape, 4 inch'

async function mails(kind: string) {
  const { rows } = await shop.db.execute<{ text: string; recipient: string }>(
    sql`SELECT text, recipient FROM mail_outbox WHERE kind = ${kind} ORDER BY id`,
  )
  return rows
}

/** The parameters of the link in the latest mail of a kind. */
async function linkOf(kind: string): Promise<URLSearchParams> {
  const text = (await mails(kind)).at(-1)?.text ?? ''
  return new URL(/http:\S+/.exec(text)?.[0] ?? 'http://none').searchParams
}

async function invite(more: object = {}, who: ShopUser = 'admin') {
  people += 1
  const email = `person-${people}@new.example`
  const person = { firstName: 'Ada', lastName: `Diaz ${people}`, email, ...rights, ...more }
  return (await shop.as(who, 'createContact', person)).output()
}

/** Invites a person, who then chooses a password and signs in. */
async function signedIn(more: object = {}) {
  const contact = await invite(more)
  const link = await linkOf('invite')
  const asked = { username: link.get('username') ?? '', hash: link.get('hash') ?? '' }
  const reset = await shop.call('resetPassword', { ...asked, password, passwordMatch: password })
  expect(reset.status).toBe(200)
  const token = await shop.signIn(contact.email, password)
  return { contact, token, asked }
}

async function contactOf(id: number) {
  return (await shop.as('admin', 'getContact', { id })).output()
}

describe('contacts', () => {
  it('ACCT-04 API-15 API-17 lists the people of the company alone, a hundred a page, for administrators', async () => {
    const list = (await shop.as('admin', 'getContacts', { search: 'tester' })).output()
    expect(list.limit).toBe(100)
    expect(list.results.map(({ email }) => email)).toEqual(
      ['admin', 'buyer', 'noPrice'].map((name) => `${name}@shop.example`),
    )
    expect(list.results[0]).toMatchObject({ isSelf: true, status: 'active', permissions: { isAdmin: true } })
    expect((await shop.as('buyer', 'getContacts', {})).status).toBe(403)
    const posted = { filters: { search: { value: 'buyer' } } }
    expect((await shop.as('admin', 'paginateContacts', posted)).output().results).toMatchObject([
      { approvalLimit: 500 },
    ])
    const counted = await shop.as('admin', 'getContacts', {})
    expect(counted.statements.length).toBeLessThanOrEqual(3)
  })

  it('ACCT-04 API-18 invites by mail; the link sets the password once, and the person orders within the limit', async () => {
    const { contact, token, asked } = await signedIn({ approvalLimit: 10 })
    expect(contact).toMatchObject({ status: 'invited', approvalLimit: 10, permissions: rights })
    expect((await mails('invite')).at(-1)).toMatchObject({ recipient: contact.email })
    expect((await contactOf(contact.id)).status).toBe('active')
    const again = await shop.call('resetPassword', { ...asked, password, passwordMatch: password })
    expect(again.problem().detail).toContain('has been used or has expired')
    const { each: unit } = unitsOf(shopItems.gauze)
    await shop.call('addItem', { itemId: shopItems.gauze, unit, quantity: 10 }, { token })
    const { licensed } = shopAddresses
    const form = { shipAddressId: licensed, billAddressId: licensed, poNum: 'PO', paymentMethod: 'terms' } as const
    const placed = await shop.call('placeOrder', form, { token, idempotencyKey: `limit-${people}` })
    expect(placed.output().status).toBe('Pending Approval')
  })

  it('ACCT-04 an invitation ends after a week, and a new one ends all earlier ones', async () => {
    const { id } = await invite()
    const first = await linkOf('invite')
    await shop.db.execute(sql`UPDATE users SET invited_at = invited_at - interval '2 minutes' WHERE id = ${id}`)
    await shop.as('admin', 'resendInvite', { id })
    const second = await linkOf('invite')
    const isGood = async (link: URLSearchParams) => {
      const asked = { username: link.get('username') ?? '', hash: link.get('hash') ?? '' }
      return (await shop.call('validatePasswordReset', asked)).output().valid
    }
    expect([await isGood(first), await isGood(second)]).toEqual([false, true])
    await shop.db.execute(sql`UPDATE password_resets SET expires_at = expires_at - interval '7 days'`)
    expect(await isGood(second)).toBe(false)
  })

  it('ACCT-04 an invitation tells its reader alone of a login of another company', async () => {
    const email = 'clinic@shop.example'
    const before = await invite()
    const other = await invite({ email })
    const next = await invite()
    expect([other.id - before.id, next.id - before.id]).toEqual([1, 2])
    const own = { id: 0, revision: '', lastName: '', email: '' }
    expect({ ...other, ...own }).toEqual({ ...next, ...own })
    const [told, invited] = (await mails('invite')).slice(-2)
    expect([told?.recipient, told?.text.includes('http'), invited?.text.includes('http')]).toEqual([email, false, true])
    expect(told?.text).toContain('has a login of another company')
  })

  it('ACCT-04 an invitation takes an address from nobody: the first acceptance has it', async () => {
    const { email } = await invite()
    const linkHere = await linkOf('invite')
    const clinic = createScope(shop.db, shopUsers.clinic)
    const person = { firstName: 'Ada', lastName: 'Diaz', email, ...rights }
    await clinic.transaction((locked) => inviteContact(locked, person, shop.services))
    const linkElsewhere = await linkOf('invite')
    const accept = (link: URLSearchParams) =>
      shop.call('resetPassword', {
        ...{ username: link.get('username') ?? '', hash: link.get('hash') ?? '' },
        ...{ password, passwordMatch: password },
      })
    expect((await accept(linkElsewhere)).status).toBe(200)
    expect((await shop.call('login', { username: email, password })).status).toBe(200)
    expect((await accept(linkHere)).problem()).toMatchObject({
      status: 409,
      detail: expect.stringContaining('has a login of another company by now'),
    })
  })

  it('ACCT-04 an email address that a person of the company has is refused, and nothing is sent', async () => {
    const { email } = await invite()
    const before = (await mails('invite')).length
    for (const taken of ['Buyer@shop.example', email]) {
      const person = { firstName: 'Ada', lastName: 'Diaz', email: taken, ...rights }
      expect((await shop.as('admin', 'createContact', person)).problem()).toMatchObject({
        status: 422,
        errors: { email: ['belongs to a person of your company already'] },
      })
    }
    expect(await mails('invite')).toHaveLength(before)
  })

  it('ACCT-04 API-19 the second of two administrators learns that the contact changed', async () => {
    const { id, revision, ...contact } = await invite()
    const { firstName, lastName } = contact
    const edit = (more: object) =>
      shop.as('admin', 'editContact', { id, firstName, lastName, ...rights, revision, ...more })
    expect((await edit({ isPriceVisible: false })).output()).toMatchObject({ permissions: { isPriceVisible: false } })
    const second = (await edit({ approvalLimit: 100 })).problem()
    expect(second).toMatchObject({
      status: 409,
      detail: expect.stringMatching(/changed this contact meanwhile: .*no prices/),
    })
    const { revision: latest } = await contactOf(id)
    expect((await edit({ approvalLimit: 100, revision: latest })).status).toBe(200)
  })

  it('ACCT-04 API-19 an omitted phone number, role or limit stays, and an empty value removes it', async () => {
    const { id, firstName, lastName } = await invite({
      phone: '518-555-0134',
      contactRole: 'Nurse',
      approvalLimit: 250,
    })
    const edit = async (more: object) =>
      (await shop.as('admin', 'editContact', { id, firstName, lastName, ...rights, ...more })).output()
    expect(await edit({})).toMatchObject({ phone: '518-555-0134', contactRole: 'Nurse', approvalLimit: 250 })
    const none = { phone: '', contactRole: '', approvalLimit: null }
    expect(await edit(none)).toMatchObject(none)
  })

  it('PLUS-25: an administrator gives the right to pay with a limit; omitting the limit keeps it, and other users see the change', async () => {
    const { id, firstName, lastName, revision, ...invited } = await invite()
    expect(invited).toMatchObject({ permissions: { mayPay: false }, paymentLimit: null })
    const edit = (more: object) => shop.as('admin', 'editContact', { id, firstName, lastName, ...rights, ...more })
    const given = { permissions: { ...rights, mayPay: true }, paymentLimit: 1000 }
    expect((await edit({ revision, mayPay: true, paymentLimit: 1000 })).output()).toMatchObject(given)
    expect((await edit({})).output()).toMatchObject(given)
    expect((await edit({ revision })).problem().detail).toContain('sees prices, may pay.')
    expect((await edit({ paymentLimit: null })).output()).toMatchObject({ ...given, paymentLimit: null })
    expect((await edit({ paymentLimit: -1 })).status).toBe(400)
    const buyer = { id, firstName, lastName, ...rights, mayPay: true }
    expect((await shop.as('buyer', 'editContact', buyer)).status).toBe(403)
  })

  it('PLUS-25: an administrator does not change the limit of their own payments', async () => {
    const { userId: id } = shopUsers.admin
    const self = { id, firstName: 'admin', lastName: 'Tester', isPriceVisible: true, isAdmin: true }
    expect((await shop.as('admin', 'editContact', { ...self, paymentLimit: 5 })).problem().type).toContain('own-rights')
    expect((await shop.as('admin', 'editContact', self)).status).toBe(200)
  })

  it('ACCT-04 API-20 deactivates at once in every session, and lets the person in again', async () => {
    const { contact, token } = await signedIn()
    expect((await shop.call('getCart', {}, { token })).status).toBe(200)
    expect((await shop.as('admin', 'deleteContact', { id: contact.id })).output()).toEqual({ success: true })
    expect((await shop.call('getCart', {}, { token })).status).toBe(401)
    expect((await shop.call('login', { username: contact.email, password })).status).toBe(401)
    expect((await contactOf(contact.id)).status).toBe('deactivated')
    expect((await shop.as('admin', 'restoreContact', { id: contact.id })).output().status).toBe('active')
    expect((await shop.call('login', { username: contact.email, password })).status).toBe(200)
  })

  it('ACCT-04 API-20 an invited person who is restored is invited again, by mail or with the link of a moment ago', async () => {
    const { id, email } = await invite()
    const sent = async () => (await mails('invite')).filter(({ recipient }) => recipient === email).length
    const isGood = async () => {
      const link = await linkOf('invite')
      const asked = { username: link.get('username') ?? '', hash: link.get('hash') ?? '' }
      return (await shop.call('validatePasswordReset', asked)).output().valid
    }
    const restore = async () => (await shop.as('admin', 'restoreContact', { id })).output().status
    await shop.as('admin', 'deleteContact', { id })
    expect(await isGood()).toBe(false)
    expect([await restore(), await isGood(), await sent()]).toEqual(['invited', true, 1])
    await shop.as('admin', 'deleteContact', { id })
    await shop.db.execute(sql`UPDATE users SET invited_at = invited_at - interval '8 days' WHERE id = ${id}`)
    await shop.db.execute(
      sql`UPDATE password_resets SET expires_at = expires_at - interval '8 days' WHERE user_id = ${id}`,
    )
    expect([await restore(), await isGood(), await sent()]).toEqual(['invited', true, 2])
  })

  it('ACCT-04 a right that is taken away is gone in the next call', async () => {
    const { contact, token } = await signedIn({ isAdmin: true })
    expect((await shop.call('getContacts', {}, { token })).status).toBe(200)
    const { id, firstName, lastName } = contact
    await shop.as('admin', 'editContact', { id, firstName, lastName, ...rights })
    expect((await shop.call('getContacts', {}, { token })).status).toBe(401)
  })

  it('ACCT-04 nobody changes their own rights or removes the last administrator', async () => {
    const { userId: id } = shopUsers.admin
    const self = { id, firstName: 'admin', lastName: 'Tester' }
    const demoted = await shop.as('admin', 'editContact', { ...self, ...rights })
    expect(demoted.problem().detail).toBe('You cannot change your own rights. Ask another administrator.')
    expect((await shop.as('admin', 'deleteContact', { id })).status).toBe(409)
    const [one, two] = [await signedIn({ isAdmin: true }), await signedIn({ isAdmin: true })]
    // Only these two can sign in now: somebody who was invited is no administrator yet.
    await shop.db.execute(sql`UPDATE users SET invited_at = now() WHERE id = ${id}`)
    const { firstName, lastName } = one.contact
    const answers = await Promise.all([
      shop.call('deleteContact', { id: two.contact.id }, { token: one.token }),
      shop.call('editContact', { id: one.contact.id, firstName, lastName, ...rights }, { token: two.token }),
    ])
    await shop.db.execute(sql`UPDATE users SET invited_at = NULL WHERE id = ${id}`)
    expect(answers.filter(({ status }) => status === 200)).toHaveLength(1)
  })

  it('ACCT-04 a contact of another company does not exist', async () => {
    const { userId: id } = shopUsers.clinic
    const calls = await Promise.all([
      shop.as('admin', 'getContact', { id }),
      shop.as('admin', 'editContact', { id, firstName: 'x', lastName: 'y', ...rights }),
      shop.as('admin', 'deleteContact', { id }),
      shop.as('admin', 'restoreContact', { id }),
      shop.as('admin', 'resendInvite', { id }),
    ])
    expect(calls.map(({ status }) => status)).toEqual([404, 404, 404, 404, 404])
  })
})

describe('settings', () => {
  it('PLUS-25: the notice about the right to pay ends for every administrator, and other companies keep theirs', async () => {
    expect((await shop.as('admin', 'getPayNotice', {})).output()).toEqual({ isShown: false })
    await shop.db.execute(sql`UPDATE accounts SET shows_pay_notice = true`)
    const { token } = await signedIn({ isAdmin: true })
    expect((await shop.call('getPayNotice', {}, { token })).output()).toEqual({ isShown: true })
    expect((await shop.as('buyer', 'dismissPayNotice', {})).status).toBe(403)
    expect((await shop.as('admin', 'dismissPayNotice', {})).output()).toEqual({ isShown: false })
    expect((await shop.call('getPayNotice', {}, { token })).output()).toEqual({ isShown: false })
    const { rows } = await shop.db.execute(sql`SELECT count(*)::int AS left FROM accounts WHERE shows_pay_notice`)
    expect(rows).toEqual([{ left: 1 }])
  })

  it('ACCT-05 only administrators change the settings, and the settings choose the mails about waiting orders', async () => {
    const statements = { statementFrequency: 'weekly', statementMethod: 'mail', includeInvoices: true } as const
    const settings = { ...statements, statementEmails: 'ap@shop.example', approvalsNotification: 'daily' } as const
    expect((await shop.as('buyer', 'saveAccountSettings', settings)).status).toBe(403)
    expect((await shop.as('admin', 'saveAccountSettings', settings)).output()).toEqual(settings)
    expect((await shop.as('admin', 'getAccountSettings', {})).output()).toEqual(settings)
    const wrong = await shop.as('admin', 'saveAccountSettings', { statementEmails: 'ap@shop.example, ap@' })
    expect(wrong.problem()).toMatchObject({ status: 400, detail: expect.stringContaining('Invalid email address') })
    const changed = await shop.as('admin', 'saveAccountSettings', { approvalsNotification: 'each' })
    expect(changed.output()).toEqual({ ...settings, approvalsNotification: 'each' })
  })
})

describe('the login of the user', () => {
  it('ACCT-02 name and phone change, and a mail about it goes to the email address', async () => {
    const { token, contact } = await signedIn()
    const saved = await shop.call(
      'saveProfile',
      { firstName: 'Eve', lastName: 'Lee', phone: '(518) 555-0100' },
      { token },
    )
    expect(saved.output()).toMatchObject({ firstName: 'Eve', phone: '(518) 555-0100', email: contact.email })
    expect((await mails('login-changed')).at(-1)?.recipient).toBe(contact.email)
    const bad = await shop.call('saveProfile', { firstName: 'Eve', lastName: 'Lee', phone: 'abc' }, { token })
    expect(bad.status).toBe(400)
  })

  it('ACCT-02 a new password signs every other browser out, and not this one', async () => {
    const { contact, token } = await signedIn()
    const other = await shop.signIn(contact.email, password)
    const next = 'another long password 9'
    const change = { current: password, password: next, passwordMatch: next }
    expect((await shop.call('changePassword', { ...change, current: 'wrong' }, { token })).problem()).toMatchObject({
      status: 422,
      errors: { current: ['This is not your present password. Enter it again.'] },
    })
    const { token: fresh } = (await shop.call('changePassword', change, { token })).output()
    expect((await shop.call('getProfile', {}, { token: other })).status).toBe(401)
    expect((await shop.call('getProfile', {}, { token: fresh })).status).toBe(200)
    expect((await shop.call('login', { username: contact.email, password })).status).toBe(401)
    expect((await mails('login-changed')).at(-1)?.text).toContain('the password of your login has changed')
  })

  it('ACCT-02 guesses of the present password are slowed down', async () => {
    const { token } = await signedIn()
    const guess = { current: 'wrong', password: 'another long password 9', passwordMatch: 'another long password 9' }
    const statuses: number[] = []
    for (let tries = 0; tries < 8; tries += 1) {
      statuses.push((await shop.call('changePassword', guess, { token })).status)
    }
    expect(statuses.at(-1)).toBe(429)
  })

  it('ACCT-02 an email address changes by the link sent there, and a mail goes to the old address', async () => {
    const { contact, token } = await signedIn()
    const email = `moved-${people}@new.example`
    const asked = await shop.call('changeEmail', { email, password }, { token })
    expect(asked.output()).toMatchObject({ email: contact.email, pendingEmail: email })
    expect((await mails('login-changed')).at(-1)?.recipient).toBe(contact.email)
    const same = await shop.call('changeEmail', { email: contact.email.toUpperCase(), password }, { token })
    expect(same.problem().errors).toEqual({ email: ['is the email address of your login already'] })
    const hash = (await linkOf('email-change')).get('email') ?? ''
    expect((await shop.call('confirmEmail', { hash })).output()).toEqual({ email })
    expect((await shop.call('confirmEmail', { hash })).status).toBe(422)
    expect((await shop.call('login', { username: email, password })).status).toBe(200)
  })

  it('ACCT-02 an address that somebody else signs in with is refused when it is confirmed', async () => {
    const { token } = await signedIn()
    await shop.call('changeEmail', { email: 'buyer@shop.example', password }, { token })
    const hash = (await linkOf('email-change')).get('email') ?? ''
    expect((await shop.call('confirmEmail', { hash })).problem()).toMatchObject({ status: 409 })
  })

  it('ACCT-02 a new password, by link or by hand, ends a change of the email that somebody else began', async () => {
    const { contact, token, asked } = await signedIn()
    const thief = { email: `thief-${people}@evil.example`, password }
    await shop.call('changeEmail', thief, { token })
    const first = (await linkOf('email-change')).get('email') ?? ''
    const next = 'another long password 9'
    await shop.call('changePassword', { current: password, password: next, passwordMatch: next }, { token })
    expect((await shop.call('confirmEmail', { hash: first })).status).toBe(422)
    const again = await shop.signIn(contact.email, next)
    await shop.call('changeEmail', { ...thief, password: next }, { token: again })
    const second = (await linkOf('email-change')).get('email') ?? ''
    await shop.db.execute(sql`UPDATE password_resets SET created_at = created_at - interval '2 minutes'`)
    await shop.call('createResetHash', { username: contact.email })
    const hash = (await linkOf('password-reset')).get('hash') ?? ''
    const reset = await shop.call('resetPassword', {
      username: asked.username,
      hash,
      password,
      passwordMatch: password,
    })
    expect(reset.status).toBe(200)
    expect((await shop.call('confirmEmail', { hash: second })).status).toBe(422)
  })

  it('ACCT-02 a link in the mailbox that a person left sets no password', async () => {
    const { contact, token } = await signedIn()
    const email = `left-${people}@new.example`
    await shop.db.execute(sql`UPDATE password_resets SET created_at = created_at - interval '2 minutes'`)
    await shop.call('createResetHash', { username: contact.email })
    const hash = (await linkOf('password-reset')).get('hash') ?? ''
    await shop.call('changeEmail', { email, password }, { token })
    await shop.call('confirmEmail', { hash: (await linkOf('email-change')).get('email') ?? '' })
    const reset = await shop.call('resetPassword', { username: email, hash, password, passwordMatch: password })
    expect(reset.status).toBe(422)
  })

  it('ACCT-02 nobody is mailed a second link within a minute', async () => {
    const { token } = await signedIn()
    const change = () => shop.call('changeEmail', { email: 'stranger@world.example', password }, { token })
    expect([(await change()).status, (await change()).status]).toEqual([200, 429])
    const { id } = await invite()
    expect((await shop.as('admin', 'resendInvite', { id })).status).toBe(429)
  })

  it('ACCT-02 the person sees their browsers and signs out one or all others', async () => {
    const { contact, token } = await signedIn()
    const headers = { 'user-agent': 'Mozilla/5.0 (Windows NT 10.0; Win64; x64; rv:140.0) Gecko/20100101 Firefox/140.0' }
    const login = await shop.call('login', { username: contact.email, password }, { headers })
    const { token: other } = login.output()
    const { devices } = (await shop.call('getDevices', {}, { token })).output()
    expect(devices).toMatchObject([{ isCurrent: true }, { isCurrent: false, device: 'Firefox on Windows' }])
    const foreign = (await shop.as('admin', 'getDevices', {})).output().devices[0]?.id ?? 0
    await shop.call('signOutDevice', { id: foreign }, { token })
    expect((await shop.as('admin', 'getProfile', {})).status).toBe(200)
    const left = (await shop.call('signOutDevice', { id: 'others' }, { token })).output().devices
    expect(left).toMatchObject([{ isCurrent: true }])
    expect((await shop.call('getProfile', {}, { token: other })).status).toBe(401)
    expect((await shop.call('getProfile', {}, { token })).status).toBe(200)
  })
})
