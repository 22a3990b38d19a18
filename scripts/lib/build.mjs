import { createHash } from 'node:crypto'
import { existsSync, mkdirSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { availableParallelism } from 'node:os'
import { dirname, join } from 'node:path'
import { root, runQuietly, say } from './shell.mjs'

/** The packages, each after the packages that it is made from. */
const order = [
  { name: 'contract', folder: 'packages/contract', from: [] },
  { name: 'rules', folder: 'packages/rules', from: ['contract'] },
  { name: 'api-client', folder: 'packages/api-client', from: ['contract', 'rules'] },
  { name: 'machines', folder: 'packages/machines', from: ['contract', 'rules'] },
  { name: 'ui', folder: 'packages/ui', from: ['contract', 'rules', 'machines'] },
  { name: 'embed', folder: 'packages/embed', from: ['contract', 'rules', 'api-client', 'machines', 'ui'] },
  { name: 'server', folder: 'packages/server', from: ['contract', 'rules'] },
  { name: 'search', folder: 'packages/search', from: ['contract', 'rules', 'server'] },
  { name: 'demo', folder: 'packages/demo', from: ['contract', 'rules', 'server'] },
  { name: 'kit', folder: 'packages/kit', from: ['contract', 'rules', 'api-client'] },
  {
    name: 'storefront',
    folder: 'storefront',
    from: ['contract', 'rules', 'api-client', 'machines', 'ui', 'embed', 'server', 'search', 'demo'],
  },
]
/** The documentation is made of the sources of the packages, and of their stories and texts as well. */
const documentation = {
  name: 'docs',
  folders: [
    'packages/docs',
    '.storybook',
    'examples',
    ...order.map(({ folder }) => folder).filter((path) => path !== 'storefront'),
  ],
}
/** The built documentation. */
export const docsFolder = join(root, 'packages/docs/dist')

const made = new Set(['node_modules', 'dist', 'build', '.react-router', 'coverage'])
const notBuilt = /\.(test|stories|mdx|md)\b|README/
const notShown = /\.(test|bench|tgz)\b|\.png$/

function filesBelow(folder, leftOut = notBuilt) {
  return readdirSync(folder, { withFileTypes: true })
    .filter((entry) => !made.has(entry.name))
    .sort((a, b) => (a.name < b.name ? -1 : 1))
    .flatMap((entry) => {
      const path = join(folder, entry.name)
      return entry.isDirectory() ? filesBelow(path, leftOut) : leftOut.test(entry.name) ? [] : [path]
    })
}

function fingerprint(folders, others, leftOut = notBuilt) {
  const hash = createHash('sha256')
  for (const file of folders.flatMap((folder) => filesBelow(join(root, folder), leftOut)))
    hash.update(file).update(readFileSync(file))
  for (const other of others) hash.update(other)
  hash.update(readFileSync(join(root, 'pnpm-lock.yaml')))
  return hash.digest('hex')
}

function isNeeded(name, names) {
  return names.includes(name) || order.some((other) => names.includes(other.name) && other.from.includes(name))
}

/** Lets at most `count` pieces of work run at a time; others wait for their turn. */
function createLanes(count) {
  let free = count
  const waiting = []
  return async (work) => {
    if (free > 0) free -= 1
    else await new Promise((resolve) => waiting.push(resolve))
    try {
      return await work()
    } finally {
      const next = waiting.shift()
      if (next) next()
      else free += 1
    }
  }
}

/** Builds a package, if it has changed since its last build. @returns its fingerprint */
async function buildPackage({ name, folder }, { env, declarations, prints, inLane }) {
  const printNow = () => fingerprint([folder], prints)
  const print = printNow()
  const stampFile = join(root, '.gauze/build', `${name}${declarations ? '.types' : ''}`)
  const output = join(root, folder, name === 'storefront' ? 'build' : 'dist')
  if (existsSync(output) && existsSync(stampFile) && readFileSync(stampFile, 'utf8') === print) return print
  return inLane(async () => {
    say(`building ${name}`)
    // A build without declarations removes those of an earlier one.
    rmSync(join(root, '.gauze/build', `${name}.types`), { force: true })
    const task = declarations || name === 'storefront' ? 'build' : 'build:js'
    await runQuietly('node', ['--run', task], { cwd: join(root, folder), env })
    // A build may write some of the package's sources. Without them in its print, the next command would build again,
    // under a store that serves the files.
    const made = printNow()
    mkdirSync(dirname(stampFile), { recursive: true })
    writeFileSync(stampFile, made)
    if (declarations) writeFileSync(join(root, '.gauze/build', name), made)
    return made
  })
}

/**
 * Builds the packages that have changed since the last build, as many at a time as there are processors, each after the
 * packages that it is made from.
 * @param env environment with the pinned tools
 * @param options.declarations also writes type declarations, which publishing needs and serving does not
 * @param options.names builds only these packages and the packages they are made from; all by default
 * @param options.docs also builds the documentation
 * @throws Stop when a package does not build
 */
export async function build(env, { declarations = false, names = [], docs = false } = {}) {
  const inLane = createLanes(availableParallelism())
  const builds = new Map()
  for (const row of order) {
    if (names.length > 0 && !isNeeded(row.name, names)) continue
    if (!existsSync(join(root, row.folder, 'package.json'))) continue
    const parts = row.from.map((other) => builds.get(other) ?? '')
    const built = Promise.all(parts).then((prints) => buildPackage(row, { env, declarations, prints, inLane }))
    builds.set(row.name, built)
  }
  const { storefront: _, ...published } = Object.fromEntries(builds)
  // The documentation is made of the sources of the packages, of which a build writes some.
  const documented = docs && Promise.all(Object.values(published)).then(() => inLane(() => buildDocs(env)))
  await Promise.all([...builds.values(), documented])
}

/** Builds the documentation, if a source, story or text has changed since the last build. */
export async function buildDocs(env) {
  const stampFile = join(root, '.gauze/build', documentation.name)
  const output = join(docsFolder, 'index.html')
  const print = fingerprint(documentation.folders, [], notShown)
  if (existsSync(output) && existsSync(stampFile) && readFileSync(stampFile, 'utf8') === print) return
  say('building docs')
  const production = { ...env, NODE_ENV: 'production' }
  await runQuietly('node', ['--run', 'build'], { cwd: join(root, 'packages/docs'), env: production })
  mkdirSync(dirname(stampFile), { recursive: true })
  writeFileSync(stampFile, print)
}
