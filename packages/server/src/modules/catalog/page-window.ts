/** Pages in a row, as one page of the engine that contains them all. */
export interface PageWindow {
  /** The first page in the answer. */
  readonly from: number
  /** The engine's page and its length. */
  readonly page: number
  readonly limit: number
  /** Which of its results are needed. */
  readonly skip: number
  readonly size: number
}

/** Most results with which a list that has grown is read again. */
const maxSize = 480
const maxEngineLimit = 1000

/**
 * Finds the engine's page that contains the pages `from` to `page`. A row longer than 480 results keeps its last pages.
 * @example
 * pageWindow({ from: 1, page: 3, limit: 24 }) // { from: 1, page: 1, limit: 72, skip: 0, size: 72 }
 */
export function pageWindow(requested: {
  readonly from: number
  readonly page: number
  readonly limit: number
}): PageWindow {
  const { page, limit } = requested
  const from = Math.max(Math.min(requested.from, page), page + 1 - Math.floor(maxSize / limit))
  const start = (from - 1) * limit
  const size = (page + 1 - from) * limit
  for (let length = size; length <= maxEngineLimit; length += 1) {
    const at = Math.floor(start / length)
    if ((at + 1) * length >= start + size) return { from, page: at + 1, limit: length, skip: start - at * length, size }
  }
  return { from: page, page, limit, skip: 0, size: limit }
}
