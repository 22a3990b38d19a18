import { asLink, type DeliveredRecord, type ExportedRecord } from './content.types.js'
import { ContentError } from './content-error.js'
import { type ContentSpace, deliver } from './content-space.js'

const defaultLimit = 100
const maxLimit = 1000
const maxInclude = 10
const maxDepth = 200

/** Query parameters as they came, each once. */
export type ContentQuery = Readonly<Record<string, string>>

function invalid(message: string) {
  return new ContentError(400, 'InvalidQuery', message)
}

function wholeNumber(query: ContentQuery, name: string, fallback: number, max: number): number {
  const text = query[name]
  if (text === undefined) return fallback
  const value = Number(text)
  if (!/^\d{1,9}$/.test(text) || value > max) {
    throw invalid(`The value of '${name}' must be a whole number from 0 to ${max}, not '${text}'.`)
  }
  return value
}

function valueAt(record: DeliveredRecord, path: string): unknown {
  let value: unknown = record
  for (const key of path.split('.')) {
    if (typeof value !== 'object' || value === null || !Object.hasOwn(value, key)) return undefined
    value = Object.entries(value).find(([name]) => name === key)?.[1]
  }
  return value
}

function textsOf(value: unknown): string[] {
  if (value === undefined || value === null) return []
  if (Array.isArray(value)) return value.flatMap(textsOf)
  const link = asLink(value)
  return link === undefined ? [typeof value === 'object' ? JSON.stringify(value) : String(value)] : [link.id]
}

type Test = (values: readonly string[], expected: string) => boolean

function listOf(expected: string) {
  return expected.split(',')
}

const tests: Record<string, Test> = {
  '': (values, expected) => values.includes(expected),
  ne: (values, expected) => !values.includes(expected),
  in: (values, expected) => listOf(expected).some((one) => values.includes(one)),
  nin: (values, expected) => !listOf(expected).some((one) => values.includes(one)),
  all: (values, expected) => listOf(expected).every((one) => values.includes(one)),
  exists: (values, expected) => values.length > 0 === (expected === 'true'),
  match: (values, expected) => values.some((value) => value.toLowerCase().includes(expected.toLowerCase())),
  lt: (values, expected) => values.some((value) => value < expected),
  lte: (values, expected) => values.some((value) => value <= expected),
  gt: (values, expected) => values.some((value) => value > expected),
  gte: (values, expected) => values.some((value) => value >= expected),
}

const conditionPattern = /^((?:sys|fields|metadata)\.[\w.-]+)(?:\[(\w+)\])?$/

function conditionsOf(query: ContentQuery): ((record: DeliveredRecord) => boolean)[] {
  return Object.entries(query).flatMap(([name, expected]) => {
    const match = conditionPattern.exec(name)
    const path = match?.[1]
    if (match === null || path === undefined) return []
    const operator = match[2] ?? ''
    const test = Object.hasOwn(tests, operator) ? tests[operator] : undefined
    if (test === undefined) throw invalid(`The operator '${operator}' of '${name}' is not known.`)
    if (path.startsWith('fields.') && query.content_type === undefined && path.split('.').length === 2) {
      throw invalid(`To ask for '${path}', give the content_type too.`)
    }
    return [(record: DeliveredRecord) => test(textsOf(valueAt(record, path)), expected)]
  })
}

function compareBy(order: string) {
  const keys = order.split(',').map((key) => ({ path: key.replace(/^-/, ''), sign: key.startsWith('-') ? -1 : 1 }))
  return (left: DeliveredRecord, right: DeliveredRecord) => {
    for (const { path, sign } of keys) {
      const [a = '', b = ''] = [textsOf(valueAt(left, path))[0], textsOf(valueAt(right, path))[0]]
      if (a !== b) return sign * a.localeCompare(b, 'en', { numeric: true })
    }
    return 0
  }
}

function selected(record: DeliveredRecord, select: string | undefined): DeliveredRecord {
  if (select === undefined) return record
  const paths = select.split(',').map((path) => path.trim())
  if (paths.includes('fields')) return record
  const names = paths.filter((path) => path.startsWith('fields.')).map((path) => path.slice('fields.'.length))
  return {
    ...record,
    fields: Object.fromEntries(Object.entries(record.fields).filter(([name]) => names.includes(name))),
  }
}

