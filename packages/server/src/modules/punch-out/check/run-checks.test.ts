import { sql } from 'drizzle-orm'
import { afterAll, afterEach, beforeAll, describe, expect, it } from 'vitest'
import { reportChecks } from '../../../commands/punch-out-check.js'
import { startTestShop, type TestShop } from '../../../testing/fixtures/shop.js'
import { shopItems, unitsOf } from '../../../testing/fixtures/shop-catalogue.js'
import { shopUsers } from '../../../testing/fixtures/shop-companies.js'
import { operate } from '../../../testing/operate.js'
import {
  type PunchoutFault,
  startWrongPunchoutServer,
  type WrongPunchoutServer,
} from '../../../testing/wrong-punchout-server.js'
import { hashPassword } from '../../credentials/password.js'
import { placeOf } from '../../cxml/ship-to-element.js'
import { addBuyer } from '../punch-out.repository.js'
import type { CheckTarget } from './check.types.js'

const secret = 'a shared secret & more'
const returnUrl = 'https://buyer.example/cart?a=1&b=2'

function targetAt(protocol: CheckTarget['protocol'], url: string, more: Partial<CheckTarget> = {}): CheckTarget {
  const domain = protocol === 'cxml' ? 'DUNS' : ''
  const to = { domain: 'NetworkID', identity: 'supplier' }
  return {
    protocol,
    url,
    domain,
    identity: '12345',
    secret,
    to,
    returnUrl,
    item: null,
    orderTo: null,
    patience: 5_000,
    ...more,
  }
}

async function reportOn(target: CheckTarget) {
  const lines: string[] = []
  const isConformant = await reportChecks(target, (line) => void lines.push(line))
  const named = (word: string) =>
    lines.flatMap((line) => (line.startsWith(`${word}  `) ? [line.slice(6).replace(/:.*/, '')] : []))
  return { isConformant, report: lines.join('\n'), failed: named('FAIL'), skipped: named('skip'), last: lines.at(-1) }
}

describe('this store', () => {
  let shop: TestShop
  let url: string
  beforeAll(async () => {
    shop = await startTestShop({
      pages: async (app) => {
        app.get('/punchout/*', (_request, reply) => reply.type('text/html').send('<title>Punch-out</title>'))
      },
    })
    shop.setNow(null)
    url = (await shop.listen()).replace('127.0.0.1', 'localhost')
    Object.assign(shop.services, { publicUrl: () => url })
    const { accountId } = shopUsers.buyer
    const own = { accountId, secretHash: await hashPassword(secret), returnOrigins: [new URL(returnUrl).origin] }
    await addBuyer(shop.db, { ...own, name: 'Hospital Buying', protocol: 'cxml', domain: 'DUNS', identity: '12345' })
    await addBuyer(shop.db, { ...own, name: 'Hospital SAP', protocol: 'oci', identity: '12345' })
  })
  afterAll(() => shop.close())

  const item = `${shopItems.gloveSmall}/${unitsOf(shopItems.gloveSmall).box}`

  it.each(['cxml', 'oci'] as const)('PLUS-04 passes all checks of %s', async (protocol) => {
    const { isConformant, failed, skipped, report } = await reportOn(
      targetAt(protocol, `${url}/api/punchout/${protocol}`, { item }),
    )
    expect([failed, skipped, isConformant], report).toEqual([[], [], true])
    expect(report).not.toMatch(/warning|offers no profile/)
  })

  const orderTo = { id: '1', place: placeOf('1 Main Street, Albany, NY 12207') }

  it('PLUS-23 passes the checks of a test order, which is not placed, once it takes orders', async () => {
    const target = targetAt('cxml', `${url}/api/punchout/cxml`, { item, orderTo })
    expect((await reportOn(target)).failed).toEqual(['order'])
    await shop.db.execute(sql`UPDATE punchout_buyers SET order_user_id = ${shopUsers.admin.userId}`)
    const { failed, report } = await reportOn(target)
    expect(failed, report).toEqual([])
    expect(report).toContain('pass  order\npass  order-secret')
    expect((await shop.db.execute(sql`SELECT 1 FROM orders`)).rows).toEqual([])
  })

  it('PLUS-23 orders a part that is sold in several units in one of them', async () => {
    await shop.db.execute(sql`UPDATE punchout_buyers SET order_user_id = ${shopUsers.admin.userId}`)
    const target = targetAt('cxml', `${url}/api/punchout/cxml`, { item: String(shopItems.gloveSmall), orderTo })
    const { failed, report } = await reportOn(target)
    expect(failed, report).toEqual([])
    const { each } = unitsOf(shopItems.gloveSmall)
    expect(report).toContain(`pass  order: the part is sold in several units; the order names the unit ${each}`)
  })

  it('PLUS-23 says how to name the unit of a part, if its order is refused', async () => {
    const target = targetAt('cxml', `${url}/api/punchout/cxml`, { item: '77', orderTo })
    const { failed, report } = await reportOn(target)
    expect(failed).toEqual(['order'])
    expect(report).toMatch(
      /to do: Compare --item, --order and --place .* give --item PART\/UNIT: the SupplierPartID and the /,
    )
  })
})

