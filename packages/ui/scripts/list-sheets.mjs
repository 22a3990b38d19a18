// Writes the lists of the components' style sheets in src/theme: the sheets of all public pages, and the sheets that only
// the page of a product, listings, and the pages behind the login add. `pnpm build` runs it.
import { globSync, writeFileSync } from 'node:fs'
import { dirname, join } from 'node:path'
import { behindLogin, floors, ofPages } from './floors.mjs'

const source = join(import.meta.dirname, '../src')
const order = floors.flat()

function roomOf(path) {
  return path.split('/')[0]
}

const sheets = globSync('*/**/*.css', { cwd: source, exclude: ['theme/**', 'story-data/**'] }).sort(
  (one, other) => order.indexOf(roomOf(one)) - order.indexOf(roomOf(other)) || (one < other ? -1 : 1),
)
const unknown = sheets.find((path) => !order.includes(roomOf(path)))
if (unknown)
  throw new Error(`${unknown} is in a folder without a floor. Give the folder its floor in scripts/floors.mjs.`)

function isBehindLogin(path) {
  return behindLogin.includes(roomOf(path)) || behindLogin.includes(dirname(path))
}

function isOfPages(path) {
  return Object.values(ofPages).flat().includes(dirname(path))
}

function write(name, paths) {
  const imports = paths.map((path) => `@import "${path}" layer(gauze);\n`)
  writeFileSync(join(source, 'theme', name), imports.join(''))
}

function relative(paths) {
  return paths.map((path) => `../${path}`)
}

const shop = sheets.filter((path) => !isBehindLogin(path) && !isOfPages(path))
write('shop-sheets.css', ['./required.css', './utilities.css', ...relative(shop)])
for (const [name, folders] of Object.entries(ofPages))
  write(`${name}.css`, relative(sheets.filter((path) => folders.includes(dirname(path)))))
write('account.css', relative(sheets.filter(isBehindLogin)))
