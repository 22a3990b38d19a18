// Draws the pictures of the store's icon from public/favicon.svg: `node scripts/draw-icons.mjs`. Needs Chromium.
import { readFile, writeFile } from 'node:fs/promises'
import { chromium } from 'playwright-core'

const folder = new URL('../public/', import.meta.url)
const svg = await readFile(new URL('favicon.svg', folder), 'utf8')
// If the system cuts the corners itself, the background reaches them; a mask may cut a fifth from each side.
const square = svg.replace(' rx="8"', '')
const maskable = square
  .replace('viewBox="0 0 28 28"', 'viewBox="-4 -4 36 36"')
  .replace(/<rect[^>]*>/, '<rect x="-4" y="-4" width="36" height="36" fill="#0a686b"/>')

const browser = await chromium.launch({
  executablePath: process.env.CHROMIUM_PATH ?? '/usr/bin/chromium',
  args: ['--no-sandbox', '--disable-gpu'],
})
const page = await browser.newPage()

async function draw(picture, size) {
  await page.setViewportSize({ width: size, height: size })
  await page.setContent(`<style>body{margin:0}svg{display:block;width:100vw;height:100vh}</style>${picture}`)
  return page.screenshot({ omitBackground: true })
}

/** An .ico file that holds one PNG. */
function icoOf(png, size) {
  const head = Buffer.alloc(22)
  head.writeUInt16LE(1, 2)
  head.writeUInt16LE(1, 4)
  head.writeUInt8(size, 6)
  head.writeUInt8(size, 7)
  head.writeUInt16LE(1, 10)
  head.writeUInt16LE(32, 12)
  head.writeUInt32LE(png.length, 14)
  head.writeUInt32LE(head.length, 18)
  return Buffer.concat([head, png])
}

const files = {
  'favicon.ico': icoOf(await draw(svg, 32), 32),
  'apple-touch-icon.png': await draw(square, 180),
  'icon-192.png': await draw(svg, 192),
  'icon-512.png': await draw(svg, 512),
  'icon-maskable-512.png': await draw(maskable, 512),
}
for (const [name, bytes] of Object.entries(files)) {
  await writeFile(new URL(name, folder), bytes)
  console.log(`${name} ${bytes.length} bytes`)
}
await browser.close()
