import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { mkdtemp, readFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import type { CallName } from '@gauze/contract'
import { calls } from '@gauze/contract/schemas'
import { afterAll, afterEach, beforeAll, describe, expect, it } from 'vitest'
import { demoPassword } from '../../../demo/src/sign-ins.js'
import { startTestServer, type TestServer } from '../../../server/src/testing/test-server.js'
import { type FaultyProxy, type ProxiedAnswer, startFaultyProxy } from '../testing/faulty-proxy.js'
import { runCommand } from './command.js'
import type { CallResult, ConformanceOptions, ConformanceReport } from './conformance.types.js'
import { formatReport } from './format-report.js'
import { approvalWrites, cartWrites, playOf, unplanned } from './plan.js'
import { runConformance } from './run-conformance.js'

let server: TestServer
let url: string
beforeAll(async () => {
  server = await startTestServer({ seeded: true })
  url = await server.listen()
})
afterAll(() => server.close())

function personOf(username: string) {
  return { username, password: demoPassword }
}

const user = personOf('admin@mercy.example')
const otherUser = personOf('clinic@lakeside.example')

function run(more: Partial<ConformanceOptions> = {}) {
  return runConformance({ url, user, rate: 0, ...more })
}

function named(report: ConformanceReport, outcome: CallResult['outcome']): CallName[] {
  return report.results.filter((result) => result.outcome === outcome).map(({ call }) => call)
}

function reasonsOf(report: ConformanceReport, call: CallName): string {
  return report.results.find((result) => result.call === call)?.reasons.join('\n') ?? ''
}

async function cartOf(username: string) {
  const token = await server.signIn(username)
  return (await server.call('getCart', {}, { token })).output().cartDetail
}

describe('our own server', () => {
  it('PLUS-15 passes every call that the run plays, and has its cart back', async () => {
    const linesOf = async () =>
      (await cartOf(user.username)).map(({ itemId, unit, quantity }) => ({ itemId, unit, quantity }))
    const token = await server.signIn(user.username)
    const { results } = (await server.call('paginateItems', { search: 'gauze' }, { token })).output()
    const [itemId, unit] = [results[0]?.children[0] ?? results[0]].flatMap((sold) => [
      sold?.id ?? 0,
      sold?.unit.details[0]?.id ?? 0,
    ])
    await server.call('addItem', { itemId: itemId ?? 0, unit: unit ?? 0, quantity: 3 }, { token })
    const before = await linesOf()
    expect(before.length).toBeGreaterThan(0)

    const report = await run({ url: `${url}/api/`, otherUser, write: true })

    expect(named(report, 'failed'), formatReport(report)).toEqual([])
    expect(report.isConformant).toBe(true)
    expect(named(report, 'skipped').sort()).toEqual(
      [...approvalWrites, 'getSalesOrdersForParent', 'getLicenseDocument'].sort(),
    )
    expect(reasonsOf(report, 'approveOrder')).toBe('no approver was given')
    const played = Object.keys(calls).filter((name) => playOf(name as CallName).kind !== 'never')
    expect([...named(report, 'passed'), ...named(report, 'skipped')].sort()).toEqual(played.sort())
    expect(await linesOf()).toEqual(before)
    expect(formatReport(report)).toMatch(/^cart 16 of 16$/m)
  })

  it('PLUS-15 plays approvals of a buyer whose orders wait for an approver', async () => {
    const buyer = personOf('buyer@mercy.example')
    const report = await run({ user: buyer, approver: user, otherUser, write: true })
    expect(named(report, 'failed'), formatReport(report)).toEqual([])
    expect(named(report, 'passed')).toEqual(expect.arrayContaining([...approvalWrites]))
    const { notes } = report.results.find(({ call }) => call === 'rejectOrder') ?? {}
    expect(notes).toEqual([expect.stringMatching(/^order \S+ stays, rejected$/)])
  })

  it('PLUS-15 forgets no call of the contract: each is played, or has a reason', () => {
    const reasons = (Object.keys(calls) as CallName[]).map((name) => ({ name, ...playOf(name) }))
    expect(reasons.filter((play) => play.kind === 'never' && play.reason === unplanned)).toEqual([])
  })

  it('PLUS-15 plays everything by a token where the login fails, and fails at the login alone', async () => {
    const token = await server.signIn(user.username)
    const report = await run({ user: { ...user, password: 'not-the-password' }, token })
    expect(named(report, 'failed'), formatReport(report)).toEqual(['login'])
    expect(named(report, 'passed')).toEqual(expect.arrayContaining(['getCart', 'getInvoice', 'paginateItems']))
    expect(reasonsOf(report, 'logout')).toBe('the user was signed in by a token')
    expect(JSON.stringify(report)).not.toContain(token)
  })

  it('PLUS-15 plays no change without write, and changes nothing', async () => {
    const before = await cartOf(user.username)
    const report = await run()
    expect(report.isConformant, formatReport(report)).toBe(true)
    for (const name of cartWrites) expect(named(report, 'notPlayed')).toContain(name)
    expect(await cartOf(user.username)).toEqual(before)
  })

  it('PLUS-15 says which rights a person lacks, and expects the refusals', async () => {
    const report = await run({ user: personOf('noprice@mercy.example') })
    expect(report.isConformant, formatReport(report)).toBe(true)
    expect(reasonsOf(report, 'getInvoices')).toBe(
      'the user lacks isPriceVisible; the call was refused, as it should be',
    )
    expect(named(report, 'skipped')).toEqual(
      expect.arrayContaining(['getInvoices', 'getContacts', 'getOrderApprovals']),
    )
    expect(named(report, 'passed')).toEqual(expect.arrayContaining(['getCart', 'getItem']))
  })

  it('PLUS-15 fails at the login with a wrong password, and still plays the calls of visitors', async () => {
    const report = await run({ user: { ...user, password: 'not-the-password' } })
    expect(report.isConformant).toBe(false)
    expect(named(report, 'failed')).toEqual(['login'])
    expect(named(report, 'passed')).toEqual(expect.arrayContaining(['getItem', 'getCategories', 'paginateItems']))
    expect(named(report, 'passed')).not.toContain('getCart')
    expect(reasonsOf(report, 'getCart')).toBe('the user could not sign in; without a token the call was refused')
    expect(formatReport(report)).not.toContain('not-the-password')
  })

  it('PLUS-15 says why there was no answer, and tries nothing else', async () => {
    const closed = await startFaultyProxy(url, (_, answer) => answer)
    closed.close()
    const report = await run({ url: closed.url })
    expect(named(report, 'failed')).toEqual(['login'])
    expect(reasonsOf(report, 'login')).toContain('there was no answer: ECONNREFUSED')
    expect(reasonsOf(report, 'getCart')).toBe('the user could not sign in')
  })

  it('PLUS-15 refuses another user of the same company', async () => {
    const report = await run({ otherUser: personOf('buyer@mercy.example') })
    expect(named(report, 'failed')).toEqual(['login'])
    expect(reasonsOf(report, 'login')).toContain('choose a person of another company')
  })

  it('PLUS-15 sends no more requests per second than the rate', async () => {
    const times: number[] = []
    const counting: typeof fetch = (...request) => {
      times.push(performance.now())
      return fetch(...request)
    }
    await run({ user: { ...user, password: 'not-the-password' }, rate: 50, fetch: counting })
    const [first = 0, second = 0] = times
    // The first request leaves a moment after its turn, from which the next turn counts.
    expect(second - first).toBeGreaterThanOrEqual(15)
  })
})

interface Body {
  [field: string]: unknown
}

function changed(answer: ProxiedAnswer, change: (body: Body) => void): ProxiedAnswer {
  const body: Body = JSON.parse(answer.text)
  change(body)
  return { ...answer, text: JSON.stringify(body) }
}

type Fault = Parameters<typeof startFaultyProxy>[1]

describe('a back end with a fault', () => {
  let proxy: FaultyProxy | null = null
  afterEach(() => proxy?.close())

  /** Runs against a proxy whose answers to one call are changed; problems pass unless the fault is about them. */
  async function runWith(call: CallName, fault: Fault, more: Partial<ConformanceOptions> = {}, isAboutAll = false) {
    proxy = await startFaultyProxy(url, (request, answer) =>
      request.path === calls[call].path &&
      request.method === calls[call].method &&
      (isAboutAll || answer.status === 200)
        ? fault(request, answer)
        : answer,
    )
    return run({ url: proxy.url, ...more })
  }

  it('PLUS-15 fails at each faulty call alone', async () => {
    const faults: [string, CallName, Fault, string][] = [
      [
        'a field missing',
        'getCart',
        (_, answer) => changed(answer, (body) => void delete body.ownerId),
        'ownerId: expected string, received nothing',
      ],
      [
        'a wrong type in a row',
        'getSalesOrders',
        (_, answer) =>
          changed(answer, (body) => {
            body.results = (body.results as Body[]).map((row) => ({ ...row, itemCount: 'three' }))
          }),
        'results.0.itemCount: expected number, received "three" (and in 4 more)',
      ],
      [
        'a status that the contract does not know',
        'getInvoices',
        (_, answer) =>
          changed(answer, (body) => void Object.assign((body.results as Body[])[0] ?? {}, { status: 'late' })),
        'results.0.status: expected "open" or "overdue" or "pending" or "paid", received "late"',
      ],
      [
        'status 500',
        'getCheckoutData',
        (_, answer) => ({ ...answer, status: 500 }),
        'status: expected 200, received 500',
      ],
      [
        'HTML instead of JSON',
        'getCategories',
        () => ({ status: 200, mediaType: 'text/html; charset=utf-8', text: '<title>Store</title>' }),
        'Content-Type: expected application/json, received text/html that is not JSON',
      ],
      [
        'broken JSON',
        'getProfile',
        (_, answer) => ({ ...answer, text: '{"firstName":' }),
        'application/json that is not JSON',
      ],
      [
        'a redirect to a page',
        'getAddresses',
        (_, answer) => ({ ...answer, status: 302 }),
        'status: expected 200, received 302',
      ],
    ]
    const faultOf = new Map(faults.map(([, call, fault]) => [`${calls[call].method} ${calls[call].path}`, fault]))
    proxy = await startFaultyProxy(url, (request, answer) => {
      const fault = answer.status === 200 ? faultOf.get(`${request.method} ${request.path}`) : undefined
      return fault ? fault(request, answer) : answer
    })
    const report = await run({ url: proxy.url })
    expect(named(report, 'failed').sort(), formatReport(report)).toEqual(faults.map(([, call]) => call).sort())
    for (const [name, call, , words] of faults) expect(reasonsOf(report, call), name).toContain(words)
    expect(report.isConformant).toBe(false)
  })

  it('PLUS-15 finds a variant of a notification in which one field is wrong', async () => {
    const report = await runWith('getUserNotifications', (_, answer) =>
      changed(answer, (body) => {
        body.notifications = [
          {
            id: 1,
            userNotificationStatus: { unread: true },
            notificationType: 'Payment Received',
            metaData: { paymentId: 'seven', paymentNumber: 'P-7' },
          },
        ]
      }),
    )
    expect(reasonsOf(report, 'getUserNotifications')).toBe(
      'notifications.0.metaData.paymentId: expected number, received "seven"',
    )
  })

  it('PLUS-15 fails where a call answers without a token', async () => {
    const token = await server.signIn(user.username)
    const report = await runWith('getPaymentMethods', ({ again }) => again(token), {}, true)
    expect(reasonsOf(report, 'getPaymentMethods')).toBe('without a token: expected status 401, received 200')
    expect(named(report, 'failed')).toEqual(['getPaymentMethods'])
  })

  it('PLUS-15 fails where the back end takes a token that it did not sign', async () => {
    const token = await server.signIn(user.username)
    const report = await runWith(
      'currentUser',
      ({ token: sent, again }, answer) => (sent ? again(token) : answer),
      {},
      true,
    )
    expect(named(report, 'failed')).toEqual(['currentUser'])
    expect(reasonsOf(report, 'currentUser')).toBe(
      'with a token whose end was changed: expected status 401, received 200',
    )
  })

  it('PLUS-15 fails where a refusal is no problem document', async () => {
    const report = await runWith(
      'getCart',
      (_, answer) => (answer.status === 401 ? { ...answer, mediaType: 'text/plain', text: 'Log in!' } : answer),
      {},
      true,
    )
    expect(reasonsOf(report, 'getCart')).toBe(
      'without a token: expected application/problem+json, received text/plain that is not JSON',
    )
  })

  it('PLUS-15 fails where an answer shows a person data that they have no right to see', async () => {
    const token = await server.signIn(user.username)
    proxy = await startFaultyProxy(url, ({ path, token: sent, again }, answer) =>
      path === calls.getCreditInfo.path && sent !== null ? again(token) : answer,
    )
    const report = await run({ url: proxy.url, user: personOf('noprice@mercy.example') })
    expect(named(report, 'failed'), formatReport(report)).toEqual(['getCreditInfo'])
    expect(reasonsOf(report, 'getCreditInfo')).toBe('the user lacks isPriceVisible: expected status 403, received 200')
  })

  it('PLUS-15 fails where wrong input crashes the back end', async () => {
    const report = await runWith(
      'getSalesOrders',
      (_, answer) => (answer.status === 400 ? { ...answer, status: 500 } : answer),
      {},
      true,
    )
    expect(named(report, 'failed')).toEqual(['getSalesOrders'])
    expect(reasonsOf(report, 'getSalesOrders')).toMatch(/^with a wrong \w+: expected status 4xx, received 500$/)
  })

  it('PLUS-15 fails where a call shows data of another company', async () => {
    const shown = ['getCart', 'getInvoices', 'getAddresses'] as const
    const token = await server.signIn(user.username)
    proxy = await startFaultyProxy(url, ({ path, method, again }, answer) =>
      answer.status === 200 && shown.some((call) => calls[call].path === path && calls[call].method === method)
        ? again(token)
        : answer,
    )
    const report = await run({ url: proxy.url, otherUser })
    expect(named(report, 'failed').sort(), formatReport(report)).toEqual([...shown].sort())
    for (const call of shown) expect(reasonsOf(report, call)).toMatch(/^as the other user: /)
  })

  it('PLUS-15 fails where an id opens a record of another company', async () => {
    const token = await server.signIn(user.username)
    proxy = await startFaultyProxy(url, ({ path, again, token: sent }, answer) =>
      sent !== null && answer.status === 404 && path.startsWith('/api/myaccount/transactions/salesorders/')
        ? again(token)
        : answer,
    )
    const report = await run({ url: proxy.url, otherUser })
    expect(named(report, 'failed'), formatReport(report)).toEqual(['getSalesOrder'])
    expect(reasonsOf(report, 'getSalesOrder')).toBe(
      'as the other user, with an id of the first company: expected status 403 or 404, received 200',
    )
  })

  it('PLUS-15 fails where an idempotency key is ignored, and still restores the cart', async () => {
    const before = await cartOf(user.username)
    proxy = await startFaultyProxy(url, (_, answer) => answer, { dropped: ['idempotency-key'] })
    const report = await run({ url: proxy.url, write: true })
    expect(named(report, 'failed').sort()).toEqual(
      [
        ...['addItem', 'addItems', 'createList', 'createPayment', 'moveItemToCart', 'placeOrder', 'saveForLater'],
        'upsertAddress',
      ].sort(),
    )
    expect(reasonsOf(report, 'addItem')).toMatch(
      /same Idempotency-Key was sent twice: expected quantity 2 .*received 4/,
    )
    const content = (lines: typeof before) => lines.map(({ itemId, unit, quantity }) => [itemId, unit, quantity])
    expect(content(await cartOf(user.username))).toEqual(content(before))
  })

  it('PLUS-15 fails with write where a call that no run plays answers without a token', async () => {
    const report = await runWith(
      'createContact',
      (_, answer) => ({ ...answer, status: 200, mediaType: 'application/json' }),
      { write: true },
      true,
    )
    expect(named(report, 'failed'), formatReport(report)).toEqual(['createContact'])
    expect(reasonsOf(report, 'createContact')).toBe('without a token: expected status 401, received 200')
  })

  it('PLUS-15 fails where a back end does not answer in time', async () => {
    proxy = await startFaultyProxy(url, ({ path }, answer) =>
      path === calls.getProfile.path ? new Promise<ProxiedAnswer>(() => undefined) : answer,
    )
    const report = await run({ url: proxy.url, timeout: 4000 })
    expect(named(report, 'failed'), formatReport(report)).toEqual(['getProfile'])
    expect(reasonsOf(report, 'getProfile')).toBe('there was no answer within 4000 ms')
  })

  it('PLUS-15 shows no password and no token, also of a back end that repeats them', async () => {
    const tokens = new Set<string>()
    proxy = await startFaultyProxy(url, ({ token, path }, answer) => {
      if (answer.status !== 200 || token === null) return answer
      tokens.add(token.replace('Bearer ', ''))
      const repeated = `${demoPassword} and ${token}`
      if (path === calls.getCheckoutData.path)
        return changed(answer, (body) => void Object.assign(body, { hasTerms: repeated }))
      if (path !== calls.getProfile.path) return answer
      const problem = { type: 'about:blank', title: 'Error', status: 500, detail: repeated, requestId: '1' }
      return { status: 500, mediaType: 'application/problem+json', text: JSON.stringify(problem) }
    })
    const report = await run({ url: proxy.url })
    const text = formatReport(report) + JSON.stringify(report)
    expect(reasonsOf(report, 'getCheckoutData')).toBe(
      'hasTerms: expected boolean, received "[secret] and Bearer [secret]"',
    )
    expect(reasonsOf(report, 'getProfile')).toContain('[secret] and Bearer [secret]')
    for (const secret of [demoPassword, ...tokens]) expect(text).not.toContain(secret.slice(0, 12))
  })
})

describe('the command', () => {
  /** Runs the command in this process. */
  async function command(args: readonly string[], environment: Record<string, string> = {}) {
    const texts = { out: '', error: '' }
    const code = await runCommand(args, environment, {
      print: (text) => {
        texts.out += `${text}\n`
      },
      printError: (text) => {
        texts.error += `${text}\n`
      },
    })
    return { code, ...texts }
  }

  /** Runs the command as a person does. */
  async function commandProcess(args: readonly string[], environment: Record<string, string>) {
    const cli = fileURLToPath(new URL('../cli.ts', import.meta.url))
    const child = spawn(process.execPath, ['--import', 'tsx', '--conditions=@gauze/source', cli, ...args], {
      cwd: fileURLToPath(new URL('../../../..', import.meta.url)),
      env: { PATH: process.env.PATH, ...environment },
    })
    const texts = { out: '', error: '' }
    child.stdout.on('data', (chunk: Buffer) => (texts.out += chunk.toString()))
    child.stderr.on('data', (chunk: Buffer) => (texts.error += chunk.toString()))
    const [code] = await once(child, 'close')
    return { code: Number(code), ...texts }
  }

  const flags = ['--user', user.username, '--password-env', 'THEIR_PASSWORD', '--rate', '0']
  const environment = { THEIR_PASSWORD: demoPassword }

  it('PLUS-15 prints a line for each call and a summary by area, and exits with 0', async () => {
    const { code, out, error } = await commandProcess(['--url', `${url}/api`, ...flags], environment)
    expect([code, error], out).toEqual([0, ''])
    expect(out).toMatch(/^pass {2}getCart$/m)
    expect(out).toMatch(/^billing \d+ of \d+$/m)
    expect(out).toMatch(/^\d+ passed, 0 failed, \d+ skipped, /m)
    expect(out).not.toContain(demoPassword)
  })

  it('PLUS-15 runs to its end when a reader such as head closes the pipe', async () => {
    const cli = fileURLToPath(new URL('../cli.ts', import.meta.url))
    const args = ['--import', 'tsx', '--conditions=@gauze/source', cli, '--url', 'http://127.0.0.1:1', ...flags]
    const child = spawn(process.execPath, args, {
      cwd: fileURLToPath(new URL('../../../..', import.meta.url)),
      env: { PATH: process.env.PATH, ...environment },
    })
    child.stdout.destroy()
    let errors = ''
    child.stderr.on('data', (chunk: Buffer) => (errors += chunk.toString()))
    expect([...(await once(child, 'close')), errors]).toEqual([1, null, ''])
  })

  it('PLUS-15 prints JSON and exits with 1 when a call fails', async () => {
    const proxy = await startFaultyProxy(url, ({ path }, answer) =>
      path === calls.getCart.path ? { ...answer, status: 500 } : answer,
    )
    const { code, out } = await command(['--url', proxy.url, ...flags, '--json'], environment)
    proxy.close()
    const report: ConformanceReport = JSON.parse(out)
    expect([code, report.isConformant, named(report, 'failed')]).toEqual([1, false, ['getCart']])
  })

  it.each([
    [
      'conformance.html',
      '<h2>Not played</h2>',
      '<td>createContact</td><td>account</td><td>it sends an e-mail to a person</td>',
    ],
    ['conformance.md', '## Not played', '| createContact | account | it sends an e-mail to a person |'],
  ])('PLUS-15 writes a page for people to %s: store, date, version, counts, and reasons', async (name, title, row) => {
    const file = join(await mkdtemp(join(tmpdir(), 'kit-')), name)
    const { code } = await command(
      ['--url', url, '--token-env', 'THEIR_TOKEN', '--rate', '0', '--json', '--report', file],
      { THEIR_TOKEN: 'a-token-that-is-not-valid' },
    )
    const page = await readFile(file, 'utf8')
    expect(code).toBe(1)
    const day = new Date().toISOString().slice(0, 10)
    for (const part of [url, day, '@gauze/kit 0.', title, row, 'The back end does not conform.']) {
      expect(page).toContain(part)
    }
    expect(page).toContain('status: expected 200, received 401')
    expect(page).not.toContain('a-token-that-is-not-valid')
  })

  it.each([
    [['--user', 'a', '--password-env', 'THEIR_PASSWORD'], '--url is missing'],
    [['--url', 'their.example', ...flags], "--url is 'their.example'. Give an address"],
    [['--url', 'https://their.example', '--user', 'a', '--password-env', 'NO_SUCH'], 'variable NO_SUCH is empty'],
    [['--url', 'https://their.example', '--password', 'x'], "Unknown option '--password'"],
    [['--url', 'https://their.example', ...flags, '--timeout', 'soon'], "--timeout is 'soon'. Give a whole number"],
  ])('PLUS-15 exits with 2 for %o', async (args, words) => {
    const { code, error } = await command(args, environment)
    expect([code, error]).toEqual([2, expect.stringContaining(words)])
  })
})
