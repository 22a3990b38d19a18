import { mkdtemp, rm } from 'node:fs/promises'
import { availableParallelism, tmpdir } from 'node:os'
import { join } from 'node:path'
import { startEmbeddedDatabase } from '../src/db/embedded.js'
import { percentile, show } from './figures.js'
import { type Duration, load } from './load.js'
import { timeOfDatabase, timeOfProcesses } from './processor-time.js'
import { ask, post, startServerProcess, stop, type Target } from './requests.js'
import { fillCarts, type Prepared, prepare } from './shoppers.js'

/** Numbers of processes that share the load; the last is the largest. */
const numbers = [1, 2, 4] as const
/** A multiple of each number, so that the processes get equally many. */
const connections = 12

interface Call {
  readonly name: string
  /** @param headers those of the shoppers */
  readonly target: (url: string, headers: readonly Record<string, string>[]) => Target
}

interface Servers {
  readonly urls: readonly string[]
  readonly pids: readonly number[]
  readonly dataDir: string
  readonly headers: readonly Record<string, string>[]
}

/** The load on some processes, and what it took. */
interface Figures {
  perSecond: number
  milliseconds: number[]
  /** Processor seconds: of the servers, of PostgreSQL, and of this process, which sends the requests. */
  node: number
  database: number
  client: number
  seconds: number
}

function callsOf({ goods: [item] }: Prepared): Call[] {
  const listing = (url: string) => `${url}/api/shopping/item/paginate`
  return [
    { name: 'list', target: (url) => post(listing(url), { limit: 24 }) },
    { name: 'search', target: (url) => post(listing(url), { search: 'nitrile gloves', limit: 24 }) },
    { name: 'detail', target: (url) => ({ url: `${url}/api/shopping/item/item?id=${item?.itemId}` }) },
    { name: 'addItem', target: (url, headers) => post(`${url}/api/cart/cart/addItem`, item, headers) },
    { name: 'getCart', target: (url, headers) => ({ url: `${url}/api/cart/cart/getCart`, headers }) },
  ]
}

/** An item that is put into a cart at one process is in the cart at every other. */
async function assertShared({ urls, headers }: Servers, { goods: [item] }: Prepared) {
  const [own] = headers
  for (const url of urls) {
    const added = await ask<{ version: number }>(post(`${url}/api/cart/cart/addItem`, item, headers))
    for (const other of urls) {
      const { version } = await ask<{ version: number }>({
        url: `${other}/api/cart/cart/getCart`,
        headers: own === undefined ? [] : [own],
      })
      if (version !== added.version) throw new Error(`${other} does not show what was added at ${url}.`)
    }
  }
}

async function usedSoFar({ pids, dataDir }: Servers) {
  const { user, system } = process.cpuUsage()
  const [node, database] = await Promise.all([timeOfProcesses(pids), timeOfDatabase(dataDir)])
  return { node, database, client: (user + system) / 1e6 }
}

/** Loads the first processes evenly, and adds to the figures. */
async function loadSome(servers: Servers, call: Call, number: number, duration: Duration, figures: Figures) {
  const each = connections / number
  const before = await usedSoFar(servers)
  const start = performance.now()
  const loads = await Promise.all(
    servers.urls.slice(0, number).map((url, at) => {
      const own = servers.headers.slice(at * each, (at + 1) * each)
      return load(call.target(url, own), each, duration)
    }),
  )
  const after = await usedSoFar(servers)
  figures.seconds += (performance.now() - start) / 1000
  for (const used of ['node', 'database', 'client'] as const) figures[used] += after[used] - before[used]
  figures.perSecond += loads.reduce((sum, { perSecond }) => sum + perSecond, 0)
  figures.milliseconds.push(...loads.flatMap(({ milliseconds }) => milliseconds))
}

/** The numbers of processes take turns, so that other load on the machine affects all alike. Longer runs warm up first. */
async function measure(servers: Servers, call: Call, rounds: number, duration: Duration) {
  const empty = (): Figures => ({ perSecond: 0, milliseconds: [], node: 0, database: 0, client: 0, seconds: 0 })
  const all = new Map(numbers.map((number) => [number, empty()]))
  if (rounds > 1) for (const number of numbers) await loadSome(servers, call, number, duration, empty())
  for (let round = 0; round < rounds; round += 1)
    for (const [number, figures] of all) await loadSome(servers, call, number, duration, figures)
  for (const figures of all.values()) {
    figures.perSecond /= rounds
    figures.milliseconds.sort((left, right) => left - right)
  }
  return all
}

function print(name: string, all: ReadonlyMap<number, Figures>) {
  const alone = all.get(1)?.perSecond ?? 0
  for (const [number, { perSecond, milliseconds, node, database, client, seconds }] of all)
    show([
      name,
      number,
      Math.round(perSecond),
      (perSecond / alone).toFixed(2),
      ...[0.5, 0.99].map((share) => percentile(milliseconds, share).toFixed(1)),
      ...[node, database, client].map((used) => (used / seconds).toFixed(2)),
      ...[node, database].map((used) => ((1000 * used) / milliseconds.length).toFixed(2)),
    ])
}

async function startServers(dataDir: string, databaseUrl: string) {
  // The first one fills the database.
  const servers = [await startServerProcess(databaseUrl)]
  const others = Math.max(...numbers) - 1
  servers.push(...(await Promise.all(Array.from({ length: others }, () => startServerProcess(databaseUrl)))))
  return {
    dataDir,
    urls: servers.map(({ url }) => url),
    pids: servers.map(({ child }) => child.pid ?? 0),
    stop: () => Promise.all(servers.map(({ child }) => stop(child))),
  }
}

/**
 * Prints what one, two and four processes of the server answer from one database, over 12 connections that are spread
 * evenly, and how many cores the servers, PostgreSQL and the client use meanwhile. First checks that each process shows
 * what was added at another. BENCH_SECONDS sets how long each figure is measured.
 * @param isSmoke sends each call only a few times
 */
export async function benchProcesses(isSmoke: boolean): Promise<void> {
  await using undo = new AsyncDisposableStack()
  const dataDir = await mkdtemp(join(tmpdir(), 'gauze-bench-'))
  undo.defer(() => rm(dataDir, { recursive: true, force: true }))
  const database = await startEmbeddedDatabase({ dataDir })
  undo.defer(() => database.stop())
  const started = await startServers(dataDir, database.url)
  undo.defer(async () => void (await started.stop()))
  const prepared = await prepare(database.url, connections)
  const servers = { ...started, headers: await fillCarts(started.urls[0] ?? '', prepared) }
  await assertShared(servers, prepared)
  const rounds = isSmoke ? 1 : Number(process.env.BENCH_SECONDS ?? 6)
  const duration: Duration = isSmoke ? { amount: connections } : { duration: 1 }
  console.log(
    `${connections} connections; cores used of ${availableParallelism()} by node, PostgreSQL (db) and the client; processor milliseconds a request`,
  )
  show([
    'call',
    ...['processes', 'req/s', 'of one', 'p50 ms', 'p99 ms'],
    ...['node', 'db', 'client', 'node ms', 'db ms'],
  ])
  for (const call of callsOf(prepared)) print(call.name, await measure(servers, call, rounds, duration))
}
