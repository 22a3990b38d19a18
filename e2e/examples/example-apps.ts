import { execFile, spawn } from 'node:child_process'
import { once } from 'node:events'
import { cpSync, mkdtempSync, readdirSync, readFileSync, rmSync, statSync, writeFileSync } from 'node:fs'
import { createServer } from 'node:net'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { promisify } from 'node:util'
import { vi } from 'vitest'
import { startRegistry } from '../../scripts/lib/local-registry.mjs'
import { published } from '../../scripts/lib/packed.mjs'

const examples = join(import.meta.dirname, '../../examples')
/** The store's address in the sources of every example. */
const storeInSources = 'http://localhost:3000'
const env = { ...process.env, CI: '1', NEXT_TELEMETRY_DISABLED: '1', NO_COLOR: '1' }

/** An example that runs at an origin of its own, which browsers take for another site than the store's `localhost`. */
export interface Example {
  /** Its folder. */
  readonly name: string
  readonly origin: string
  readonly port: number
  /** Gives up the port, which nothing else took in the meantime. */
  readonly release: () => Promise<void>
  /** Node's arguments that serve it, in its folder. */
  readonly serve: readonly string[]
  /** It has packages to install and a build. */
  readonly isBuilt: boolean
}

async function run(folder: string, ...args: string[]) {
  await promisify(execFile)('pnpm', args, { cwd: folder, env }).catch(({ stdout, stderr, message }) => {
    throw new Error(`pnpm ${args.join(' ')} failed in ${folder}: ${message}\n${stdout}${stderr}`)
  })
}

/** Copies an example's own files, which know a store at its usual address. */
function copyExample(name: string, folder: string, storeUrl: string) {
  const made = /\/(?:node_modules|dist|\.next)(?:\/|$)/
  cpSync(join(examples, name), folder, { recursive: true, filter: (path) => !made.test(path.slice(examples.length)) })
  for (const file of readdirSync(folder, { recursive: true, encoding: 'utf8' })) {
    const path = join(folder, file)
    if (!statSync(path).isFile()) continue
    writeFileSync(path, readFileSync(path, 'utf8').replaceAll(storeInSources, storeUrl))
  }
}

/** Works on everything, two at a time. */
async function inPairs<Item>(items: readonly Item[], work: (item: Item) => Promise<void>) {
  const waiting = [...items]
  const lane = async () => {
    for (let item = waiting.shift(); item !== undefined; item = waiting.shift()) await work(item)
  }
  await Promise.all([lane(), lane()])
}

/** Takes a port that is free, and keeps it while the example is built. */
async function holdPort() {
  const holder = createServer().listen(0, '127.0.0.1')
  await once(holder, 'listening')
  const address = holder.address()
  if (address === null || typeof address === 'string') throw new Error('No free port was found. Close some programs.')
  const release = async () => {
    holder.close()
    await once(holder, 'close')
  }
  return { port: address.port, release }
}

/** The examples, each with a port of its own. */
export async function chooseExamples() {
  const example = async (
    name: string,
    serve: (port: number) => readonly string[],
    isBuilt = true,
  ): Promise<Example> => {
    const { port, release } = await holdPort()
    return { name, origin: `http://127.0.0.1:${port}`, port, release, serve: serve(port), isBuilt }
  }
  const vite = (port: number) => [
    'node_modules/vite/bin/vite.js',
    'preview',
    '--host',
    '127.0.0.1',
    '--port',
    String(port),
  ]
  return {
    // The longest build is the first.
    next: await example('next', (port) => [
      'node_modules/next/dist/bin/next',
      'start',
      '-H',
      '127.0.0.1',
      '--port',
      String(port),
    ]),
    viteReact: await example('vite-react', vite),
    vue: await example('vue', vite),
    strictCsp: await example('strict-csp', () => ['server.js']),
    plainPage: await example('plain-page', () => [join(import.meta.dirname, 'serve-page.mjs')], false),
  }
}

/**
 * Installs each example from the packed packages into a fresh folder outside the workspace, builds it for production,
 * and serves it.
 *
 * @param storeUrl the store that they show
 * @param onEnd is called with each function that ends a part of them
 */
export async function startExamples(
  all: readonly Example[],
  storeUrl: string,
  onEnd: (end: () => void) => void,
): Promise<void> {
  const home = mkdtempSync(join(tmpdir(), 'gauze-examples-'))
  onEnd(() => rmSync(home, { recursive: true, force: true }))
  const registry = await startRegistry()
  onEnd(registry.close)
  for (const name of published) registry.add(name)
  await inPairs(all, async ({ name, port, release, origin, serve, isBuilt }) => {
    const folder = join(home, name)
    copyExample(name, folder, storeUrl)
    if (isBuilt) {
      writeFileSync(join(folder, '.npmrc'), registry.setting)
      await run(folder, 'install', '--no-frozen-lockfile', '--prefer-offline')
      await run(folder, 'run', 'build')
    }
    await release()
    const server = spawn(process.execPath, serve, { cwd: folder, env: { ...env, PORT: String(port) }, stdio: 'ignore' })
    onEnd(() => server.kill())
    await vi.waitFor(() => fetch(origin), { timeout: 30_000, interval: 100 })
  })
}
