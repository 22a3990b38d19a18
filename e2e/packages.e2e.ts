import { execFile } from 'node:child_process'
import { once } from 'node:events'
import { cpSync, existsSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { type AddressInfo, createServer } from 'node:net'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { promisify } from 'node:util'
import { build } from 'vite'
import { describe, expect, it } from 'vitest'
import { published } from '../scripts/lib/packed.mjs'

interface Manifest {
  readonly name: string
  readonly version: string
  readonly exports: Record<string, Record<string, string>>
  readonly publishConfig: { readonly exports: Record<string, Record<string, string>> }
  readonly engines?: { readonly node: string }
  readonly dependencies?: Record<string, string>
  readonly peerDependencies?: Record<string, string>
}

const root = join(import.meta.dirname, '..')
function folderOf(name: string) {
  return join(root, 'packages', name)
}

function manifestOf(name: string): Manifest {
  return JSON.parse(readFileSync(join(folderOf(name), 'package.json'), 'utf8'))
}

/**
 * The modules that a partner can import, except style sheets, patterns, and the script tag's file, which has side
 * effects.
 */
const entries = published.flatMap((name) =>
  Object.keys(manifestOf(name).publishConfig.exports)
    .filter((path) => !/\*|\.css$|\.js$/.test(path))
    .map((path): [entry: string, folder: string] => [join(manifestOf(name).name, path), name]),
)

/** Runs a module in a plain Node in a package's folder, where the package resolves to itself as in another project. */
async function runIn(folder: string, source: string): Promise<unknown> {
  const { stdout, stderr } = await promisify(execFile)(process.execPath, ['--input-type=module', '--eval', source], {
    cwd: folderOf(folder),
    env: { PATH: process.env.PATH },
  })
  expect(stderr).toBe('')
  return JSON.parse(stdout)
}

/** Our own packages, and packages of which only files are read. */
const notLoaded = /^@(?:gauze|expo-google-fonts)\//

/** Dependencies are loaded first, including Node's own lazy fetch, so that only the package's own effects are seen. */
function observeImport(entry: string, { dependencies, peerDependencies }: Manifest) {
  return `
  for (const other of ${JSON.stringify(
    Object.keys({ ...dependencies, ...peerDependencies }).filter((name) => !notLoaded.test(name)),
  )}) await import(other).catch(({ code }) => {
    // A package without a main entry is loaded on demand, by the name of a part.
    if (code !== 'ERR_PACKAGE_PATH_NOT_EXPORTED') throw new Error(other + ' could not be loaded: ' + code)
  })
  new Headers()
  const watched = ['fetch', 'setTimeout', 'setInterval', 'setImmediate', 'queueMicrotask']
  const called = []
  for (const name of watched) {
    const real = globalThis[name]
    globalThis[name] = (...given) => (called.push(name), real(...given))
  }
  const keys = () => Reflect.ownKeys(globalThis).map(String)
  const before = keys()
  const active = process.getActiveResourcesInfo().length
  const exported = Object.keys(await import('${entry}'))
  console.log(JSON.stringify({
    exported: exported.length,
    globals: keys().filter((key) => !before.includes(key)),
    called,
    active: process.getActiveResourcesInfo().length - active,
    hasDom: 'document' in globalThis || 'window' in globalThis,
  }))`
}

/** The files of our packages that end up in a bundle of this source, below their dist folders. */
async function bundledFiles(source: string): Promise<string[]> {
  const result = await build({
    root: join(root, 'storefront'),
    configFile: false,
    logLevel: 'silent',
    build: {
      write: false,
      minify: false,
      rollupOptions: { input: 'consumer', external: /^(react|react-dom|react-aria-components|xstate)(\/|$)/ },
    },
    plugins: [
      {
        name: 'consumer',
        enforce: 'pre',
        resolveId: (id) => (id === 'consumer' ? join(root, 'storefront/consumer.js') : null),
        load: (id) => (id === join(root, 'storefront/consumer.js') ? source : null),
      },
    ],
  })
  const outputs = Array.isArray(result) ? result : [result]
  return outputs
    .flatMap((output) => ('output' in output ? output.output : []))
    .flatMap((chunk) => (chunk.type === 'chunk' ? Object.entries(chunk.modules) : []))
    .filter(([, { renderedLength }]) => renderedLength > 0)
    .flatMap(([id]) => /\/packages\/([^/]+\/.+)$/.exec(id)?.[1]?.replace('/dist/', '/') ?? [])
    .sort()
}

/** The files that the tool for versions and changelogs reads, in a repository of its own, with this change note. */
async function copyManifests(folder: string, note: string) {
  const own = published.flatMap((name) => [`packages/${name}/package.json`, `packages/${name}/CHANGELOG.md`])
  const files = ['package.json', 'pnpm-workspace.yaml', '.changeset/config.json', 'storefront/package.json', ...own]
  for (const file of files) cpSync(join(root, file), join(folder, file), { recursive: true })
  writeFileSync(join(folder, '.changeset/note.md'), note)
  const git = (...args: string[]) =>
    promisify(execFile)('git', ['-c', 'user.name=Test', '-c', 'user.email=test@gauze.example', ...args], {
      cwd: folder,
    })
  await git('init', '--quiet')
  await git('add', '.')
  await git('commit', '--quiet', '--message', 'manifests')
}

describe('a release', () => {
  it('LIB-07 gives a package its next version and a changelog from a change note, and its users a patch', async () => {
    const folder = mkdtempSync(join(tmpdir(), 'gauze-release-'))
    await copyManifests(folder, "---\n'@gauze/rules': minor\n---\n\nRounds once.\n")
    await promisify(execFile)(join(root, 'node_modules/.bin/changeset'), ['version'], { cwd: folder })
    const changesOf = (name: string) => readFileSync(join(folder, `packages/${name}/CHANGELOG.md`), 'utf8')
    const versionOf = (name: string) =>
      JSON.parse(readFileSync(join(folder, `packages/${name}/package.json`), 'utf8')).version
    expect(versionOf('rules')).not.toBe(manifestOf('rules').version)
    expect(changesOf('rules')).toMatch(
      new RegExp(`^# @gauze/rules\n\n## ${versionOf('rules')}\n\n### Minor Changes\n\n- \\w+: Rounds once.\n`),
    )
    expect(changesOf('ui')).toContain(`## ${versionOf('ui')}\n\n### Patch Changes\n\n- Updated dependencies`)
    expect(changesOf('ui')).toContain(`## ${manifestOf('ui').version}\n`)
    expect(existsSync(join(folder, 'storefront/CHANGELOG.md'))).toBe(false)
    rmSync(folder, { recursive: true })
  })
})

describe('the built packages', () => {
  it.each(entries)('LIB-01 %s is imported without side effects and without a DOM', async (entry, folder) => {
    const observed = await runIn(folder, observeImport(entry, manifestOf(folder)))
    expect(observed).toEqual({ exported: expect.any(Number), globals: [], called: [], active: 0, hasDom: false })
    expect(observed).not.toMatchObject({ exported: 0 })
  })

  it.each(published)('LIB-01 %s publishes what the workspace uses, without its sources', (name) => {
    const { exports, publishConfig } = manifestOf(name)
    const withoutSources = Object.entries(exports).map(([path, { '@gauze/source': _, ...conditions }]) => [
      path,
      conditions,
    ])
    expect(publishConfig.exports).toEqual(Object.fromEntries(withoutSources))
  })

  it('LIB-01 server says in its manifest and its README that it needs the Node that it is tested with', () => {
    const major = process.versions.node.split('.')[0]
    expect(manifestOf('server').engines).toEqual({ node: `>=${major}` })
    expect(readFileSync(join(folderOf('server'), 'README.md'), 'utf8')).toContain(`It needs Node ${major} or newer.`)
  })

  it.each([
    ["import { formatUsd } from '@gauze/rules'; console.log(formatUsd)", ['rules/money.js']],
    [
      "import { selectUser } from '@gauze/machines'; console.log(selectUser)",
      ['machines/session/session.selectors.js'],
    ],
    ["import { routes } from '@gauze/contract'; console.log(routes)", ['contract/routes.generated.js']],
    [
      "import { memoryTokenStore } from '@gauze/api-client'; console.log(memoryTokenStore)",
      ['api-client/token-store.js'],
    ],
    [
      "import { StockBadge } from '@gauze/ui'; console.log(StockBadge)",
      expect.not.arrayContaining([expect.stringMatching(/^ui\/(cart|account|checkout|hooks)|^machines/)]),
    ],
  ])('LIB-01 a bundle of %s contains nothing else', async (source, files) => {
    expect(await bundledFiles(source)).toEqual(files)
  })

  it('LIB-07 the registry of a checkout says at once that its port is taken, and how to choose another', async () => {
    const holder = createServer().listen(0, 'localhost')
    await once(holder, 'listening')
    const { port } = holder.address() as AddressInfo
    const env = { ...process.env, PORT: String(port) }
    const failure: unknown = await promisify(execFile)('node', ['scripts/run.mjs', 'registry'], {
      cwd: root,
      env,
    }).catch((error: unknown) => error)
    holder.close()
    expect(failure).toMatchObject({
      code: 1,
      stderr: `\ngauze: Port ${port} is taken, perhaps by another registry. End that one, or choose another port: PORT=${port + 1} npm run registry\n`,
    })
  })

  it('LIB-06 a machine runs in plain Node from the built package, with no more than XState', async () => {
    const source = `
      import { mainNavigationMachine } from '@gauze/machines/main-navigation'
      import { createActor } from 'xstate'
      const navigation = createActor(mainNavigationMachine).start()
      navigation.send({ type: 'menu.activate', id: 'gloves', depth: 0 })
      console.log(JSON.stringify(navigation.getSnapshot().value))`
    expect(await runIn('machines', source)).toBe('open')
  })
})
