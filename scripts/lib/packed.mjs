import { createHash } from 'node:crypto'
import { existsSync, mkdirSync, readdirSync, readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { root, run, say } from './shell.mjs'

/** The packages that are published, in the order in which they need each other. */
export const published = [
  'contract',
  'rules',
  'api-client',
  'machines',
  'ui',
  'embed',
  'server',
  'search',
  'demo',
  'kit',
]

/** Large packages that single entries need: an app installs them with these entries. */
export const onDemand = ['algoliasearch', 'contentful', 'read-excel-file', 'recharts', 'search-insights']

const folder = join(root, '.gauze/packed')

/** The tarball of a package, as `packAll` made it. */
export function tarballOf(name) {
  return join(folder, `${name}.tgz`)
}

/** What a tarball is made from: the build, the files beside it, and the versions that its manifest gets. */
function printOf(name) {
  const hash = createHash('sha256').update(readFileSync(join(root, '.gauze/build', `${name}.types`)))
  const files = readdirSync(join(root, 'packages', name)).filter((file) => /\.(md|json)$|^LICENSE$/.test(file))
  for (const file of files) hash.update(readFileSync(join(root, 'packages', name, file)))
  for (const other of published) hash.update(readFileSync(join(root, 'packages', other, 'package.json')))
  return hash.update(readFileSync(join(root, 'pnpm-workspace.yaml'))).digest('hex')
}

/**
 * Packs the published packages that have changed since they were last packed, for every check that installs them. Needs
 * a build with type declarations.
 */
export function packAll(env) {
  mkdirSync(folder, { recursive: true })
  for (const name of published) {
    const print = printOf(name)
    const stampFile = join(folder, name)
    if (existsSync(tarballOf(name)) && existsSync(stampFile) && readFileSync(stampFile, 'utf8') === print) continue
    say(`packing ${name}`)
    run('pnpm', ['pack', '--out', tarballOf(name)], {
      cwd: join(root, 'packages', name),
      // The build that `prepack` asks for is there.
      env: { ...env, npm_config_ignore_scripts: 'true' },
      quiet: true,
    })
    writeFileSync(stampFile, print)
  }
}
