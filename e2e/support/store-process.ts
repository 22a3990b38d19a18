import { type ChildProcess, spawn } from 'node:child_process'
import { once } from 'node:events'
import { createServer } from 'node:net'
import { join } from 'node:path'
import { copyDemoData } from './demo-data.js'

const root = join(import.meta.dirname, '../..')

/** A running store. */
export interface StoreProcess {
  readonly url: string
  readonly child: ChildProcess
  /** Everything it has printed so far. */
  output(): string
  /** Stops it and waits until it has ended. */
  stop(): Promise<number | null>
  /** Ends it at once, as a power cut would. */
  kill(): Promise<void>
}

/** A port that is free now. */
export async function freePort(): Promise<number> {
  const server = createServer().listen(0, '127.0.0.1')
  await once(server, 'listening')
  const address = server.address()
  server.close()
  await once(server, 'close')
  if (address === null || typeof address === 'string') throw new Error('No free port was found. Close some programs.')
  return address.port
}

/** Starts the built store without waiting for anything. */
export function spawnStore(options: { dataDir: string; port: number; env?: NodeJS.ProcessEnv }) {
  const env = {
    ...process.env,
    NODE_ENV: 'production',
    GAUZE_DEV_PAGES: 'on',
    GAUZE_PUBLIC_URL: `http://localhost:${options.port}`,
    PORT: String(options.port),
    GAUZE_DATA_DIR: options.dataDir,
    ...options.env,
  }
  const child = spawn('node', ['storefront/build/server/index.js'], {
    cwd: root,
    env,
    stdio: ['ignore', 'pipe', 'pipe'],
  })
  let printed = ''
  child.stdout.on('data', (data) => {
    printed += data
  })
  child.stderr.on('data', (data) => {
    printed += data
  })
  return { child, output: () => printed }
}

function ready(child: ChildProcess, output: () => string) {
  return new Promise<string>((resolve, reject) => {
    const look = () => {
      const [, url] = /^ready (http:\/\/localhost:\d+)/m.exec(output()) ?? []
      if (url) resolve(url)
    }
    child.stdout?.on('data', look)
    child.once('exit', (code) => reject(new Error(`The store ended with ${code} before it was ready:\n${output()}`)))
  })
}

interface StoreOptions {
  readonly dataDir: string
  readonly port?: number
  readonly env?: NodeJS.ProcessEnv
}

async function start(options: StoreOptions): Promise<StoreProcess> {
  const { child, output } = spawnStore({ ...options, port: options.port ?? (await freePort()) })
  const url = await ready(child, output)
  const ended = once(child, 'exit')
  return {
    url,
    child,
    output,
    stop: async () => {
      child.kill('SIGTERM')
      await ended
      return child.exitCode
    },
    kill: async () => {
      child.kill('SIGKILL')
      await ended
    },
  }
}

async function makeDemoData(dataDir: string) {
  const store = await start({ dataDir })
  await store.stop()
}

/**
 * Starts the built store and waits until it serves.
 * @param options.dataDir folder of its embedded database; a new one gets a copy of the demonstration's data
 */
export async function startStore(options: StoreOptions): Promise<StoreProcess> {
  const isOwnDatabase = options.env?.DATABASE_URL === undefined && options.env?.GAUZE_SEED === undefined
  if (isOwnDatabase) await copyDemoData(options.dataDir, makeDemoData)
  return start(options)
}
