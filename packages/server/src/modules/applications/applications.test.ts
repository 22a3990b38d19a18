import type { CallInput } from '@gauze/contract'
import { asc, sql } from 'drizzle-orm'
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { ProblemError } from '../../base/problem.js'
import { waitingApplicationsText } from '../../commands/applications.js'
import {
  accountApplications,
  accounts,
  authThrottles,
  mailOutbox,
  passwordResets,
  users,
} from '../../db/schema/index.js'
import { shopMorning, startTestShop, type TestShop } from '../../testing/fixtures/shop.js'
import { readWaitingApplications } from './applications.repository.js'
import { declineApplication, openApplication } from './decide-application.service.js'

let shop: TestShop

beforeAll(async () => {
  shop = await startTestShop({ environment: { GAUZE_SUPPORT_MAIL: 'care@shop.example' } })
  await shop.db.execute(sql`INSERT INTO business_types (id, name) VALUES (71, 'Clinic')`)
  await shop.db.execute(sql`INSERT INTO contact_roles (id, name) VALUES (72, 'Office manager')`)
  // The companies of the shop have ids that the sequences do not know.
  for (const table of ['accounts', 'addresses', 'users']) {
    await shop.db.execute(sql`SELECT setval(pg_get_serial_sequence(${table}, 'id'), 5000)`)
  }
})
afterAll(() => shop.close())
beforeEach(async () => {
  shop.setNow(shopMorning)
  await shop.reset()
  await shop.db.delete(accountApplications)
  await shop.db.delete(authThrottles)
  await shop.db.delete(passwordResets)
})

const form = {
  company: 'Lakeside Clinic',
  businessType: '71',
  website: 'www.lakeside.example',
  firstName: 'Ann',
  lastName: 'Lee',
  contactRole: 72,
  phone: '(518) 555-0100',
  email: '  Ann.Lee@Lakeside.EXAMPLE ',
  line1: '12 Lake Road',
  line2: 'Suite 3',
  city: 'Albany',
  state: 'ny',
  zip: '12207',
  wantsTerms: true,
  licenseNumber: 'NY-4711',
  notes: 'Two rooms.\nOpen on Saturdays.',
} satisfies CallInput<'createAccount'>

const email = 'ann.lee@lakeside.example'
const card = { rxLevels: ['1'], terms: null }
const done = { message: 'Your request has been created' }

function apply(change: Partial<CallInput<'createAccount'>> = {}) {
  return shop.call('createAccount', { ...form, ...change })
}

function mails() {
  return shop.db.select().from(mailOutbox).orderBy(asc(mailOutbox.id))
}

async function kinds() {
  return (await mails()).map(({ kind, recipient }) => `${kind} ${recipient}`).toSorted()
}

async function applied(change: Partial<CallInput<'createAccount'>> = {}): Promise<string> {
  const sent = await apply(change)
  sent.output()
  const rows = await shop.db.select().from(accountApplications).orderBy(asc(accountApplications.id))
  const number = rows.at(-1)?.applicationNo
  if (number === undefined) throw new Error('There is no application.')
  return number
}

/** The words of a refusal. */
async function refusalOf(work: Promise<unknown>): Promise<string> {
  const error: unknown = await work.then(
    () => null,
    (thrown: unknown) => thrown,
  )
  if (error instanceof ProblemError) return error.message
  throw error ?? new Error('It was not refused.')
}

function later(seconds: number) {
  shop.setNow(new Date(shopMorning.getTime() + seconds * 1000))
}