/** Every link in a value, including rich text's targets. Depth is limited: content may be hostile. */
function linksIn(value: unknown, depth = 0): string[] {
  if (typeof value !== 'object' || value === null || depth > maxDepth) return []
  const link = asLink(value)
  if (link !== undefined) return [`${link.linkType}:${link.id}`]
  return Object.values(value).flatMap((part) => linksIn(part, depth + 1))
}

interface Included {
  readonly records: Map<string, DeliveredRecord>
  readonly missing: Set<string>
}

/** Follows links breadth first, each record once, so that cycles end. */
function includedIn(
  space: ContentSpace,
  items: readonly DeliveredRecord[],
  options: { include: number; locale: string },
): Included {
  const own = new Set(items.map((item) => `${item.sys.type}:${item.sys.id}`))
  const records = new Map<string, DeliveredRecord>()
  const missing = new Set<string>()
  let level: readonly DeliveredRecord[] = items
  for (let depth = 0; depth < options.include && level.length > 0; depth += 1) {
    const next: DeliveredRecord[] = []
    for (const key of new Set(level.flatMap((record) => linksIn(record.fields)))) {
      if (own.has(key) || records.has(key) || missing.has(key)) continue
      const found = space.records.get(key)
      if (found === undefined) missing.add(key)
      else {
        const delivered = deliver(space, found, options.locale)
        records.set(key, delivered)
        next.push(delivered)
      }
    }
    level = next
  }
  return { records, missing }
}

function notResolvable(key: string) {
  const [linkType, ...id] = key.split(':')
  return { sys: { id: 'notResolvable', type: 'error' }, details: { type: 'Link', linkType, id: id.join(':') } }
}

function includesOf({ records, missing }: Included) {
  const of = (type: string) => [...records.values()].filter((record) => record.sys.type === type)
  const includes = {
    ...(of('Entry').length > 0 ? { Entry: of('Entry') } : {}),
    ...(of('Asset').length > 0 ? { Asset: of('Asset') } : {}),
  }
  return {
    ...(Object.keys(includes).length > 0 ? { includes } : {}),
    ...(missing.size > 0 ? { errors: [...missing].map(notResolvable) } : {}),
  }
}

/**
 * The requested locale.
 * @throws ContentError 400 for a locale that the space does not have
 */
export function localeOf(space: ContentSpace, query: ContentQuery): string {
  const locale = query.locale ?? space.defaultLocale
  if (locale !== '*' && !space.export.locales.some((candidate) => candidate.code === locale)) {
    throw new ContentError(400, 'BadRequest', `Unknown locale: ${locale}`)
  }
  return locale
}

/** The id of an entry's content type; undefined for an asset. */
export function contentTypeOf(record: ExportedRecord): string | undefined {
  return record.sys.type === 'Entry' ? asLink(record.sys.contentType)?.id : undefined
}

/** A page of anything, in the service's form. */
export function toCollection<T>(all: readonly T[], query: ContentQuery) {
  const skip = wholeNumber(query, 'skip', 0, Number.MAX_SAFE_INTEGER)
  const limit = wholeNumber(query, 'limit', defaultLimit, maxLimit)
  return { sys: { type: 'Array' }, total: all.length, skip, limit, items: all.slice(skip, skip + limit) }
}

/**
 * Answers a query for entries or assets: filters, order, paging, and the records that the found ones link to.
 * @throws ContentError 400 for an invalid query
 */
export function queryRecords(space: ContentSpace, records: readonly ExportedRecord[], query: ContentQuery) {
  const include = wholeNumber(query, 'include', 1, maxInclude)
  const locale = localeOf(space, query)
  const conditions = conditionsOf(query)
  const words = (query.query ?? '').toLowerCase().split(/\s+/).filter(Boolean)
  const found = records
    .filter((record) => query.content_type === undefined || contentTypeOf(record) === query.content_type)
    .map((record) => deliver(space, record, locale))
    .filter((record) => conditions.every((holds) => holds(record)))
    .filter((record) => {
      const text = words.length === 0 ? '' : JSON.stringify(record.fields).toLowerCase()
      return words.every((word) => text.includes(word))
    })
  if (query.order !== undefined) found.sort(compareBy(query.order))
  const page = toCollection(found, query)
  const items = page.items.map((item) => selected(item, query.select))
  return { ...page, items, ...includesOf(includedIn(space, items, { include, locale })) }
}
