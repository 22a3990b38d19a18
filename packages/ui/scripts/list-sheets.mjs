// Writes the two lists of the components' style sheets in src/theme: those of public pages, and those that only pages
// behind the login add. `pnpm build` runs it.
import { globSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'

const source = join(import.meta.dirname, '../src')

/** Areas in the order of their sheets: components of a later one are made of those of the earlier ones. */
const areas = ['actions', 'forms', 'content', 'feedback', 'navigation', 'notifications', 'product', 'search', 'listing']
const laterAreas = ['cart', 'checkout', 'data-table', 'account']
const order = [...areas, ...laterAreas]

function areaOf(path) {
  return path.split('/')[0]
}

const sheets = globSync('*/**/*.css', { cwd: source, exclude: ['theme/**', 'story-data/**'] }).sort(
  (one, other) => order.indexOf(areaOf(one)) - order.indexOf(areaOf(other)) || (one < other ? -1 : 1),
)
const unknown = sheets.find((path) => !order.includes(areaOf(path)))
if (unknown) throw new Error(`${unknown} is in an area that has no place in the order. Give it one in this script.`)
/** The parts of the account that public pages show: in the header, on the pages of a delivery and of a new account, and as recent orders. */
const publicParts = [
  'account-overview',
  'account-pages',
  'account-tool',
  'create-account-form',
  'customer-menu',
  'delivery-progress',
  'delivery-tracking',
  'record-details',
]
const publicSheets = [...publicParts, 'sales-order-table'].map((name) => `account/${name}/${name}.css`)

function isOfAccount(path) {
  return ['account', 'data-table'].includes(areaOf(path)) && !publicSheets.includes(path)
}

function write(name, paths) {
  const imports = paths.map((path) => `@import "${path}" layer(gauze);\n`)
  writeFileSync(join(source, 'theme', name), imports.join(''))
}

const base = ['./required.css', './utilities.css']
const relative = sheets.map((path) => `../${path}`)
write('shop-sheets.css', [...base, ...relative.filter((_, index) => !isOfAccount(sheets[index]))])
write(
  'account.css',
  relative.filter((_, index) => isOfAccount(sheets[index])),
)