describe('an application for an account', () => {
  it('API-32 AUTH-09 is stored tidied, with its number mailed to the applicant and everything to the store', async () => {
    expect((await apply()).output()).toEqual(done)
    const [row] = await shop.db.select().from(accountApplications)
    expect(row).toMatchObject({ applicationNo: expect.stringMatching(/^APP-\d{4,}$/), email, status: 'new' })
    expect(row?.form).toEqual({
      ...form,
      ...{ email, state: 'NY', businessType: '71', contactRole: '72' },
      ...{ businessTypeName: 'Clinic', contactRoleName: 'Office manager' },
    })
    const [staff, applicant] = await mails()
    expect(staff).toMatchObject({ kind: 'application', recipient: 'care@shop.example' })
    for (const words of [
      'Company: Lakeside Clinic',
      'Kind of business: Clinic',
      'Ship-to address: 12 Lake Road, Suite 3, Albany, NY 12207',
      'Wants payment terms: Yes',
      'Medical license: NY-4711',
      'Two rooms.\nOpen on Saturdays.',
      `gauze applications open ${row?.applicationNo}`,
    ])
      expect(staff?.text).toContain(words)
    expect(applicant).toMatchObject({
      recipient: email,
      subject: `We received your application ${row?.applicationNo}`,
      text: expect.stringContaining('link to choose a password'),
    })
  })

  it('API-32 needs no website, second line, license or notes, and asks for no terms unless it says so', async () => {
    const { website, line2, wantsTerms, licenseNumber, notes, ...least } = form
    expect((await shop.call('createAccount', least)).output()).toEqual(done)
    const [row] = await shop.db.select().from(accountApplications)
    expect(row?.form).toMatchObject({ website: '', line2: '', wantsTerms: false, licenseNumber: '', notes: '' })
    expect((await mails())[0]?.text).not.toMatch(/Website|license|writes/)
  })

  it.each([
    ['company', { company: '   ' }, 'is required'],
    ['company', { company: 'x'.repeat(121) }, 'must be at most 120 characters'],
    ['company', { company: 'a\u0000b' }, 'must not contain control characters'],
    ['firstName', { firstName: 'Ann\r\nBcc: x@evil.example' }, 'must not contain control characters'],
    ['phone', { phone: 'call me!!' }, 'Enter a telephone number such as (518) 555-0100'],
    ['email', { email: 'ann' }, 'Invalid email address'],
    ['email', { email: 'a&b@x.example' }, 'Invalid email address'],
    ['website', { website: 'javascript:alert(1)' }, 'Enter a web address such as www.example.com'],
    ['state', { state: 'ZZ' }, 'Choose a state'],
    ['zip', { zip: '1220' }, 'Enter a ZIP code such as 12207 or 12207-1234'],
    ['notes', { notes: 'x'.repeat(2001) }, 'must be at most 2000 characters'],
    ['businessType', { businessType: 999 }, 'is not one of our choices. Load the page again and choose another one'],
    ['contactRole', { contactRole: 71 }, 'is not one of our choices. Load the page again and choose another one'],
  ])(
    'API-32 AUTH-09 is refused with words at the field %s, and nothing is stored: %#',
    async (field, change, words) => {
      const answer = await apply(change)
      expect(answer.status).toBe(400)
      expect(answer.problem().errors?.[field]).toContain(words)
      expect(await shop.db.$count(accountApplications)).toBe(0)
      expect(await mails()).toEqual([])
    },
  )

  it('API-32 is told of every wrong field at once', async () => {
    const wrong = (await apply({ phone: '5', zip: '1', state: 'XX', businessType: 999 })).problem()
    expect(Object.keys(wrong.errors ?? {}).toSorted()).toEqual(['businessType', 'phone', 'state', 'zip'])
  })
})

