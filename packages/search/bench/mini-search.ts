import MiniSearch from 'minisearch'
import type { BenchRecord } from './search-probes.js'

/** The baseline: an index in the memory of one process. */
interface Yardstick {
  readonly milliseconds: number
  readonly megabytes: number
  search(query: string, limit: number): number[]
}

function heapUsed() {
  globalThis.gc?.()
  return process.memoryUsage().heapUsed
}

/**
 * Indexes the same records with MiniSearch as its documentation suggests: prefix search, fuzzy 0.2, names boosted.
 * @param batches the records
 */
export async function buildYardstick(batches: AsyncIterable<BenchRecord[]>): Promise<Yardstick> {
  const before = heapUsed()
  let milliseconds = 0
  const index = new MiniSearch<BenchRecord>({
    fields: ['name', 'maker', 'keywords', 'category', 'attributes', 'description', 'codes'],
    searchOptions: { prefix: true, fuzzy: 0.2, boost: { name: 3 }, combineWith: 'AND' },
  })
  for await (const batch of batches) {
    const start = performance.now()
    index.addAll(batch)
    milliseconds += performance.now() - start
  }
  return {
    milliseconds,
    megabytes: (heapUsed() - before) / 1e6,
    search: (query, limit) =>
      index
        .search(query)
        .slice(0, limit)
        .map(({ id }) => Number(id)),
  }
}
