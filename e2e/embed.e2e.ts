import { once } from 'node:events'
import { mkdtempSync, rmSync } from 'node:fs'
import { createServer } from 'node:http'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, beforeAll, describe, expect } from 'vitest'
import { signInTo } from './support/api.js'
import { test } from './support/shopper.js'
import { freePort, type StoreProcess, startStore } from './support/store-process.js'

describe('LIB-04 a page of another site', () => {
  const dataDir = mkdtempSync(join(tmpdir(), 'gauze-embed-'))
  let store: StoreProcess
  let hostUrl: string
  let itemId: number
  const host = createServer((_request, response) => {
    response.setHeader('content-type', 'text/html')
    response.end(`<!doctype html><html lang="en"><title>Intranet</title><h1>Supplies</h1>
      <gauze-cart-button></gauze-cart-button><gauze-add-to-cart item-id="${itemId}" quantity="2"></gauze-add-to-cart><gauze-cart></gauze-cart>
      <script type="module" src="${store.url}/gauze-embed.js" data-api="${store.url}"></script>`)
  })

  beforeAll(async () => {
    const port = await freePort()
    hostUrl = `http://localhost:${port}`
    store = await startStore({ dataDir, env: { GAUZE_CORS_ORIGINS: hostUrl } })
    const [item] = await (await fetch(`${store.url}/api/shopping/item/topItems?limit=1`)).json()
    itemId = item.id
    host.listen(port, 'localhost')
    await once(host, 'listening')
  })
  afterAll(async () => {
    host.close()
    await store.stop()
    rmSync(dataDir, { recursive: true, force: true })
  })

  test('LIB-04 adds to the cart with one script tag, without a framework', async ({ shopper: { page } }) => {
    await page.goto(hostUrl)
    await page.getByRole('link', { name: 'Login to View Price' }).first().waitFor()

    const { token } = await signInTo(store.url, 'admin@mercy.example')
    await page.evaluate((value) => localStorage.setItem('gauze.token', value), token)
    await page.reload()
    await page.getByRole('button', { name: 'Add to cart' }).click()
    await page.getByRole('button', { name: /Cart.*2 units/ }).click()
    await page.getByRole('spinbutton', { name: /Quantity/ }).and(page.locator('gauze-cart *')).waitFor()
    const picture = page.locator('gauze-cart-button img').first()
    await picture.waitFor()
    await expect.poll(() => picture.evaluate((image: HTMLImageElement) => image.naturalWidth)).toBeGreaterThan(0)
    expect(await page.evaluate(() => document.querySelector('gauze-cart-button')?.shadowRoot !== null)).toBe(true)
  })
})
