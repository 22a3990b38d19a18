import { gunzipSync } from 'node:zlib'
import { expect, it } from 'vitest'
import { createPacker } from './packed-page.js'

const menu = { markup: Array.from({ length: 300 }, (_, n) => `<a href="/category/${n}">Gloves ${n}</a>`).join('') }
const short = { markup: '<p>Niños</p>' }

it('packs a page whose parts other pages repeat, so that every browser reads it whole', () => {
  const pack = createPacker()
  for (const name of ['Gauze – sterile', 'Gloves', '']) {
    const body = Buffer.concat(pack([`<h1>${name}</h1>`, menu, name, short, menu, `<p>${name}</p>`]).parts)
    const whole = `<h1>${name}</h1>${menu.markup}${name}${short.markup}${menu.markup}<p>${name}</p>`
    expect(gunzipSync(body).toString()).toBe(whole)
  }
})

it('packs a large part once, and gives its bytes to every page', () => {
  const pack = createPacker()
  const own = (text: string) => pack([text, menu, text]).parts.filter((piece) => piece.length > 1000)
  const [first] = own('one')
  const [second] = own('two')
  expect(first).toBeDefined()
  expect(second).toBe(first)
})

it('packs a repetition of the text before it as a reference', () => {
  const pack = createPacker()
  const bytes = (pieces: Parameters<typeof pack>[0]) => Buffer.concat(pack(pieces).parts).length
  expect(bytes(['', menu, menu.markup])).toBeLessThan(bytes(['', menu]) * 1.2)
})