describe('another server', () => {
  let server: WrongPunchoutServer | null = null
  afterEach(() => server?.close())

  async function reportOnFault(protocol: CheckTarget['protocol'], fault: PunchoutFault, patience = 5_000) {
    server = await startWrongPunchoutServer(fault, { identity: '12345', secret, returnUrl })
    return reportOn(targetAt(protocol, `${server.url}/${protocol}`, { item: 'G-1', patience }))
  }

  it.each<['cxml' | 'oci', PunchoutFault, string]>([
    ['cxml', 'none', ''],
    ['oci', 'none', ''],
    ['cxml', 'closes on size', 'pass  oversized-body: the server closed the connection'],
    ['cxml', 'a cookie in the start', 'warning: the StartPage/URL contains the BuyerCookie'],
    ['oci', 'any hook', 'warning: the server accepts a HOOK_URL of any origin'],
    ['oci', 'refuses by a page', "warning: the refusal is HTTP 200 with the page 'Log in'"],
  ])('PLUS-04 %s with %s passes', async (protocol, fault, words) => {
    const { isConformant, failed, skipped, report, last } = await reportOnFault(protocol, fault)
    expect([failed, skipped, isConformant], report).toEqual([[], [], true])
    expect(report).toContain(words)
    expect(last).toMatch(/^\d\d passed, 0 failed, 0 skipped$/)
  })

  it.each<[PunchoutFault, string[], string]>([
    ['no payload id', ['envelope'], 'received: a cXML element without payloadID'],
    ['no timestamp', ['envelope'], 'received: a cXML element without timestamp'],
    ['a local timestamp', ['envelope'], "received: the timestamp '11/26/2026 9 AM'"],
    ['a header', ['envelope'], 'received: a Response beside a Header'],
    ['plain text', ['content-type'], "received: the Content-Type 'text/plain'"],
    ['a relative start', ['start-page'], 'received: a StartPage/URL that is no absolute http address'],
    ['a start that is missing', ['start-page'], 'received: HTTP 410'],
    ['a start for ever', ['start-page-twice'], 'received: a session for each of two browsers, from one StartPage'],
    ['one start for all', ['start-pages-differ'], 'received: the same StartPage/URL for both'],
    ['a garbled name', ['utf-8'], "received: a page that shows 'ZoÃ«'"],
    ['any password', ['wrong-secret'], 'received: HTTP 200, Status 200 (OK), with a StartPage'],
    ['any identity', ['unknown-identity'], 'received: HTTP 200, Status 200 (OK), with a StartPage'],
    [
      'refuses by 403',
      ['wrong-secret', 'unknown-identity'],
      'received: HTTP 200, Status 403 (No), without a StartPage',
    ],
    ['crashes on malformed', ['malformed-xml'], 'received: HTTP 500 with a body that cannot be read as cXML'],
    ['loads entities', ['external-entity'], "the server loaded the entity's address"],
    ['expands entities', ['external-entity', 'entity-expansion'], 'with a StartPage'],
    ['any size', ['oversized-body'], 'with a StartPage'],
    ['refuses extrinsics', ['unknown-extrinsic'], 'received: HTTP 200, Status 400 (No)'],
    ['refuses elements', ['unknown-element'], 'received: HTTP 200, Status 400 (No)'],
    ['no edit', ['edit'], 'received: HTTP 200, Status 450 (No)'],
    ['no inspect', ['inspect'], 'received: HTTP 200, Status 450 (No)'],
    ['an empty profile', ['profile'], 'received: HTTP 200, Status 200 (OK), without a StartPage'],
    ['crashes on profiles', ['profile'], 'received: HTTP 500'],
  ])('PLUS-04 cXML with %s fails %o', async (fault, names, words) => {
    const { isConformant, failed, report } = await reportOnFault('cxml', fault)
    expect([failed, isConformant], report).toEqual([names, false])
    expect(report).toContain(words)
    expect(report).toMatch(/\n {6}sent: .*\n {6}received: .*\n {6}protocol: .*\n {6}to do: /)
  })

  it.each<[PunchoutFault, string[], string]>([
    ['by post only', ['entry-by-get'], "received: HTTP 405 with the page 'Method not allowed'"],
    ['a password in the address', ['password-hidden'], 'received: a redirect to an address with the password'],
    ['one start for all', ['visits-differ'], 'received: redirects to the same addresses, without a cookie'],
    ['any password', ['wrong-password', 'without-password'], "with the page 'Catalog', as for a right entry"],
    ['any identity', ['unknown-user', 'without-username'], "with the page 'Catalog', as for a right entry"],
    ['no hook', ['without-hook-url'], "with the page 'Catalog', as for a right entry"],
    ['script hook', ['script-hook-url'], "with the page 'Catalog', as for a right entry"],
    ['a redirected validation', ['validate'], 'received: a redirect'],
    ['a changed hook', ['validate'], "received: a form that sends POST to 'https://elsewhere.example'"],
    ['no lines', ['validate'], 'to do: Give --item with a part number that the server sells'],
    ['no description', ['validate'], 'received: neither NEW_ITEM-DESCRIPTION[1] nor NEW_ITEM-MATNR[1]'],
    ['a long unit', ['validate'], 'received: NEW_ITEM-UNIT[1] with more than 3 characters'],
    ['a comma in the price', ['validate'], "received: NEW_ITEM-PRICE[1] '1,50'"],
  ])('PLUS-04 OCI with %s fails %o', async (fault, names, words) => {
    const { isConformant, failed, report } = await reportOnFault('oci', fault)
    expect([failed, isConformant], report).toEqual([names, false])
    expect(report).toContain(words)
  })

  it('PLUS-04 a start page that may or may not begin a session is left to a person', async () => {
    const { failed, skipped, report } = await reportOnFault('cxml', 'a cookie for everybody')
    expect([failed, skipped]).toEqual([[], ['start-page-twice']])
    expect(report).toContain('open it in two browsers by hand, and the second must be refused')
  })

  it('PLUS-04 a server that accepts no valid request is judged only by the checks that need no agreement', async () => {
    const cxml = await reportOnFault('cxml', 'no status')
    expect([cxml.failed, cxml.last]).toEqual([['create'], '1 passed, 1 failed, 17 skipped'])
    server?.close()
    const oci = await reportOnFault('oci', 'by get only')
    expect([oci.failed, oci.last]).toEqual([['entry-by-post'], '0 passed, 1 failed, 11 skipped'])
  })

  it('PLUS-04 an answer that never comes is a failure in a sentence, and ends the run if it is the first', async () => {
    const hanging = await reportOnFault('cxml', 'hangs', 300)
    expect([hanging.failed, hanging.skipped.length]).toEqual([['create'], 18])
    expect(hanging.report).toMatch(/received: 127\.0\.0\.1:\d+ gave no whole answer within 0\.3 seconds\.\n/)
    server?.close()
    const later = await reportOnFault('cxml', 'hangs on entities', 1_500)
    expect(later.failed).toEqual(['external-entity', 'entity-expansion'])
  })

  it('PLUS-04 an address where nothing answers is named in a sentence', async () => {
    const closed = await startWrongPunchoutServer('none', { identity: '', secret, returnUrl })
    closed.close()
    const { report, failed } = await reportOn(targetAt('oci', closed.url))
    expect(failed).toEqual(['entry-by-post'])
    expect(report).toMatch(/received: Nothing accepts connections at 127\.0\.0\.1:\d+\.\n/)
    expect(report).toContain('      to do: Compare --url with the address of the server, and make sure that it runs')
    const unknown = await reportOn(targetAt('cxml', 'https://punchout-check.invalid/cxml'))
    expect(unknown.report).toContain('received: The host punchout-check.invalid is not known.')
  })

  it('PLUS-04 the report hides the secret, also when the server repeats it', async () => {
    const { report } = await reportOnFault('cxml', 'an echo of the secret')
    expect(report).toContain('received: HTTP 200, Status 401 ([secret]), without a StartPage')
    expect(report).not.toContain(secret)
  })

  it('PLUS-04 a secret that is a common word leaves the words of the report alone', async () => {
    server = await startWrongPunchoutServer('an echo of the secret', { identity: '12345', secret: 'secret', returnUrl })
    const { report } = await reportOn(targetAt('cxml', `${server.url}/cxml`, { secret: 'secret' }))
    expect(report).toContain('\n      to do: Compare --identity, --secret and --to with the agreement.')
    expect(report).toContain('received: HTTP 200, Status 401 ([secret]), without a StartPage')
  })

  it('PLUS-04 an operator runs the check without a database, and a failure is in the exit code', async () => {
    server = await startWrongPunchoutServer('a long unit', { identity: '12345', secret, returnUrl })
    const command = ['punchout', 'check', '--protocol', 'oci', '--url', `${server.url}/oci`, '--identity', '12345']
    const run = (...more: string[]) =>
      operate([...command, '--secret', secret, '--return', returnUrl, ...more], { PORT: 'not even settings' })
    expect(await run()).toMatch(/\nskip {2}validate: give --item [\s\S]*\n11 passed, 0 failed, 1 skipped\n$/)
    expect(await run('--item', 'G-1')).toMatch(/\n11 passed, 1 failed, 0 skipped\nexit code 1\n$/)
  })
})
