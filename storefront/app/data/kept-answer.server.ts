import type { CatalogWatch } from '@gauze/server'

/** Reads an answer, or reuses the earlier one. */
export type KeptAnswer<Value> = (read: () => Promise<Value>) => Promise<Value>

/**
 * Keeps an answer that depends on what all products share, such as the Rx levels that the store sells, until that
 * changes. A failed read is not kept.
 * @example
 * const keepLevels = createKeptAnswer<{ rxLevels: string[] }>(app.catalog)
 * const { rxLevels } = await keepLevels(() => api.getSellableControlledSubstances())
 */
export function createKeptAnswer<Value>(catalog: CatalogWatch): KeptAnswer<Value> {
  let kept: { readonly value: Value; readonly since: number } | null = null
  return async (read) => {
    const isCurrent = (since: number) =>
      catalog.isHearing() && !catalog.hasChanged({ items: [], isListing: false }, since)
    if (kept !== null && isCurrent(kept.since)) return kept.value
    const since = performance.now()
    const value = await read()
    kept = { value, since }
    return value
  }
}
