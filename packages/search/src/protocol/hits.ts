import type { Highlighter } from './highlight.js'
import type { SearchParams } from './search-params.js'

/** How many hits paging can reach. */
export const paginationLimit = 1000

/** The requested attributes of a record; `-name` leaves one out. */
export function pick(record: Record<string, unknown>, requested: readonly string[]): Record<string, unknown> {
  const refused = new Set(requested.filter((name) => name.startsWith('-')).map((name) => name.slice(1)))
  const all = requested.includes('*') || (requested.length > 0 && refused.size === requested.length)
  return Object.fromEntries(
    Object.entries(record).filter(
      ([name]) => name === 'objectID' || (!refused.has(name) && (all || requested.includes(name))),
    ),
  )
}

/** A record as a hit: the requested attributes, with its matches marked. */
export function hitOf(
  record: Record<string, unknown>,
  params: SearchParams,
  highlight: Highlighter,
  defaults: readonly string[],
) {
  const asked = params.attributesToHighlight ?? defaults
  const names = asked.includes('*') ? Object.keys(record) : asked
  const marks = Object.fromEntries(
    names.flatMap((name) => {
      const tree = highlight(record[name])
      return tree === undefined || name === 'objectID' ? [] : [[name, tree]]
    }),
  )
  return {
    ...pick(record, params.attributesToRetrieve),
    ...(Object.keys(marks).length === 0 ? {} : { _highlightResult: marks }),
  }
}

function echoed(params: SearchParams): string {
  const echo = new URLSearchParams({ query: params.query, page: String(params.page) })
  echo.set('hitsPerPage', String(params.hitsPerPage))
  if (params.clickAnalytics) echo.set('clickAnalytics', 'true')
  return echo.toString()
}

interface AnswerParts {
  readonly index: string
  readonly params: SearchParams
  readonly hits: readonly unknown[]
  readonly total: number
  readonly exhaustive: boolean
  readonly started: number
}

/** The fields that every answer to a search has. */
export function frameOf({ index, params, hits, total, exhaustive, started }: AnswerParts) {
  const reachable = Math.min(total, paginationLimit)
  return {
    hits,
    nbHits: total,
    page: params.page,
    nbPages: params.hitsPerPage === 0 ? 0 : Math.ceil(reachable / params.hitsPerPage),
    hitsPerPage: params.hitsPerPage,
    exhaustiveNbHits: exhaustive,
    exhaustiveFacetsCount: true,
    exhaustive: { nbHits: exhaustive, typo: true, facetsCount: true },
    query: params.query,
    params: echoed(params),
    index,
    processingTimeMS: Math.round(performance.now() - started),
  }
}

/** The most frequent values of each facet. */
export function trimmedCounts(counts: Readonly<Record<string, Readonly<Record<string, number>>>>, most: number) {
  return Object.fromEntries(
    Object.entries(counts).map(([name, values]) => [
      name,
      Object.fromEntries(
        Object.entries(values)
          .sort((left, right) => right[1] - left[1] || left[0].localeCompare(right[0]))
          .slice(0, most),
      ),
    ]),
  )
}
