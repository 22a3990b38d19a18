import type { ChildProcess } from 'node:child_process'
import { once } from 'node:events'
import { mkdtemp, readFile, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { isDeepStrictEqual } from 'node:util'
import { startEmbeddedDatabase } from '../src/db/embedded.js'
import type { QueryCount } from './count-queries.js'
import { percentile, show } from './figures.js'
import { type Duration, load } from './load.js'
import { ask, post, startProcess, startServerProcess, stop, type Target } from './requests.js'
import { fillCarts, prepare } from './shoppers.js'

const shoppers = 10
/**
 * Requests per second over one connection of Vendure 3.7.3, as measured on a similar machine: two cores, PostgreSQL on
 * the same machine, 4,348 products, carts of twelve lines.
 */
const vendure: Record<string, number> = { list: 34, detail: 70, addItem: 34, getCart: 92 }
const recordFile = join(import.meta.dirname, 'recorded-calls.json')
/** How much of its recorded share of the bare handler's speed a call must keep. */
const room = 0.75

/** The cost of a call. A run fails when a call costs more than its record allows. */
interface CallRecord {
  readonly statements: number
  readonly rows: number
  /** Requests a second as a share of the bare handler's, by the number of connections. */
  readonly ofBare: Readonly<Record<string, number>>
}

interface Comparison {
  readonly name: string
  /** Only meaningful over many connections. */
  readonly isCrowded?: boolean
  readonly ours: Target
  readonly bare: Target
}

/** How long each figure is measured, taking turns with short runs of each load. */
interface Effort {
  readonly rounds: number
  readonly load: Duration
}

async function comparisonsOf(
  ours: string,
  bare: string,
  { shoppers: users, goods }: Awaited<ReturnType<typeof prepare>>,
): Promise<Comparison[]> {
  const tokens = await fillCarts(ours, { shoppers: users, goods })
  const ids = users.map(({ id }) => ({ 'x-user': String(id) }))
  const listing = `${ours}/api/shopping/item/paginate`
  const [item] = goods
  return [
    { name: 'list', ours: post(listing, { limit: 24 }), bare: { url: `${bare}/list` } },
    {
      name: 'search',
      ours: post(listing, { search: 'nitrile gloves', limit: 24 }),
      bare: { url: `${bare}/search?terms=nitrile&terms=glove` },
    },
    {
      name: 'detail',
      ours: { url: `${ours}/api/shopping/item/item?id=${item?.itemId}` },
      bare: { url: `${bare}/detail?id=${item?.itemId}` },
    },
    {
      name: 'addItem',
      ours: post(`${ours}/api/cart/cart/addItem`, item, tokens),
      bare: post(`${bare}/addItem`, item, ids),
    },
    {
      name: 'addItem, one cart',
      isCrowded: true,
      ours: post(`${ours}/api/cart/cart/addItem`, item, tokens.slice(0, 1)),
      bare: post(`${bare}/addItem`, item, ids.slice(0, 1)),
    },
    {
      name: 'getCart',
      ours: { url: `${ours}/api/cart/cart/getCart`, headers: tokens },
      bare: { url: `${bare}/getCart`, headers: ids },
    },
  ]
}

/** The tables that adding to the cart changes. */
const passing = new Set(['version', 'totalItems', 'quantity', 'subtotal', 'tax', 'amount', 'total'])

function comparable(answer: object): unknown {
  return JSON.parse(JSON.stringify(answer, (key, value) => (passing.has(key) ? undefined : value)))
}

/** Where two answers first differ, and how. */
function differenceOf(one: unknown, other: unknown, path: string): string | null {
  if (isDeepStrictEqual(one, other)) return null
  const areObjects = [one, other].every((value) => typeof value === 'object' && value !== null)
  if (!areObjects) return `${path}: ours ${JSON.stringify(one)}, the bare one's ${JSON.stringify(other)}`
  const [left, right] = [new Map(Object.entries(one ?? {})), new Map(Object.entries(other ?? {}))]
  for (const key of new Set([...left.keys(), ...right.keys()])) {
    const difference = differenceOf(left.get(key), right.get(key), `${path}.${key}`)
    if (difference !== null) return difference
  }
  return `${path}: the same members otherwise`
}

/** The comparison means something only while both give the same answers. */
async function assertSame({ name, ours, bare }: Comparison) {
  const answers = [await ask<object>(ours), await ask<object>(bare)]
  const [one, other] = name.startsWith('addItem')
    ? answers.map(comparable)
    : answers.map((answer) => ({ ...answer, queryID: 0 }))
  const difference = differenceOf(one, other, name)
  if (difference !== null) {
    throw new Error(
      `The bare handler's ${name} answers otherwise than ours (${difference}). Bring bench/bare-sql.ts up to date.`,
    )
  }
}

/** Alternates, so that other load on the machine affects both alike. */
async function compare({ ours, bare }: Comparison, connections: number, effort: Effort) {
  const sums = {
    ours: { perSecond: 0, milliseconds: [] as number[] },
    bare: { perSecond: 0, milliseconds: [] as number[] },
  }
  const sides = [
    [sums.bare, bare],
    [sums.ours, ours],
  ] as const
  for (const [, target] of sides) await load(target, connections, effort.load)
  for (let round = 0; round < effort.rounds; round += 1) {
    for (const [sum, target] of sides) {
      const { perSecond, milliseconds } = await load(target, connections, effort.load)
      sum.perSecond += perSecond / effort.rounds
      for (const time of milliseconds) sum.milliseconds.push(time)
    }
  }
  for (const [sum] of sides) sum.milliseconds.sort((left, right) => left - right)
  return sums
}

/** Statements that the server sent and rows that it received for one request; the least of several, as jobs also ask. */
async function countQueries(target: Target, server: ChildProcess): Promise<QueryCount> {
  const countSoFar = async (): Promise<QueryCount> => {
    const told = once(server, 'message')
    server.send('count')
    const [count] = await told
    return count
  }
  const counts: QueryCount[] = []
  while (counts.length < 5) {
    const before = await countSoFar()
    await ask(target)
    const after = await countSoFar()
    counts.push({ statements: after.statements - before.statements, rows: after.rows - before.rows })
  }
  const least = (of: keyof QueryCount) => Math.min(...counts.map((one) => one[of]))
  return { statements: least('statements'), rows: least('rows') }
}

const titles = ['call', 'req/s', 'bare req/s', 'of bare', 'p50 ms', 'p99 ms', 'bare p50', 'bare p99', 'x Vendure']

/** @returns requests a second as a share of the bare handler's, by call */
async function printComparisons(comparisons: readonly Comparison[], connections: number, effort: Effort) {
  const shares = new Map<string, number>()
  console.log(`\n${connections} connection${connections > 1 ? 's' : ''}, each ${effort.rounds} times, taking turns`)
  show(titles)
  for (const comparison of comparisons) {
    if (comparison.isCrowded && connections === 1) continue
    const { ours, bare } = await compare(comparison, connections, effort)
    const times = connections === 1 ? vendure[comparison.name] : undefined
    shares.set(comparison.name, ours.perSecond / bare.perSecond)
    show([
      comparison.name,
      Math.round(ours.perSecond),
      Math.round(bare.perSecond),
      `${Math.round((100 * ours.perSecond) / bare.perSecond)}%`,
      ...[ours, bare].flatMap(({ milliseconds }) =>
        [0.5, 0.99].map((share) => percentile(milliseconds, share).toFixed(1)),
      ),
      times === undefined ? '' : (ours.perSecond / times).toFixed(1),
    ])
  }
  return shares
}

/** Prints what each call asks the database. */
async function printQueries(comparisons: readonly Comparison[], server: ChildProcess) {
  const counts = new Map<string, QueryCount>()
  show(['call', 'statements', 'rows'])
  for (const { name, ours } of comparisons) {
    const count = await countQueries(ours, server)
    counts.set(name, count)
    show([name, count.statements, count.rows])
  }
  return counts
}

/** The costs above the records, each as a sentence. */
function excesses(records: Readonly<Record<string, CallRecord>>, measured: ReadonlyMap<string, CallRecord>): string[] {
  return [...measured].flatMap(([name, { statements, rows, ofBare }]) => {
    const record = records[name]
    if (record === undefined) return [`${name} has no record.`]
    const slower = Object.entries(ofBare).flatMap(([connections, share]) => {
      const recorded = record.ofBare[connections] ?? 0
      return share < room * recorded
        ? [`${name} has ${share.toFixed(2)} of the bare speed at ${connections} connections; recorded: ${recorded}.`]
        : []
    })
    return [
      ...(statements > record.statements
        ? [`${name} sends ${statements} statements; recorded: ${record.statements}.`]
        : []),
      ...(rows > record.rows ? [`${name} reads ${rows} rows; recorded: ${record.rows}.`] : []),
      ...slower,
    ]
  })
}

/**
 * Compares with the records, or makes them.
 * @throws when a call costs more than its record allows
 */
async function judge(measured: ReadonlyMap<string, CallRecord>) {
  if (process.env.BENCH_RECORD === 'on') {
    await writeFile(recordFile, `${JSON.stringify(Object.fromEntries(measured), null, 2)}\n`)
    return
  }
  const found = excesses(JSON.parse(await readFile(recordFile, 'utf8')), measured)
  if (found.length === 0) return
  throw new Error(
    `Calls cost more than bench/recorded-calls.json allows. Find the reason, or record anew with BENCH_RECORD=on.\n${found.join('\n')}`,
  )
}

/**
 * Prints how the API compares with a bare fastify handler that gives the same answers from the same database, in one
 * run. Every connection has its own shopper and cart. BENCH_SECONDS sets how long each figure is measured.
 * BENCH_RECORD=on records what each call costs.
 * @param isSmoke sends each call only a few times and judges no speed
 * @throws when a call sends more statements, reads more rows, or is slower than its record allows
 */
export async function benchApi(isSmoke: boolean): Promise<void> {
  const folder = await mkdtemp(join(tmpdir(), 'gauze-bench-'))
  const database = await startEmbeddedDatabase({ dataDir: folder })
  const here = import.meta.dirname
  const ours = await startServerProcess(database.url, ['--import', join(here, 'count-queries.ts')])
  const bare = await startProcess([join(here, 'bare-server.ts')], { DATABASE_URL: database.url }, /port (\d+)/)
  try {
    const comparisons = await comparisonsOf(ours.url, bare.url, await prepare(database.url, shoppers))
    for (const comparison of comparisons) await assertSame(comparison)
    console.log('Both give the same answers from the same database. "of bare" compares requests a second.')
    const effort = isSmoke
      ? { rounds: 1, load: { amount: shoppers } }
      : { rounds: Number(process.env.BENCH_SECONDS ?? 4), load: { duration: 1 } }
    const counts = await printQueries(comparisons, ours.child)
    const measured = new Map<string, CallRecord>()
    for (const connections of [1, shoppers]) {
      const shares = await printComparisons(comparisons, connections, effort)
      for (const [name, count] of counts) {
        const share = shares.get(name)
        const ofBare = { ...measured.get(name)?.ofBare }
        if (share !== undefined && !isSmoke) ofBare[connections] = Math.round(100 * share) / 100
        measured.set(name, { ...count, ofBare })
      }
    }
    await judge(measured)
  } finally {
    await Promise.all([stop(ours.child), stop(bare.child)])
    await database.stop()
    await rm(folder, { recursive: true, force: true })
  }
}