describe('an application of an attacker', () => {
  it('API-32 learns nothing about an email address: login, deactivated login and waiting application answer alike', async () => {
    await apply()
    await shop.db.insert(users).values({
      ...{ accountId: 1, username: 'gone@shop.example', email: 'gone@shop.example', active: false },
      ...{ firstName: 'G', lastName: 'G', passwordHash: 'x' },
    })
    const answers = await Promise.all(
      ['new@lakeside.example', email, 'BUYER@shop.example', 'gone@shop.example'].map(async (address) => {
        const started = performance.now()
        const { status, body, headers } = await apply({ email: address })
        expect(performance.now() - started).toBeGreaterThan(290)
        return JSON.stringify([status, body, Object.keys(headers).toSorted()])
      }),
    )
    expect(new Set(answers).size).toBe(1)
    const known = (await mails()).filter(({ kind }) => kind === 'application-login-exists')
    expect(known.map(({ recipient }) => recipient).toSorted()).toEqual(['buyer@shop.example', 'gone@shop.example'])
    for (const { recipient, text } of known) {
      expect(text.includes('/login?username=')).toBe(recipient === 'buyer@shop.example')
      expect(text.includes('is deactivated')).toBe(recipient === 'gone@shop.example')
    }
    expect(await shop.db.$count(accountApplications)).toBe(2)
  })

  it('API-32 floods no mailbox: one mail a minute to a login, one an hour about a waiting application', async () => {
    await apply()
    await apply()
    await apply({ email: 'buyer@shop.example' })
    await apply({ email: 'buyer@shop.example' })
    const first = [
      'application care@shop.example',
      'application-login-exists buyer@shop.example',
      `application-received ${email}`,
    ]
    expect(await kinds()).toEqual(first)
    later(3_601)
    await apply()
    await apply()
    await apply({ email: 'buyer@shop.example' })
    expect(await kinds()).toEqual(
      [...first, `application-repeated ${email}`, 'application-login-exists buyer@shop.example'].toSorted(),
    )
  })

  it('API-32 sends one application when it applies several times at once', async () => {
    const answers = await Promise.all([apply(), apply(), apply(), apply()])
    expect(answers.map((answer) => answer.output())).toEqual([done, done, done, done])
    expect(await shop.db.$count(accountApplications)).toBe(1)
    expect(await kinds()).toEqual(['application care@shop.example', `application-received ${email}`])
  })

  it('API-32 is refused after ten from its network, with known addresses as with new ones, and told when to come back', async () => {
    for (let count = 0; count < 10; count += 1) {
      expect((await apply({ email: `a${count}@lakeside.example` })).status).toBe(200)
    }
    const [unknown, known] = [await apply(), await apply({ email: 'buyer@shop.example' })]
    expect([unknown.status, known.status]).toEqual([429, 429])
    expect(unknown.problem().detail).toMatch(
      /^Your network sent many applications\. Nothing is lost: try again in \d+ /,
    )
    expect(Number(unknown.headers['retry-after'])).toBeGreaterThan(0)
    expect(await kinds()).not.toContain(`application-received ${email}`)
    later(700)
    expect((await apply()).status).toBe(200)
  })

  it('API-32 shows markup to the store as the text that was typed, and mails no typed text to a stranger', async () => {
    const markup = '<img src=x onerror=alert(1)>'
    await apply({
      company: markup,
      firstName: markup,
      lastName: 'Visit evil.example',
      notes: `${markup}\nBcc: x@evil.example`,
    })
    const [staff, applicant] = await mails()
    expect(staff?.html).not.toContain('<img')
    expect(staff?.html).toContain('&lt;img src=x onerror=alert(1)&gt;')
    expect(`${applicant?.subject}${applicant?.text}${applicant?.html}`).not.toMatch(/img|evil/)
    for (const { subject, recipient } of await mails()) expect(`${subject}${recipient}`).not.toMatch(/evil|[\r\n<]/)
  })
})

