import { Counter, type Registry } from 'prom-client'

/** Counts an answer of a cache, which had it (a hit) or not. */
export type CountCache = (cache: 'pages' | 'listings', isHit: boolean) => void

/**
 * Makes a {@link CountCache} for /metrics.
 * @example createCacheCounter(metrics)('pages', true)
 */
export function createCacheCounter(metrics: Registry): CountCache {
  const answers = new Counter({
    name: 'gauze_cache_answers_total',
    help: 'Answers of the caches of pages and of listings, by whether the cache had them',
    labelNames: ['cache', 'result'],
    registers: [metrics],
  })
  for (const cache of ['pages', 'listings']) for (const result of ['hit', 'miss']) answers.inc({ cache, result }, 0)
  return (cache, isHit) => answers.inc({ cache, result: isHit ? 'hit' : 'miss' })
}
