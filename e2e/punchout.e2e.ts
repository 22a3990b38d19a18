import { once } from 'node:events'
import { createServer } from 'node:http'
import type { Page } from 'playwright-core'
import { afterAll, beforeAll, expect } from 'vitest'
import { runGauze } from './support/run-gauze.js'
import { storeUrl, test } from './support/shopper.js'

function main(page: Page) {
  return page.getByRole('main')
}

/** A procurement system: it keeps the body of the last form that a browser posted to it. */
let returnUrl = ''
let received = ''
const system = createServer((request, response) => {
  let body = ''
  request.setEncoding('utf8')
  request.on('data', (part) => {
    body += part
  })
  request.on('end', () => {
    received = body
    response.setHeader('content-type', 'text/html')
    response.end('<h1>Requisition</h1>')
  })
})

beforeAll(async () => {
  system.listen(0, 'localhost')
  await once(system, 'listening')
  const address = system.address()
  returnUrl = `http://localhost:${typeof address === 'object' && address ? address.port : 0}/return?a=1&b=2`
})
afterAll(() => system.close())

/** @returns the answer of the store */
async function post(request: string, payloadId = '1') {
  const credential = '<Credential domain="DemoNetwork"><Identity>metro</Identity>'
  const answer = await fetch(`${storeUrl()}/api/punchout/cxml`, {
    method: 'POST',
    headers: { 'content-type': 'text/xml' },
    body: `<?xml version="1.0"?><!DOCTYPE cXML SYSTEM "http://xml.cxml.org/schemas/cXML/1.2.014/cXML.dtd">
<cXML payloadID="${payloadId}" timestamp="2026-11-26T09:00:00Z"><Header><From>${credential}</Credential></From>
<To><Credential domain="DemoNetwork"><Identity>gauze</Identity></Credential></To>
<Sender>${credential}<SharedSecret>gauze-demo-2026</SharedSecret></Credential><UserAgent>e2e</UserAgent></Sender></Header>
<Request>${request}</Request></cXML>`,
  })
  return answer.text()
}

async function startPage(operation: string, items = '') {
  const answer = await post(`<PunchOutSetupRequest operation="${operation}"><BuyerCookie>c-1</BuyerCookie>
<BrowserFormPost><URL>${returnUrl.replaceAll('&', '&amp;')}</URL></BrowserFormPost>${items}</PunchOutSetupRequest>`)
  return /<URL>([^<]*)<\/URL>/.exec(answer)?.[1] ?? ''
}

test('PUN-02 PUN-04 a person shops from a procurement system, returns the cart, and edits it, also after an old session', async ({
  shopper,
}) => {
  const { page } = shopper
  const transfer = main(page).getByRole('button', { name: 'Transfer cart' })
  const returned = async () => {
    await transfer.click()
    await page.waitForURL((url) => url.href === returnUrl)
    return new URLSearchParams(received).get('cxml-urlencoded') ?? ''
  }
  const url = await startPage('create')
  await page.goto(url)
  await page.waitForURL('**/shop')
  await shopper.open('/products/1?search=nitrile')
  await main(page)
    .getByRole('button', { name: /^Add to cart/ })
    .first()
    .click()
  await shopper.open('/cart')
  const xml = await returned()
  const part = /<SupplierPartID>(\d+)<\/SupplierPartID><SupplierPartAuxiliaryID>(\d+)</.exec(xml)
  expect(xml).toMatch(/<ItemIn quantity="1" lineNumber="1">.*<UnitOfMeasure>[A-Z]{2}</)
  expect(xml).toContain('<BuyerCookie>c-1</BuyerCookie>')
  await page.goto(url)
  await main(page).getByRole('alert').filter({ hasText: 'This link has ended' }).waitFor()
  const item = (number: string, unit = '') =>
    `<ItemOut quantity="3"><ItemID><SupplierPartID>${number}</SupplierPartID>
<SupplierPartAuxiliaryID>${unit}</SupplierPartAuxiliaryID></ItemID></ItemOut>`
  await page.goto(await startPage('edit', item(part?.[1] ?? '', part?.[2]) + item('999999')))
  await main(page).getByText('1 item of your requisition is not in the cart').waitFor()
  await main(page).getByRole('button', { name: 'Continue' }).click()
  await page.waitForURL('**/cart')
  expect(await returned()).toMatch(
    new RegExp(`<ItemIn quantity="3" lineNumber="1"><ItemID><SupplierPartID>${part?.[1]}<`),
  )
})

test('PLUS-23 a procurement system orders the cart that returned, twice at once, and its person finds one order', async ({
  shopper,
}) => {
  const { page } = shopper
  await page.goto(await startPage('create'))
  await page.waitForURL('**/shop')
  await shopper.open('/products/1?search=nitrile')
  await main(page)
    .getByRole('button', { name: /^Add to cart/ })
    .first()
    .click()
  await shopper.open('/cart')
  await main(page).getByRole('button', { name: 'Transfer cart' }).click()
  await page.waitForURL((url) => url.href === returnUrl)
  const cart = new URLSearchParams(received).get('cxml-urlencoded') ?? ''
  const items = /<ItemIn .*<\/ItemIn>/s.exec(cart)?.[0].replaceAll('ItemIn', 'ItemOut') ?? ''
  const number = `PO-${crypto.randomUUID().slice(0, 8)}`
  const order = `<OrderRequest><OrderRequestHeader orderID="${number}" orderDate="2026-11-26T09:00:00Z" type="new">
<ShipTo><Address addressID="Receiving"><PostalAddress><Street>55 East 12th Street</Street><Street>Dock 3</Street>
<City>New York</City><State>NY</State><PostalCode>10003</PostalCode></PostalAddress></Address></ShipTo></OrderRequestHeader>${items}</OrderRequest>`
  const answers = await Promise.all([post(order, number), post(order, number)])
  const [placed] = answers.map((answer) => /The order (SO-\d+) was placed/.exec(answer)?.[1] ?? answer)
  expect(answers).toEqual(answers.map(() => expect.stringContaining(`The order ${placed} was placed.`)))
  await page.goto('about:blank')
  await shopper.signIn('orders@metro.example')
  await shopper.open('/myaccount/menu/salesorders')
  await main(page).getByText(number).first().waitFor()
  expect(await main(page).getByText(number).count()).toBe(1)
})

test.each([
  ['cxml', 'DemoNetwork:metro', '--order', 'Receiving', '--place', '55 East 12th Street Dock 3, New York, NY 10003'],
  ['oci', 'metro'],
])('PLUS-04 the punch-out check of an operator passes by %s', async (protocol, identity, ...more) => {
  const { unit } = await (await fetch(`${storeUrl()}/api/shopping/item/item?id=80011`)).json()
  const item = ['--item', `80011/${unit.details[0].id}`]
  const claim = ['--identity', identity, '--secret', 'gauze-demo-2026', ...item, ...more]
  const url = `${storeUrl()}/api/punchout/${protocol}`
  const report = await runGauze('none', 'punchout', 'check', '--protocol', protocol, '--url', url, ...claim)
  expect(report).toMatch(/\n\d\d passed, 0 failed, 0 skipped\n$/)
})
