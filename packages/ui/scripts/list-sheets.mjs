// Writes the two lists of the components' style sheets in src/theme: the sheets of public pages, and the sheets that only pages
// behind the login add. `pnpm build` runs it.
import { globSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { behindLogin, floors } from './floors.mjs'

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
  return behindLogin.includes(roomOf(path))
}

function write(name, paths) {
  const imports = paths.map((path) => `@import "${path}" layer(gauze);\n`)
  writeFileSync(join(source, 'theme', name), imports.join(''))
}

function relative(paths) {
  return paths.map((path) => `../${path}`)
}

const shop = sheets.filter((path) => !isBehindLogin(path))
write('shop-sheets.css', ['./required.css', './utilities.css', ...relative(shop)])
write('account.css', relative(sheets.filter(isBehindLogin)))
