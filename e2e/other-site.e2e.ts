import { once } from 'node:events'
import { mkdtempSync, rmSync } from 'node:fs'
import { createServer } from 'node:http'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import type { Page } from 'playwright-core'
import { afterAll, beforeAll, describe, expect } from 'vitest'
import { demoPassword, test } from './support/shopper.js'
import { freePort, type StoreProcess, startStore } from './support/store-process.js'

describe('PLUS-07 a person signs in on another site than the store’s', () => {
  const dataDir = mkdtempSync(join(tmpdir(), 'gauze-other-site-'))
  let store: StoreProcess
  /** By its number, so that the browser takes it for another site than the store's `localhost`. */
  let site: string
  let unlisted: string
  const host = createServer(({ url }, response) => {
    if (url?.startsWith('/isolated')) response.setHeader('cross-origin-opener-policy', 'same-origin')
    response.setHeader('content-type', 'text/html')
    response.end(`<!doctype html><html lang="en"><title>Intranet</title><h1>Supplies</h1>
      <button id="redirect">Sign in on this page</button><gauze-login></gauze-login>
      <gauze-cart-button></gauze-cart-button><gauze-cart></gauze-cart>
      <gauze-add-to-cart item-id="80011" quantity="2"></gauze-add-to-cart>
      <script type="module" src="${store.url}/gauze-embed.js" data-api="${store.url}"></script>
      <script type="module">
        import { signIn } from '${store.url}/gauze-embed.js'
        document.querySelector('#redirect').onclick = () => signIn({ mode: 'redirect' })
      </script>`)
  })

  beforeAll(async () => {
    const port = await freePort()
    site = `http://127.0.0.1:${port}`
    unlisted = `http://localhost:${port}`
    store = await startStore({ dataDir, env: { GAUZE_CORS_ORIGINS: site } })
    host.listen(port)
    await once(host, 'listening')
  })
  afterAll(async () => {
    host.close()
    await store.stop()
    rmSync(dataDir, { recursive: true, force: true })
  })

  async function pressSignIn(page: Page): Promise<Page> {
    const opened = page.waitForEvent('popup')
    await page.locator('gauze-login').getByRole('button', { name: 'Sign in' }).click()
    return opened
  }

  async function logIn(window: Page, username = 'admin@mercy.example') {
    await window.getByText('Log in to continue to 127.0.0.1').waitFor()
    await window.getByLabel('Username').fill(username)
    await window.getByLabel('Password', { exact: true }).fill(demoPassword)
    await window.getByRole('button', { name: 'Log in', exact: true }).click()
  }

  function signedIn(page: Page) {
    return page.locator('gauze-login').getByText('Signed in as Dana Whitfield').waitFor()
  }

  function keptSession(page: Page): Promise<string> {
    return page.evaluate(() => Object.entries(localStorage).find(([key]) => key.startsWith('gauze.session'))?.[1] ?? '')
  }

  test('PLUS-07 in a window of the store, without a cookie of the store, and stays signed in after a reload and in another tab', async ({
    shopper: { page },
  }) => {
    const cookies: string[] = []
    page.on('request', async (request) => {
      const sent = await request.allHeaders().catch(() => ({ cookie: '' }))
      if (request.url().startsWith(store.url) && sent.cookie) cookies.push(request.url())
    })
    await page.goto(`${site}/ward?bed=3`)
    const window = await pressSignIn(page)
    await logIn(window)
    await signedIn(page)
    expect(window.isClosed()).toBe(true)
    await page.locator('gauze-add-to-cart').getByText(/\$\d/).first().waitFor()

    await page.reload()
    await signedIn(page)
    const tab = await page.context().newPage()
    await tab.goto(site)
    await signedIn(tab)
    expect(cookies).toEqual([])
  })

  test('LIB-04 PLUS-07 signs in where the price would be, and adds to the cart with one script tag', async ({
    shopper: { page },
  }) => {
    await page.goto(site)
    const opened = page.waitForEvent('popup')
    await page.getByRole('link', { name: 'Login to View Price' }).first().click()
    await logIn(await opened)
    await page.getByRole('button', { name: 'Add to cart' }).click()
    await page.getByRole('button', { name: /Cart.*2 units/ }).click()
    await page
      .getByRole('spinbutton', { name: /Quantity/ })
      .and(page.locator('gauze-cart *'))
      .waitFor()
    const picture = page.locator('gauze-cart-button img').first()
    await picture.waitFor()
    await expect.poll(() => picture.evaluate((image: HTMLImageElement) => image.naturalWidth)).toBeGreaterThan(0)
  })

  test('PLUS-07 asks a person who is logged in to the store before it lets the site in, and takes no for an answer', async ({
    shopper: { page },
  }) => {
    await page.goto(site)
    await logIn(await pressSignIn(page))
    await signedIn(page)
    const second = await page.context().newPage()
    await second.goto(site)
    await second.evaluate(() => localStorage.clear())
    await second.reload()
    const refusing = await pressSignIn(second)
    await refusing.getByText('admin@mercy.example, Mercy General').waitFor()
    await refusing.getByRole('button', { name: 'Cancel' }).click()
    await second.locator('gauze-login').getByRole('button', { name: 'Sign in' }).waitFor()
    const agreeing = await pressSignIn(second)
    await agreeing.getByRole('button', { name: /^Continue to 127\.0\.0\.1/ }).click()
    await signedIn(second)
  })

  test('PLUS-07 from a page that cannot hear the window, which signs in by itself and closes', async ({
    shopper: { page },
  }) => {
    await page.goto(`${site}/isolated`)
    const window = await pressSignIn(page)
    const closed = window.waitForEvent('close')
    await logIn(window)
    await signedIn(page)
    await closed
    expect(page.url()).toBe(`${site}/isolated`)
  })

  test('PLUS-07 by a redirect, back to the page that asked, with nothing of it left in the address', async ({
    shopper: { page },
  }) => {
    await page.goto(`${site}/ward?bed=3#/gloves`)
    await page.locator('gauze-login').getByRole('button', { name: 'Sign in' }).waitFor()
    await page.getByRole('button', { name: 'Sign in on this page' }).click()
    await logIn(page)
    await page.waitForURL(`${site}/ward?bed=3#/gloves`)
    await signedIn(page)
    await page.goBack()
    await page.goForward()
    await signedIn(page)
  })

  test('PLUS-07 stays signed in when the access token has expired, and says when the session is over', async ({
    shopper: { page },
  }) => {
    await page.clock.install()
    await page.goto(site)
    await logIn(await pressSignIn(page))
    await signedIn(page)
    const before = await keptSession(page)
    const renewed = page.waitForResponse((response) => response.url().endsWith('/oauth/token'))
    await page.clock.fastForward('20:00')
    expect((await renewed).status()).toBe(200)
    await expect.poll(() => keptSession(page)).not.toBe(before)
    await signedIn(page)

    const { refresh } = JSON.parse(await keptSession(page))
    await fetch(`${store.url}/oauth/revoke`, { method: 'POST', body: new URLSearchParams({ token: refresh }) })
    await page.clock.fastForward('20:00')
    await page.locator('gauze-login').getByText('You have been signed out. Sign in again').waitFor()
  })

  test('PLUS-07 signs out of the store, too, and in every tab', async ({ shopper: { page } }) => {
    await page.goto(site)
    await logIn(await pressSignIn(page))
    await signedIn(page)
    const tab = await page.context().newPage()
    await tab.goto(site)
    await signedIn(tab)
    await page.locator('gauze-login').getByRole('button', { name: 'Sign out' }).click()
    for (const one of [page, tab]) await one.locator('gauze-login').getByRole('button', { name: 'Sign in' }).waitFor()
    const window = await pressSignIn(page)
    await window.getByText('Log in to continue to 127.0.0.1').waitFor()
  })

  test('PLUS-07 says when the store did not hear of a sign-out, and tells it on the next page', async ({
    shopper: { page },
  }) => {
    await page.goto(site)
    await logIn(await pressSignIn(page))
    await signedIn(page)
    const { refresh } = JSON.parse(await keptSession(page))
    const unheard = (address: URL) => address.origin === store.url && address.pathname !== '/gauze-embed.js'
    await page.route(unheard, (route) => route.abort())
    await page.locator('gauze-login').getByRole('button', { name: 'Sign out' }).click()
    await page.locator('gauze-login').getByText('you may still be signed in there').waitFor()
    await page.unroute(unheard)
    await page.reload()
    await expect.poll(() => keptSession(page)).toBe('')
    const renewal = await fetch(`${store.url}/oauth/token`, {
      method: 'POST',
      headers: { origin: site },
      body: new URLSearchParams({ grant_type: 'refresh_token', refresh_token: refresh }),
    })
    expect(await renewal.json()).toMatchObject({ error: 'invalid_grant' })
  })

  test('PLUS-07 shows no login for a site that the operator did not list', async ({ shopper: { page } }) => {
    await page.goto(unlisted)
    const asked = new URLSearchParams({
      response_type: 'code',
      client_id: unlisted,
      redirect_uri: `${unlisted}/`,
      code_challenge: 'E9Melhoa2OwvFrEMTJguCHaoeK1t8URWbuGJSstw-cM',
      code_challenge_method: 'S256',
    })
    await page.goto(`${store.url}/authorize?${asked}`)
    await page.getByText('This site cannot sign you in here').waitFor()
    expect(await page.getByLabel('Username').count()).toBe(0)
  })
})
