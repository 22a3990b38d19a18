/** The fields that make two lines the same: item and unit. */
export interface MergeableLine {
  readonly itemId: number
  readonly unit: number
  readonly quantity: number
}

/** Returns the merge key of a line: lines with the same key merge. */
export function lineKey({ itemId, unit }: Pick<MergeableLine, 'itemId' | 'unit'>): string {
  return `${itemId}:${unit}`
}

/**
 * Merges lines with the same item and unit by summing their quantities. The first line keeps its place and
 * its other fields; later lines are removed. The input is not changed.
 *
 * @example
 * mergeLines([{ id: 7, itemId: 1, unit: 2, quantity: 2 }, { id: 8, itemId: 1, unit: 2, quantity: 3 }])
 * // [{ id: 7, itemId: 1, unit: 2, quantity: 5 }]
 */
export function mergeLines<Line extends MergeableLine>(lines: Iterable<Line>): Line[] {
  const merged = new Map<string, Line>()
  for (const line of lines) {
    const key = lineKey(line)
    const first = merged.get(key)
    merged.set(key, first ? { ...first, quantity: first.quantity + line.quantity } : line)
  }
  return [...merged.values()]
}
