import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { show } from '../../packages/server/bench/figures.js'
import { startProcess, stop } from '../../packages/server/bench/requests.js'
import { findRunningDatabase } from '../../packages/server/src/db/embedded.js'
import { startStore } from '../support/store-process.js'

const rounds = 12
/** Products in each round; each page has an address that nobody has asked for before. */
const products = 24
/** Rounds before the measurement, in which the processes compile their code. */
const warmUp = 15

/** A process whose work is measured. */
interface Measured {
  readonly ask: (product: Product) => Promise<Response>
  /** The processor time that it has used, in milliseconds. */
  readonly used: () => Promise<number>
  /** Processor time for one answer, of each round. */
  readonly figures: number[]
}

interface Product {
  readonly id: number
  readonly urlComponent: string
}

async function startBare(databaseUrl: string, undo: AsyncDisposableStack): Promise<Measured> {
  const { child, url } = await startProcess(['bench/bare-server.ts'], { DATABASE_URL: databaseUrl }, /^port (\d+)/m)
  undo.defer(() => stop(child))
  return {
    ask: ({ id }) => fetch(`${url}/detail?id=${id}`),
    used: async () => (await fetch(`${url}/used`)).json(),
    figures: [],
  }
}

function measureStore(url: string): Measured {
  let count = Date.now()
  return {
    ask: ({ urlComponent }) => {
      count += 1
      return fetch(`${url}/product/${urlComponent}?count=${count}`)
    },
    used: async () => {
      const metrics = await (await fetch(`${url}/metrics`)).text()
      return Number(/^process_cpu_seconds_total (\S+)/m.exec(metrics)?.[1]) * 1000
    },
    figures: [],
  }
}

async function measure({ ask, used }: Measured, asked: readonly Product[]): Promise<number> {
  const before = await used()
  for (const product of asked) {
    const answer = await ask(product)
    await answer.arrayBuffer()
    if (!answer.ok) throw new Error(`${answer.url} was answered ${answer.status}.`)
  }
  return ((await used()) - before) / asked.length
}

function middle(figures: readonly number[]): number {
  return figures.toSorted((a, b) => a - b)[Math.floor(figures.length / 2)] ?? Number.NaN
}

/**
 * Measures the processor time of a product's page that is not kept, beside the time of a bare handler that asks the
 * database for the same product and renders nothing. The two take turns, so that a slow moment of the machine counts for
 * both. A smoke run draws each page once and shows nothing.
 */
export async function benchRender(isSmoke: boolean): Promise<void> {
  await using undo = new AsyncDisposableStack()
  const dataDir = mkdtempSync(join(tmpdir(), 'gauze-bench-'))
  undo.defer(() => rmSync(dataDir, { recursive: true, force: true }))
  const store = await startStore({ dataDir, env: { GAUZE_PAGE_RATE_LIMIT: '0', GAUZE_RATE_LIMIT: '0' } })
  undo.defer(async () => void (await store.stop()))
  const databaseUrl = await findRunningDatabase(dataDir)
  if (databaseUrl === null) throw new Error('The store has no database of its own.')
  const sides = [measureStore(store.url), await startBare(databaseUrl, undo)]
  const top = await fetch(`${store.url}/api/shopping/item/topItems?limit=${isSmoke ? 2 : products}`)
  const asked: readonly Product[] = await top.json()
  for (let round = isSmoke ? 0 : -warmUp; round < (isSmoke ? 1 : rounds); round += 1) {
    for (const side of sides) {
      const figure = await measure(side, asked)
      if (round >= 0) side.figures.push(figure)
    }
  }
  if (isSmoke) return
  const [page = Number.NaN, bare = Number.NaN] = sides.map(({ figures }) => middle(figures))
  show(['', 'page ms', 'bare ms', 'ratio'])
  show(['product', page.toFixed(1), bare.toFixed(2), (page / bare).toFixed(1)])
}
