import { describe, expect, it } from 'vitest'
import { storeUrl } from './support/shopper.js'
import { weigh } from './support/weight.js'

const scriptBudget = 150_000
const styleBudget = 25_000

const productPath = async () => {
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
