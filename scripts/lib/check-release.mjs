#!/usr/bin/env node
// Makes the release that the manifests describe, into a registry in memory: publishes every package with changesets,
// installs them from there into a fresh folder with npm, and imports each entry. Needs a build with type declarations.
import { execFileSync } from 'node:child_process'
import { existsSync, mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { build } from 'esbuild'
import { startRegistry } from './local-registry.mjs'
import { onDemand, published } from './packed.mjs'
import { root, Stop, spawnGroup } from './shell.mjs'

/** The entries that import a package of `onDemand` at once. */
const needOthers = ['@gauze/api-client/content', '@gauze/api-client/search']

/** Runs a command beside the registry, which answers it from this process. */
async function run(command, args, options) {
  const { ended } = spawnGroup(command, args, { ...options, stdio: 'inherit' })
  const end = await ended
  if (end !== 0) throw new Stop(`${command} ${args.join(' ')} ended with ${end}.`)
}

/** The modules that an app can import by name, without style sheets and the file of the script tag. */
function entriesOf(folder, name) {
  const installed = join(folder, 'node_modules/@gauze', name)
  const { exports } = JSON.parse(readFileSync(join(installed, 'package.json'), 'utf8'))
  const paths = Object.keys(exports).flatMap((path) => {
    if (/\.(css|js)$/.test(path)) return []
    if (path !== './*') return [path]
    const files = readdirSync(join(installed, 'dist'), { recursive: true, encoding: 'utf8' })
    return files.filter((file) => /.\/index\.js$/.test(file)).map((file) => `./${file.replace(/\/index\.js$/, '')}`)
  })
  return paths.map((path) => join('@gauze', name, path))
}

function importAll(folder, entries) {
  writeFileSync(join(folder, 'all.mjs'), entries.map((entry) => `await import('${entry}')\n`).join(''))
  execFileSync('node', ['all.mjs'], { cwd: folder, stdio: ['ignore', 'ignore', 'inherit'] })
  console.log(`imported ${entries.length} entries`)
}

/** An app that imports everything builds without the packages that it did not install. */
async function bundleAll(folder) {
  const everything = ['ui', 'embed', 'machines', 'rules', 'contract', 'api-client'].map((name) => `@gauze/${name}`)
  writeFileSync(join(folder, 'app.mjs'), everything.map((name) => `console.log(await import('${name}'))\n`).join(''))
  await build({
    absWorkingDir: folder,
    entryPoints: ['app.mjs'],
    bundle: true,
    format: 'esm',
    outdir: 'out',
    splitting: true,
    logLevel: 'error',
  })
}

const home = mkdtempSync(join(tmpdir(), 'gauze-release-'))
const registry = await startRegistry()
try {
  const userConfig = join(home, 'publisher.npmrc')
  const anyToken = `${registry.url.replace('http:', '')}:_authToken=local`
  writeFileSync(userConfig, `${registry.setting}${anyToken}\n`)
  await run('pnpm', ['exec', 'changeset', 'publish', '--no-git-tag'], {
    cwd: root,
    // Only the release workflow can prove where a package was built.
    env: { ...process.env, NPM_CONFIG_USERCONFIG: userConfig, NPM_CONFIG_PROVENANCE: 'false' },
  })

  writeFileSync(join(home, '.npmrc'), registry.setting)
  writeFileSync(join(home, 'package.json'), '{ "private": true, "type": "module" }\n')
  const install = (...names) => run('npm', ['install', '--no-audit', '--no-fund', ...names], { cwd: home })
  await install('@gauze/ui', '@gauze/embed')
  const unwanted = onDemand.filter((name) => existsSync(join(home, 'node_modules', name)))
  if (unwanted.length > 0) throw new Stop(`@gauze/ui and @gauze/embed install ${unwanted.join(', ')}.`)
  const forBrowsers = readdirSync(join(home, 'node_modules/@gauze')).flatMap((name) => entriesOf(home, name))
  importAll(
    home,
    forBrowsers.filter((entry) => !needOthers.includes(entry)),
  )
  await bundleAll(home)

  await install(...published.map((name) => `@gauze/${name}`), ...onDemand)
  importAll(
    home,
    published.flatMap((name) => entriesOf(home, name)),
  )
} finally {
  registry.close()
  rmSync(home, { recursive: true, force: true })
}
