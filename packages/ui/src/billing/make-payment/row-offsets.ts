/** The heights of the rows of a list: nearly all have the usual height, and only measured ones differ from it. */
export interface RowHeights {
  /** In pixels. */
  readonly usual: number
  /** How much higher, or lower, the rows at these indexes are. */
  readonly extra: ReadonlyMap<number, number>
}

/** The distance of a row from the first one, in pixels; of the index behind the last row, the height of all. */
export function offsetOf(index: number, { usual, extra }: RowHeights): number {
  let offset = index * usual
  for (const [at, more] of extra) if (at < index) offset += more
  return offset
}

/** The row at a distance from the first one: the last row whose offset is not beyond it. */
export function rowAt(offset: number, count: number, heights: RowHeights): number {
  let [low, high] = [0, Math.max(0, count - 1)]
  while (low < high) {
    const middle = Math.ceil((low + high) / 2)
    if (offsetOf(middle, heights) <= offset) low = middle
    else high = middle - 1
  }
  return low
}

/** Heights with newly measured rows. The lowest row is the usual one: texts below a field only make rows higher. */
export function withMeasured(before: RowHeights, measured: ReadonlyMap<number, number>): RowHeights {
  if (measured.size === 0) return before
  const usual = Math.min(...measured.values())
  const extra = new Map(usual === before.usual ? before.extra : [])
  for (const [index, height] of measured) {
    if (height === usual) extra.delete(index)
    else extra.set(index, height - usual)
  }
  const isSame =
    usual === before.usual &&
    extra.size === before.extra.size &&
    [...extra].every(([index, more]) => before.extra.get(index) === more)
  return isSame ? before : { usual, extra }
}
