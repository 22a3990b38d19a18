import { describe, expect, it } from 'vitest'
import { storeUrl } from './support/shopper.js'
import { weigh, weighScripts } from './support/weight.js'

const scriptBudget = 140_000
const fileBudget = 10
const styleBudget = 25_000
const embedBudget = 125_000

async function productPath() {
  const [item] = await (await fetch(`${storeUrl()}/api/shopping/item/topItems?limit=1`)).json()
  return `/product/${item.urlComponent}`
}

describe('what a browser loads before a page can be used', () => {
  it.each([
    ['home', () => '/', 136_500],
    ['listing', () => '/products/1?search=gloves', 137_000],
    ['category', () => '/category/gloves', 144_000],
    ['product', productPath, 88_500],
  ])(
    '%s: at most 140 kB of script in 10 files and 25 kB of style, gzip, and a small document',
    async (name, path, textBudget) => {
      const { scripts, styles, files, text } = await weigh(new URL(await path(), storeUrl()).href)
      console.log(
        `${name}: ${scripts} bytes of script in ${files.length} files, ${styles} bytes of style, ${text} characters of document`,
      )
      expect(files.length).toBeGreaterThan(0)
      expect(files.length).toBeLessThanOrEqual(fileBudget)
      expect(styles).toBeGreaterThan(0)
      expect(scripts, JSON.stringify(files)).toBeLessThanOrEqual(scriptBudget)
      expect(styles).toBeLessThanOrEqual(styleBudget)
      expect(text).toBeLessThanOrEqual(textBudget)
    },
  )
})

describe('what another site loads before the elements can be used', () => {
  it('LIB-04 the embed script: at most 125 kB, gzip', async () => {
    const { scripts, files } = await weighScripts([`${storeUrl()}/gauze-embed.js`])
    console.log(`embed: ${scripts} bytes of script in ${files.length} files`)
    expect(scripts, JSON.stringify(files)).toBeLessThanOrEqual(embedBudget)
  })
})
