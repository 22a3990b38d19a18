import { type ChildProcess, spawn } from 'node:child_process'
import { once } from 'node:events'
import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import autocannon from 'autocannon'
import { startEmbeddedDatabase } from '../src/db/embedded.js'
import { demoPassword } from '../src/seed/write-companies.js'

const seconds = Number(process.env.BENCH_SECONDS ?? 4)
const username = 'admin@mercy.example'
/** Requests a second over one connection of the Vendure server, as measured on a machine of this kind. */
const vendure: Record<string, number> = { addItem: 35, getCart: 71 }

interface Target {
  readonly name: string
  readonly ours: autocannon.Options
  readonly bare: autocannon.Options
}

/** Starts a server in a process of its own and waits for the port it prints. */
const startProcess = async (args: string[], env: NodeJS.ProcessEnv, pattern: RegExp) => {
  const child = spawn(process.execPath, [...process.execArgv, ...args], {
    env: { ...process.env, NODE_ENV: 'production', ...env },
    stdio: ['ignore', 'pipe', 'inherit'],
  })
  const port = await new Promise<string>((resolve, reject) => {
    let printed = ''
    child.stdout.on('data', (data) => {
      printed += data
      const [, found] = pattern.exec(printed) ?? []
      if (found) resolve(found)
    })
    child.once('exit', () => reject(new Error(`A server ended before it was ready:\n${printed}`)))
  })
  return { child, url: `http://localhost:${port}` }
}

const stop = async (child: ChildProcess) => {
  const ended = once(child, 'exit')
  child.kill('SIGTERM')
  await ended
}

const load = async (options: autocannon.Options, connections: number) => {
  const { requests, latency, non2xx } = await autocannon({ ...options, connections, duration: seconds })
  if (non2xx > 0)
    throw new Error(`${options.url} answered ${non2xx} requests with an error. The figures would mean nothing.`)
  return { perSecond: requests.average, p50: latency.p50, p99: latency.p99 }
}

const post = async <T>(url: string, body: unknown, headers: Record<string, string> = {}): Promise<T> => {
  const answer = await fetch(url, {
    method: 'POST',
    headers: { 'content-type': 'application/json', ...headers },
    body: JSON.stringify(body),
  })
  if (!answer.ok) throw new Error(`${url} answered ${answer.status}: ${await answer.text()}`)
  return answer.json()
}

const targets = async (ours: string, bare: string): Promise<Target[]> => {
  const { token } = await post<{ token: string }>(`${ours}/api/auth/login`, { username, password: demoPassword })
  const headers = { authorization: `Bearer ${token}`, 'content-type': 'application/json' }
  const top = await fetch(`${ours}/api/shopping/item/topItems?limit=12`)
  const items: { id: number; unit: { details: { id: number }[] } }[] = await top.json()
  const bodies = items.map(({ id, unit }) => ({ itemId: id, unit: unit.details[0]?.id, quantity: 1 }))
  for (const body of bodies) await post(`${ours}/api/cart/cart/addItem`, body, headers)
  const [body] = bodies
  const postJson = (url: string, payload: unknown): autocannon.Options => ({
    url,
    method: 'POST',
    headers,
    body: JSON.stringify(payload),
  })
  const listing = `${ours}/api/shopping/item/paginate`
  return [
    { name: 'list', ours: postJson(listing, { limit: 24 }), bare: { url: `${bare}/list` } },
    {
      name: 'search',
      ours: postJson(listing, { search: 'nitrile gloves', limit: 24 }),
      bare: { url: `${bare}/search?q=nitrile+gloves` },
    },
    {
      name: 'detail',
      ours: { url: `${ours}/api/shopping/item/item?id=${body?.itemId}`, headers },
      bare: { url: `${bare}/detail?id=${body?.itemId}` },
    },
    { name: 'addItem', ours: postJson(`${ours}/api/cart/cart/addItem`, body), bare: postJson(`${bare}/addItem`, body) },
    { name: 'getCart', ours: { url: `${ours}/api/cart/cart/getCart`, headers }, bare: { url: `${bare}/getCart` } },
  ]
}

const show = (cells: readonly (string | number)[]) =>
  console.log(cells.map((cell, index) => (index === 0 ? String(cell).padEnd(10) : String(cell).padStart(12))).join(''))

/** Prints how the API compares with a bare fastify handler on the same database, in one run. */
export const benchApi = async (): Promise<void> => {
  const folder = await mkdtemp(join(tmpdir(), 'gauze-bench-'))
  const database = await startEmbeddedDatabase({ dataDir: folder })
  const env = {
    DATABASE_URL: database.url,
    GAUZE_SEED: 'always',
    GAUZE_RATE_LIMIT: '0',
    GAUZE_LOG_LEVEL: 'error',
    PORT: '0',
    BENCH_USER: '1',
  }
  const here = import.meta.dirname
  const ours = await startProcess([join(here, '../src/cli.ts'), 'start'], env, /ready http:\/\/localhost:(\d+)/)
  const bare = await startProcess([join(here, 'bare-server.ts')], env, /port (\d+)/)
  try {
    const rows = await targets(ours.url, bare.url)
    for (const connections of [1, 10]) {
      console.log(
        `\n${connections} connection${connections > 1 ? 's' : ''}, ${seconds} s each; "of bare" is requests a second against the bare handler`,
      )
      show(['call', 'req/s', 'bare req/s', 'of bare', 'p50 ms', 'p99 ms', 'bare p50', 'bare p99', 'x Vendure'])
      for (const row of rows) {
        const bareResult = await load(row.bare, connections)
        const result = await load(row.ours, connections)
        const share = `${Math.round((100 * result.perSecond) / bareResult.perSecond)}%`
        const times = vendure[row.name]
        const factor = connections === 1 && times ? (result.perSecond / times).toFixed(1) : '-'
        show([
          row.name,
          Math.round(result.perSecond),
          Math.round(bareResult.perSecond),
          share,
          result.p50,
          result.p99,
          bareResult.p50,
          bareResult.p99,
          factor,
        ])
      }
    }
  } finally {
    await Promise.all([stop(ours.child), stop(bare.child)])
    await database.stop()
    await rm(folder, { recursive: true, force: true })
  }
}
