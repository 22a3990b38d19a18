import { afterAll, beforeAll, beforeEach, describe, expect, it, vi } from 'vitest'
import { type OrderingShop, orderSecrets, startOrderingShop } from '../testing/fixtures/ordering-shop.js'
import { shopUsers } from '../testing/fixtures/shop-companies.js'
import { collectLines } from '../testing/log-lines.js'

const { to, lines } = collectLines()
let shop: OrderingShop
const password = 'a wrong secret of somebody'
let network = 0

beforeAll(async () => {
  shop = await startOrderingShop({
    environment: { GAUZE_LOG_LEVEL: 'warn', GAUZE_RATE_LIMIT: '3000', GAUZE_METRICS_TOKEN: 'a-token-for-the-metrics' },
    logTo: to,
  })
})
afterAll(() => shop.close())
beforeEach(() => {
  network += 1
  lines.length = 0
})

function logIn(username: string) {
  const remoteAddress = `198.51.100.${network}`
  return shop.app.inject({ method: 'POST', url: '/api/auth/login', payload: { username, password }, remoteAddress })
}

function eventsOf(event: string) {
  shop.services.throttledLog.flush()
  return lines.filter((line) => line.event === event)
}

async function countOf(event: string) {
  const { values } = (await shop.services.metrics.getSingleMetric('gauze_security_events_total')?.get()) ?? {
    values: [],
  }
  return values.find(({ labels }) => labels.event === event)?.value ?? 0
}

describe('security events', () => {
  it('OPS-04 500 wrong logins from one network leave a few lines with the address, names and number', async () => {
    const before = await countOf('login-refused')
    const attempt = (at: number) => logIn(`name-${at % 12}@clinic.example`)
    for (let at = 0; at < 60; at += 1) await attempt(at)
    await Promise.all(Array.from({ length: 440 }, (_, at) => attempt(at)))
    const refused = eventsOf('login-refused')
    expect(lines.length).toBeLessThan(15)
    expect(refused).toMatchObject([
      {
        level: 'warn',
        msg: 'a login was refused',
        network: `198.51.100.${network}`,
        address: `198.51.100.${network}`,
        user: 'name-0@clinic.example',
        problem: 'wrong-credentials',
      },
      { network: `198.51.100.${network}`, leftOut: 499 },
    ])
    expect(refused[1]?.user).toHaveLength(10)
    expect(refused[1]?.problem).toEqual(expect.arrayContaining(['wrong-credentials', 'too-many-requests']))
    expect(await countOf('login-refused')).toBe(before + 500)
    expect(JSON.stringify(lines)).not.toContain(password)
  })

  it('OPS-04 says which name and which network is locked', async () => {
    for (let at = 0; at < 6; at += 1) await logIn('one@clinic.example')
    expect(eventsOf('name-locked')[0]).toMatchObject({ user: 'one@clinic.example', network: `198.51.100.${network}` })
    for (let at = 0; at < 52; at += 1) await logIn(`guess-${at}@clinic.example`)
    expect(eventsOf('network-locked')[0]).toMatchObject({ level: 'warn', network: `198.51.100.${network}` })
  })

  it.each<[string, object]>([
    ['/api/cart/cart/getCart', { what: 'call' }],
    ['/metrics', { what: '/metrics' }],
  ])('OPS-04 says that a wrong token was shown to %s', async (url, fields) => {
    const headers = { authorization: 'Bearer abcdefgh.abcdefgh.abcdefgh', 'x-forwarded-for': '203.0.113.9' }
    await shop.app.inject({ url, headers })
    expect(eventsOf('token-refused')).toMatchObject([{ level: 'warn', address: '203.0.113.9', ...fields }])
    expect(JSON.stringify(lines)).not.toContain('abcdefgh')
  })

  it('OPS-04 says that a site was refused a token, and why', async () => {
    await shop.app.inject({
      method: 'POST',
      url: '/oauth/token',
      headers: { 'content-type': 'application/x-www-form-urlencoded' },
      payload: new URLSearchParams({
        grant_type: 'refresh_token',
        refresh_token: 'abcdefghijklmnopqrstuvwxyz',
      }).toString(),
    })
    expect(eventsOf('token-refused')).toMatchObject([{ what: '/oauth', reason: expect.stringContaining('session') }])
  })

  it('OPS-04 says that a procurement system showed a wrong secret', async () => {
    expect((await shop.send({ secret: password })).code).toBe('401')
    expect(eventsOf('login-refused')).toMatchObject([{ call: 'cxml', identity: '12345' }])
    expect(JSON.stringify(lines)).not.toMatch(new RegExp(`${password}|${orderSecrets.hospital}`))
  })

  it('OPS-04 says who changed the rights of whom, and nothing when none changed', async () => {
    const { id, firstName, lastName, permissions } = (
      await shop.as('admin', 'getContact', { id: shopUsers.buyer.userId })
    ).output()
    const edit = { id, firstName, lastName, isAdmin: permissions.isAdmin, isPriceVisible: permissions.isPriceVisible }
    expect((await shop.as('admin', 'editContact', edit)).status).toBe(200)
    expect(eventsOf('rights-changed')).toEqual([])
    expect((await shop.as('admin', 'editContact', { ...edit, isAdmin: !edit.isAdmin })).status).toBe(200)
    expect(eventsOf('rights-changed')).toMatchObject([
      {
        change: 'rights-edited',
        userId: id,
        actorId: shopUsers.admin.userId,
        rights: expect.stringContaining('isAdmin'),
      },
    ])
    expect((await shop.as('admin', 'deleteContact', { id })).status).toBe(200)
    expect(eventsOf('rights-changed')[1]).toMatchObject({ change: 'person-deactivated', userId: id })
  })

  it('OPS-04 says that a second step was reset', async () => {
    await shop.as('admin', 'resetTwoFactor', { id: shopUsers.buyer.userId })
    await vi.waitFor(() =>
      expect(eventsOf('rights-changed')).toMatchObject([
        { change: 'second-step-reset', userId: shopUsers.buyer.userId, actorId: shopUsers.admin.userId },
      ]),
    )
  })
})
