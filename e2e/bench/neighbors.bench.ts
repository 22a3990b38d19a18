import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { setTimeout as delay } from 'node:timers/promises'
import { Worker } from 'node:worker_threads'
import { percentile, show } from '../../packages/server/bench/figures.js'
import { startStore } from '../support/store-process.js'

const rounds = 4
/** How long the bystander reads in each round, in milliseconds. */
const roundTime = 5000
/** How long the bystander looks at each page, in milliseconds. */
const lookTime = 40
/** How long a flood runs before the bystander is measured, in milliseconds. */
const leadTime = 300

const loginsASecond = 750

const bystander = { 'x-forwarded-for': '203.0.113.5' }
const flooder = { 'x-forwarded-for': '198.51.100.1' }

/** Beginnings of the paths of a flood of pages; a number completes each. */
const paths = {
  'unknown addresses': () => ['/nope/'],
  'new query strings': () => ['/?q='],
  'distinct products': (products: readonly string[]) => products.map((product) => `/product/${product}?q=`),
}

type Flood = (storeUrl: string, products: readonly string[]) => AsyncDisposable

/** Each flood, by its name. */
const floods: Readonly<Record<string, Flood>> = {
  ...Object.fromEntries(
    Object.entries(paths).flatMap(([name, pathsOf]) =>
      [4, 16].map((connections): [string, Flood] => [
        `${connections} × ${name}`,
        (storeUrl, products) => floodPages(storeUrl, pathsOf(products), connections),
      ]),
    ),
  ),
  [`${loginsASecond} logins a second`]: floodLogins,
}

/** Asks for pages over some connections, without a pause, until it is disposed of. */
function floodPages(storeUrl: string, begun: readonly string[], connections: number): AsyncDisposable {
  const addresses = begun.map((path) => storeUrl + path)
  return startThread('./page-flood.ts', {
    addresses,
    connections,
    headers: { ...flooder, 'accept-encoding': 'gzip' },
  })
}

/** Guesses passwords, until it is disposed of. */
function floodLogins(storeUrl: string): AsyncDisposable {
  return startThread('./login-flood.ts', {
    url: `${storeUrl}/api/auth/login`,
    perSecond: loginsASecond,
    headers: flooder,
  })
}

/** A flood has a thread of its own, so that its work does not delay the bystander's. */
function startThread(file: string, workerData: object): AsyncDisposable {
  const worker = new Worker(new URL(file, import.meta.url), { workerData })
  return { [Symbol.asyncDispose]: async () => void (await worker.terminate()) }
}

/**
 * Opens one product after the other, for a while; no page was kept before.
 * @returns how long each page took, in milliseconds
 */
async function read(storeUrl: string, products: readonly string[], milliseconds: number): Promise<number[]> {
  const times: number[] = []
  const end = performance.now() + milliseconds
  for (let next = 0; performance.now() < end || times.length === 0; next += 1) {
    const start = performance.now()
    const answer = await fetch(`${storeUrl}/product/${products[next % products.length]}?look=${performance.now()}`, {
      headers: bystander,
    })
    await answer.arrayBuffer()
    if (!answer.ok) throw new Error(`The bystander was answered ${answer.status}.`)
    times.push(performance.now() - start)
    await delay(lookTime)
  }
  return times
}

function figures(times: readonly number[]) {
  const sorted = times.toSorted((a, b) => a - b)
  return { p50: percentile(sorted, 0.5), p99: percentile(sorted, 0.99) }
}

/**
 * Measures how long pages take for a bystander alone, and while another network asks for pages that nobody has asked
 * for before, or guesses passwords. The two take turns, so that a slow moment of the machine counts for both; the limit
 * of pages is off, so that the whole flood is drawn, and the limit of logins is on. A smoke run reads one page in each
 * flood and shows nothing.
 */
export async function benchNeighbors(isSmoke: boolean): Promise<void> {
  await using undo = new AsyncDisposableStack()
  const dataDir = mkdtempSync(join(tmpdir(), 'gauze-bench-'))
  undo.defer(() => rmSync(dataDir, { recursive: true, force: true }))
  const store = await startStore({ dataDir, env: { GAUZE_PAGE_RATE_LIMIT: '0' } })
  undo.defer(async () => void (await store.stop()))
  const top = await fetch(`${store.url}/api/shopping/item/topItems?limit=24`)
  const products = (await top.json()).map(({ urlComponent }: { urlComponent: string }) => urlComponent)
  await read(store.url, products, isSmoke ? 0 : roundTime)
  if (!isSmoke) show(['', 'alone p50', 'alone p99', 'flood p50', 'flood p99', 'ratio p50', 'ratio p99'])
  for (const [name, start] of Object.entries(floods)) {
    const alone: number[] = []
    const flooded: number[] = []
    for (let round = 0; round < (isSmoke ? 1 : rounds); round += 1) {
      if (!isSmoke) alone.push(...(await read(store.url, products, roundTime)))
      await using _flood = start(store.url, products)
      await delay(isSmoke ? 0 : leadTime)
      flooded.push(...(await read(store.url, products, isSmoke ? 0 : roundTime)))
    }
    if (isSmoke) continue
    const [quiet, busy] = [figures(alone), figures(flooded)]
    const ratio = (of: (of: { p50: number; p99: number }) => number) => (of(busy) / of(quiet)).toFixed(2)
    show([
      name,
      ...[quiet.p50, quiet.p99, busy.p50, busy.p99].map((time) => time.toFixed(1)),
      ratio(({ p50 }) => p50),
      ratio(({ p99 }) => p99),
    ])
  }
}
