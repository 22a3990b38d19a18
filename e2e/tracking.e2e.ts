import { describe, expect } from 'vitest'
import { latestParcel } from './support/latest-parcel.js'
import { storeUrl, test } from './support/shopper.js'

const buyer = 'admin@mercy.example'
const other = 'clinic@lakeside.example'

describe('the page of a delivery', () => {
  test('ACCT-15 shows a visitor no company data, and leads back after the login to the progress', async ({
    shopper,
  }) => {
    const { page } = shopper
    const { trackingNumber, orderNumber } = await latestParcel(storeUrl(), buyer)
    const path = `/tracking/${encodeURIComponent(trackingNumber)}`
    const html = await (await fetch(storeUrl() + path)).text()
    expect(html).not.toContain(orderNumber)
    await shopper.open(path)
    const link = page.getByRole('link', { name: 'Sign in to see the delivery' })
    expect(await link.getAttribute('href')).toContain(encodeURIComponent(path))
    await shopper.signIn(buyer, path)
    const steps = page.getByRole('listitem').filter({ has: page.getByText('Shipped', { exact: true }) })
    await steps.first().waitFor()
    await page.locator('[aria-current="step"]').waitFor()
    await page.getByRole('link', { name: orderNumber }).click()
    await page.getByRole('heading', { level: 1, name: `Order ${orderNumber}` }).waitFor()
  })

  test('ACCT-15 offers the latest deliveries in place of another company’s number', async ({ shopper }) => {
    const { page } = shopper
    const [foreign, own] = [await latestParcel(storeUrl(), other), await latestParcel(storeUrl(), buyer)]
    await shopper.signIn(buyer, `/tracking/${encodeURIComponent(foreign.trackingNumber)}`)
    await page.getByRole('heading', { name: 'Your company has no delivery with this number' }).waitFor()
    await page.getByRole('link', { name: own.trackingNumber }).click()
    await page.locator('[aria-current="step"]').waitFor()
    expect(await page.getByText(foreign.orderNumber).count()).toBe(0)
  })

  test('ACCT-15 says that there is no answer, and reads it again', async ({ shopper }) => {
    const { page } = shopper
    const { trackingNumber } = await latestParcel(storeUrl(), buyer)
    await page.route('**/trackingData?*', (route) => route.abort())
    await shopper.signIn(buyer, `/tracking/${encodeURIComponent(trackingNumber)}`)
    const alert = page.getByRole('alert').filter({ hasText: 'The delivery could not be loaded' })
    await alert.waitFor()
    await page.unroute('**/trackingData?*')
    await alert.getByRole('button', { name: 'Try again' }).click()
    await page.locator('[aria-current="step"]').waitFor()
  })
})
