// Writes the two lists of the components' style sheets in src/theme: those of public pages, and those that only pages
// behind the login add. `pnpm build` runs it.
import { globSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'

const source = join(import.meta.dirname, '../src')

/** Areas in the order of their sheets: components of a later one are made of those of the earlier ones. */
const areas = ['actions', 'forms', 'content', 'feedback', 'navigation', 'notifications', 'catalog', 'search']
const laterAreas = ['cart', 'checkout', 'data-table', 'account']
const rooms = [
  'addresses',
  'payment-methods',
  'company',
  'two-factor',
  'sign-in',
  'records',
  'lists',
  'orders',
  'deliveries',
]
const laterRooms = ['approvals', 'returns', 'billing', 'quotes', 'recalls', 'subscriptions', 'overview', 'punch-out']
const order = [...areas, ...laterAreas, ...rooms, ...laterRooms]

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
const publicSheets = [...publicParts, 'sales-order-table'].map((name) => `/${name}/${name}.css`)

function isOfAccount(path) {
  const isPublic = publicSheets.some((name) => path.endsWith(name))
  return ['account', 'data-table', ...rooms, ...laterRooms].includes(areaOf(path)) && !isPublic
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
