import { describe, expect, it } from 'vitest'
import { storeUrl } from './support/shopper.js'
import { weigh, weighScripts } from './support/weight.js'

const scriptBudget = 150_000
const styleBudget = 25_000
const embedBudget = 125_000

async function productPath() {
  const [item] = await (await fetch(`${storeUrl()}/api/shopping/item/topItems?limit=1`)).json()
  return `/product/${item.urlComponent}`
}

describe('what a browser loads before a page can be used', () => {
  it.each([
    ['home', () => '/'],
    ['listing', () => '/products/1?search=gloves'],
    ['category', () => '/category/gloves'],
    ['product', productPath],
  ])('%s: at most 150 kB of script and 25 kB of style, gzip', async (name, path) => {
    const { scripts, styles, files } = await weigh(new URL(await path(), storeUrl()).href)
    console.log(`${name}: ${scripts} bytes of script in ${files.length} files, ${styles} bytes of style`)
    expect(files.length).toBeGreaterThan(0)
    expect(styles).toBeGreaterThan(0)
    expect(scripts, JSON.stringify(files)).toBeLessThanOrEqual(scriptBudget)
    expect(styles).toBeLessThanOrEqual(styleBudget)
  })
})

describe('what another site loads before the elements can be used', () => {
  it('LIB-04 the embed script: at most 125 kB, gzip', async () => {
    const { scripts, files } = await weighScripts([`${storeUrl()}/gauze-embed.js`])
    console.log(`embed: ${scripts} bytes of script in ${files.length} files`)
    expect(scripts, JSON.stringify(files)).toBeLessThanOrEqual(embedBudget)
  })
})
