import type { CallInput } from '@gauze/contract'
import { afterAll, afterEach, beforeAll, describe, expect, it, vi } from 'vitest'
import { pdfkitPdf } from '../../../ports/pdfkit-pdf.js'
import { startTestShop, type TestShop } from '../../../testing/fixtures/shop.js'
import { addShopBills } from '../../../testing/fixtures/shop-bills.js'
import type { ShopUser } from '../../../testing/fixtures/shop-companies.js'

let shop: TestShop

beforeAll(async () => {
  shop = await startTestShop()
  await addShopBills(shop.db)
})
afterAll(() => shop.close())

function open(url: string) {
  return shop.app.inject({ url: new URL(url).pathname })
}

async function pdfUrl(input: CallInput<'generatePDF'>, who: ShopUser = 'buyer') {
  return (await shop.as(who, 'generatePDF', input)).output().pdfUrl
}

describe('API-54 many files at once', () => {
  afterEach(() => shop.replacePorts())

  const invoices = [1, 2, 3, 5, 6]
  /** 200 papers, in an order of their own for each number, so that no two files are the same. */
  function papersOf(number: number): CallInput<'generateZip'> {
    return Array.from({ length: 200 }, (_unused, index) => ({
      type: 'invoice' as const,
      transactionId: invoices[(index + number * (index % 3)) % invoices.length] ?? 1,
    }))
  }

  /** The store's own port, which notes how many files it draws at once. */
  function watchDrawing() {
    const seen = { now: 0, most: 0 }
    shop.replacePorts({
      pdf: {
        write: async (document, signal) => {
          seen.now += 1
          seen.most = Math.max(seen.most, seen.now)
          try {
            return await pdfkitPdf.write(document, signal)
          } finally {
            seen.now -= 1
          }
        },
      },
    })
    return seen
  }

  it('carts are answered while six big files are asked for, of which two are drawn at once', async () => {
    const people = ['buyer', 'admin', 'buyer', 'admin', 'buyer', 'admin'] as const
    const urls = await Promise.all(people.map((who, number) => pdfUrl(papersOf(number), who)))
    const seen = watchDrawing()
    const files = Promise.all(
      urls.map(async (url) => {
        const answer = await open(url)
        return answer.statusCode === 503 ? answer.json().type : answer.statusCode
      }),
    )
    await vi.waitFor(() => expect(seen.now).toBe(2), { timeout: 10_000 })
    let cartsMeanwhile = 0
    while (seen.now > 0) {
      expect((await shop.as('clinic', 'getCart', {})).status).toBe(200)
      if (seen.now > 0) cartsMeanwhile += 1
    }
    expect(cartsMeanwhile).toBeGreaterThanOrEqual(2)
    const answers = await files
    expect(answers.filter((answer) => answer === 200).length).toBeGreaterThanOrEqual(2)
    // On a slow machine, some wait too long for their turn.
    for (const answer of answers) expect([200, 'https://gauze.example/problems/papers-busy']).toContain(answer)
    expect(seen.most).toBe(2)
  }, 60_000)

  it('a file is refused with advice while too many files wait, and is available afterwards', async () => {
    const release = Promise.withResolvers<void>()
    let drawn = 0
    shop.replacePorts({
      pdf: {
        write: async (document, signal) => {
          drawn += 1
          await release.promise
          return pdfkitPdf.write(document, signal)
        },
      },
    })
    const urls = await Promise.all(
      Array.from({ length: 4 }, (_unused, number) =>
        pdfUrl([{ type: 'invoice', transactionId: invoices[number % 5] ?? 1 }]),
      ),
    )
    const waiting = urls.map((url) => open(url))
    await vi.waitFor(() => expect(drawn).toBe(1), { timeout: 10_000 })
    const zipUrl = (await shop.as('buyer', 'generateZip', papersOf(1).slice(0, 3))).output().fileUrl
    const refused = await open(urls[0] ?? '')
    expect(refused.statusCode).toBe(503)
    expect(refused.headers['retry-after']).toBe('10')
    expect(refused.json()).toMatchObject({
      type: 'https://gauze.example/problems/papers-busy',
      status: 503,
      detail: expect.stringMatching(/was not begun.*open it again/),
    })
    expect((await open(zipUrl)).statusCode).toBe(503)
    const page = await shop.app.inject({ url: new URL(zipUrl).pathname, headers: { accept: 'text/html' } })
    expect(page.body).toMatch(/<h1>Your file is not ready yet<\/h1>.*<a href="">Try again<\/a>/)
    release.resolve()
    expect((await Promise.all(waiting)).map(({ statusCode }) => statusCode)).toEqual(urls.map(() => 200))
    expect((await open(urls[0] ?? '')).statusCode).toBe(200)
    const zip = await open(zipUrl)
    expect([zip.statusCode, zip.rawPayload.toString('latin1').includes('3 Invoice')]).toEqual([200, true])
  })
})