describe('an operator', () => {
  it('PLUS-18 lists the waiting applications, the oldest first', async () => {
    expect(waitingApplicationsText(await readWaitingApplications(shop.db))).toBe('No application waits.')
    const first = await applied()
    const second = await applied({ email: 'bo@river.example', company: 'River', wantsTerms: false, licenseNumber: '' })
    await declineApplication(shop.db, await applied({ email: 'cy@river.example' }), 'No', shop.services)
    expect(waitingApplicationsText(await readWaitingApplications(shop.db))).toBe(
      [
        `${first}  2026-03-11  "Lakeside Clinic" (Clinic), "Albany", "NY"; "Ann Lee" (Office manager), "${email}", "(518) 555-0100"; wants terms; license "NY-4711"`,
        `${second}  2026-03-11  "River" (Clinic), "Albany", "NY"; "Ann Lee" (Office manager), "bo@river.example", "(518) 555-0100"; pays by card`,
      ].join('\n'),
    )
  })

  it('AUTH-09 PLUS-18 opens the account: its administrator sets a password by the mailed link and finds the address', async () => {
    const number = await applied({ email: 'dee@opened.example' })
    const grant = { rxLevels: ['1', '2'], terms: { days: 30, creditLimitCents: 500_000 } }
    const { accountNo, company } = await openApplication(shop.db, number, grant, shop.services)
    expect({ accountNo, company }).toEqual({
      accountNo: expect.stringMatching(/^G-\d{5}$/),
      company: 'Lakeside Clinic',
    })
    const [account] = await shop.db.select().from(accounts).where(sql`account_no = ${accountNo}`)
    expect(account).toMatchObject({
      ...{ accountName: 'Lakeside Clinic', industry: 'clinic', phone: form.phone, rxLevels: ['1', '2'] },
      ...{ hasTerms: true, terms: 'Net 30', termsDays: 30, creditLimitCents: 500_000, priceLevel: 'List Price' },
    })
    const mail = (await mails()).find(({ kind }) => kind === 'account-opened')
    expect(mail?.text).toContain('Net 30, up to $5,000.00')
    const link = new URL(/http\S+/.exec(mail?.text ?? '')?.[0] ?? '')
    const [username, hash] = ['username', 'hash'].map((name) => link.searchParams.get(name) ?? '') as [string, string]
    const password = 'gauze and tape, 4 inch'
    const set = await shop.call('resetPassword', { username, hash, password, passwordMatch: password })
    expect(set.status).toBe(200)
    const { user, token } = (await shop.call('login', { username: 'dee@opened.example', password })).output()
    expect(user).toMatchObject({
      ...{ firstName: 'Ann', lastName: 'Lee', account: { accountName: 'Lakeside Clinic' } },
      permissions: { isAdmin: true, isPriceVisible: true },
    })
    const { mappedResults } = (await shop.call('getAddresses', {}, { token })).output()
    expect(mappedResults).toMatchObject([
      { line1: '12 Lake Road', line2: 'Suite 3', state: 'NY', isDefaultShipping: true, isDefaultBilling: true },
    ])
  })

  it('PLUS-18 opens an application once, also when two operators open it at once', async () => {
    const number = await applied({ email: 'two@opened.example' })
    const before = await shop.db.$count(accounts)
    const open = () => openApplication(shop.db, number, card, shop.services)
    const results = await Promise.allSettled([open(), open()])
    expect(results.map(({ status }) => status).toSorted()).toEqual(['fulfilled', 'rejected'])
    expect(await shop.db.$count(accounts)).toBe(before + 1)
    expect(await refusalOf(open())).toBe(`Application ${number} is “opened” already. Nothing has changed.`)
    expect(await refusalOf(declineApplication(shop.db, number, 'No', shop.services))).toContain('“opened” already')
    expect((await kinds()).filter((kind) => kind.startsWith('account-opened'))).toHaveLength(1)
  })

  it('PLUS-18 opens nothing for an email address that got a login since then', async () => {
    const number = await applied({ email: 'raced@opened.example' })
    await shop.db.insert(users).values({
      ...{ accountId: 1, username: 'raced@opened.example', email: 'raced@opened.example' },
      ...{ firstName: 'R', lastName: 'R', passwordHash: 'x' },
    })
    const before = await shop.db.$count(accounts)
    const refusal = await refusalOf(openApplication(shop.db, number, card, shop.services))
    expect(refusal).toMatch(/has a login of another company since application .* Nothing has changed\./)
    expect(await shop.db.$count(accounts)).toBe(before)
    expect(waitingApplicationsText(await readWaitingApplications(shop.db))).toContain(number)
  })

  it('PLUS-18 declines an application with a reason; the applicant is mailed it and may apply again', async () => {
    const number = await applied()
    await declineApplication(shop.db, number, 'We do not deliver to your state.', shop.services)
    const mail = (await mails()).at(-1)
    expect(mail).toMatchObject({
      kind: 'application-declined',
      recipient: email,
      subject: `Your application ${number}`,
    })
    expect(mail?.text).toContain('We do not deliver to your state.')
    expect(await refusalOf(openApplication(shop.db, number, card, shop.services))).toContain('“declined” already')
    expect(await applied()).not.toBe(number)
  })

  it('PLUS-18 is told of a number that no application has', async () => {
    expect(await refusalOf(openApplication(shop.db, 'APP-1', card, shop.services))).toBe(
      'There is no application APP-1. Application numbers look like APP-1001.',
    )
  })
})
