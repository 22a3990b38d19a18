// Writes src/theme/all.css: every style sheet of a component. `pnpm build` runs it.
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
const imports = ['./required.css', './utilities.css', ...sheets.map((path) => `../${path}`)]
writeFileSync(join(source, 'theme/all.css'), imports.map((path) => `@import "${path}" layer(gauze);\n`).join(''))
