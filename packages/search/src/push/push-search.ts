import { type Db, type Log, StartError } from '@gauze/server/plugin'
import type { Algoliasearch } from 'algoliasearch'
import { sql } from 'drizzle-orm'
import { z } from 'zod'
import { browseCatalogue } from '../protocol/browse.js'
import type { CatalogueIndex } from '../protocol/catalogue-indexes.js'
import { itemsDefinition, suggestionsDefinition } from './index-definition.js'
import type { PushOptions } from './push-options.js'
import { type RecordBatches, replaceIndex } from './replace-index.js'

const batchSize = 1000

async function* batchesOf(db: Db, index: CatalogueIndex): RecordBatches {
  for (let after: string | undefined = ''; after !== undefined; ) {
    const page: Awaited<ReturnType<typeof browseCatalogue>> = await browseCatalogue(db, index, after, batchSize)
    if (page.records.length > 0) yield page.records
    after = page.last
  }
}

async function countOf(db: Db, records: 'products' | 'suggestions'): Promise<number> {
  const from = records === 'products' ? sql`search_documents WHERE place = 0` : sql`search_suggestions`
  const { rows } = await db.execute<{ count: number }>(sql`SELECT count(*)::int AS count FROM ${from}`)
  return rows[0]?.count ?? 0
}

/** A push may wait longer than a shopper; in milliseconds. */
const timeouts = { connect: 10_000, read: 30_000, write: 120_000 }

async function createClient({ appId, adminKey, url }: PushOptions): Promise<Algoliasearch> {
  const { algoliasearch } = await import('algoliasearch')
  if (url === null) return algoliasearch(appId, adminKey, { timeouts })
  const path = `${url.host}${url.pathname}`.replace(/\/+$/, '')
  const protocol = url.protocol === 'https:' ? 'https' : 'http'
  return algoliasearch(appId, adminKey, { timeouts, hosts: [{ url: path, protocol, accept: 'readWrite' }] })
}

const failureSchema = z.object({ name: z.string(), message: z.string(), status: z.int().optional() })

function placeOf({ url, appId }: PushOptions): string {
  return url?.href ?? `the hosted service (application ${appId})`
}

function outcomeOf(replaced: readonly string[]): string {
  return replaced.length === 0
    ? 'What is searched there has not changed.'
    : `Replaced already: ${replaced.join(', ')}. Nothing else that is searched there has changed.`
}

/** Explains a failure: the event, its cause, and the remedy. */
function explained(error: unknown, options: PushOptions, replaced: readonly string[]): unknown {
  const failure = failureSchema.safeParse(error).data
  if (failure === undefined || error instanceof StartError) return error
  const { name, message, status } = failure
  const outcome = outcomeOf(replaced)
  if (name === 'RetryError') {
    return new StartError(
      `The search service at ${placeOf(options)} cannot be reached. Check GAUZE_SEARCH_APP_ID, GAUZE_SEARCH_URL and the network, then push again. ${outcome}`,
      { cause: error },
    )
  }
  if (status === 401 || (status === 403 && /key/i.test(message))) {
    return new StartError(
      `The search service refuses the key in GAUZE_SEARCH_ADMIN_KEY (${message}). Use a key of application ${options.appId} that may add and delete records, delete indexes, and read and edit settings. ${outcome}`,
      { cause: error },
    )
  }
  if (/too big size=/.test(message)) {
    return new StartError(
      `${message} Shorten the attributes or variants of that product in the catalog, or raise the record size of your plan, then push again. ${outcome}`,
      { cause: error },
    )
  }
  if (status === undefined) return error
  return new StartError(`The search service refused the push: ${message} (${status}). ${outcome}`, { cause: error })
}

function inWords(count: number): string {
  return count.toLocaleString('en-US')
}

/**
 * Sends records, settings, synonyms and rules of products and of query suggestions to a search service, with the
 * official client. Safe to repeat: each index is filled next to the one in use and replaces it at the end.
 * @throws StartError with the remedy, when the service cannot be reached or refuses
 * @example
 * await pushSearch(db, readPushOptions({ index: 'mine' }, process.env, config), console.log)
 */
export async function pushSearch(db: Db, options: PushOptions, log: Log): Promise<void> {
  const started = performance.now()
  const products = await countOf(db, 'products')
  if (products === 0) {
    throw new StartError('The store lists no product, so nothing was pushed. Start it or run: gauze seed')
  }
  const searches = await countOf(db, 'suggestions')
  const replaced: string[] = []
  log(`Pushing to ${placeOf(options)}`)
  try {
    const client = await createClient(options)
    const definition = await itemsDefinition(db)
    const progress = (index: string, total: number) => (sent: number) =>
      log(`${index}: ${inWords(sent)} of ${inWords(Math.max(sent, total))} records`)
    const sent = await replaceIndex(client, options.index, {
      definition,
      batches: batchesOf(db, 'items'),
      onProgress: progress(options.index, products),
      onReplaced: () => replaced.push(options.index),
    })
    const offered = await replaceIndex(client, options.suggestionsIndex, {
      definition: suggestionsDefinition,
      batches: batchesOf(db, 'items_query_suggestions'),
      onProgress: progress(options.suggestionsIndex, searches),
      onReplaced: () => replaced.push(options.suggestionsIndex),
    })
    log(
      `Pushed ${inWords(sent)} products, ${definition.synonyms.length} synonyms and ${definition.rules.length} rules to ${options.index}, and ${inWords(offered)} searches to ${options.suggestionsIndex}, in ${Math.ceil((performance.now() - started) / 1000)} s`,
    )
  } catch (error) {
    throw explained(error, options, replaced)
  }
}
