import { z } from 'zod'
import type { FilterGroup } from '../engine/index.js'
import { ProtocolError } from './protocol-error.js'
import { storable } from './storable.js'

const attributeName = z.string().min(1).max(200)
const attributeList = z.union([attributeName.transform((name) => [name]), z.array(attributeName).max(200)])
const facetFilter = z.string().max(500)

const paramsSchema = z.object({
  query: z.string().max(5000).default(''),
  page: z.int().min(0).max(1_000_000_000).default(0),
  hitsPerPage: z.int().min(0).max(1000).default(20),
  filters: z.string().max(5000).default(''),
  facetFilters: z
    .union([facetFilter, z.array(z.union([facetFilter, z.array(facetFilter).max(200)])).max(100)])
    .default([]),
  facets: attributeList.default([]),
  maxValuesPerFacet: z.int().min(0).max(1000).default(100),
  attributesToRetrieve: attributeList.default(['*']),
  attributesToHighlight: attributeList.nullable().default(null),
  highlightPreTag: z.string().max(100).default('<em>'),
  highlightPostTag: z.string().max(100).default('</em>'),
  clickAnalytics: z.boolean().default(false),
  advancedSyntax: z.boolean().optional(),
  advancedSyntaxFeatures: z.array(z.enum(['exactPhrase', 'excludeWords'])).optional(),
  userToken: z
    .string()
    .regex(/^[A-Za-z0-9_=/+-]{1,129}$/, 'must be 1 to 129 letters, digits or _=/+-')
    .optional(),
  ruleContexts: z
    .array(z.string().regex(/^[A-Za-z0-9_-]+$/, 'must be letters, digits, _ or -'))
    .max(10, 'has more than 10 contexts')
    .default([]),
})

/**
 * Parameters of the hosted protocol that choose other records, and that this service does not have. An answer without
 * their effect would look like the right one.
 */
const missingParams = [
  ...['numericFilters', 'tagFilters', 'restrictSearchableAttributes', 'similarQuery', 'offset', 'length'],
  ...['aroundLatLng', 'aroundLatLngViaIP', 'insideBoundingBox', 'insidePolygon'],
]

/** Clients also send parameters that they do not use, with nothing in them. */
function isUsed(value: unknown): boolean {
  return Array.isArray(value) ? value.length > 0 : Boolean(value)
}

/**
 * The parameters of a search that this service uses. Others that change only the order or the look of the hits are
 * accepted and have no effect.
 */
export type SearchParams = z.infer<typeof paramsSchema>

const syntaxSchema = z.object({
  advancedSyntax: z.boolean().catch(false),
  advancedSyntaxFeatures: z.array(z.string()).catch(['exactPhrase', 'excludeWords']),
})

/**
 * Whether a word of the query with a leading minus excludes: by the advanced syntax of the search, or else of the
 * index. It is the only feature of that syntax here; quotes mean nothing, because in a size they are inches.
 */
export function excludesWords(
  { advancedSyntax, advancedSyntaxFeatures }: SearchParams,
  settings: Readonly<Record<string, unknown>>,
): boolean {
  const kept = syntaxSchema.parse(settings)
  return (
    (advancedSyntax ?? kept.advancedSyntax) &&
    (advancedSyntaxFeatures ?? kept.advancedSyntaxFeatures).includes('excludeWords')
  )
}

function parsedJson(text: string): unknown {
  try {
    return JSON.parse(text)
  } catch {
    return text
  }
}

/** In the url-encoded form every value is text, and lists are JSON. */
function fromUrlEncoded(text: string): Record<string, unknown> {
  return Object.fromEntries(
    [...new URLSearchParams(text)].map(([name, value]) => [
      name,
      name === 'query' || name === 'filters' || name === 'userToken' || /^(?![[\d]|true|false)/.test(value)
        ? value
        : parsedJson(value),
    ]),
  )
}

const objectSchema = z.record(z.string(), z.unknown())

/**
 * The fields of a body, including the fields in its `params`; `params` that cannot be read stay as they are.
 * @throws ProtocolError 400 when it is not an object
 */
export function readFields(body: unknown): Record<string, unknown> {
  const fields = objectSchema.safeParse(body ?? {})
  if (!fields.success) throw new ProtocolError(400, 'The body is not a JSON object. Send the search parameters as one.')
  const { params, ...rest } = fields.data
  const encoded = objectSchema.safeParse(typeof params === 'string' ? storable(fromUrlEncoded(params)) : params)
  return encoded.success ? { ...encoded.data, ...rest } : fields.data
}

/**
 * Reads the parameters of one search, given as fields, as a url-encoded `params` text, or both.
 * @throws ProtocolError 400 naming the parameter that is wrong, or that this service does not have
 */
export function readSearchParams(body: unknown): SearchParams {
  const fields = readFields(body)
  const missing = missingParams.find((name) => isUsed(fields[name]))
  if (missing !== undefined) {
    const words = 'is not part of this service. Leave it out, and filter with facetFilters or filters'
    throw new ProtocolError(400, `the parameter '${missing}' ${words} of the form attribute:value`)
  }
  const parsed = paramsSchema.safeParse(fields)
  if (parsed.success) return parsed.data
  const [issue] = parsed.error.issues
  throw new ProtocolError(400, `invalid value for parameter '${issue?.path.join('.')}': ${issue?.message}`)
}

function toCondition(text: string) {
  const colon = text.indexOf(':')
  if (colon < 1) throw new ProtocolError(400, `invalid facet filter '${text}': write it as attribute:value`)
  const value = text.slice(colon + 1)
  return value.startsWith('-')
    ? { facet: text.slice(0, colon), value: value.slice(1), not: true }
    : { facet: text.slice(0, colon), value: value.replace(/^\\-/, '-') }
}

/** `facetFilters`: the outer list means all, inner lists mean any. */
export function facetFilterGroups(filters: SearchParams['facetFilters']): FilterGroup[] {
  return (typeof filters === 'string' ? [filters] : filters).map((group) =>
    (typeof group === 'string' ? [group] : group).map(toCondition),
  )
}

const filterToken = /\s*(?:(\()|(\))|(AND|OR|NOT)(?=[\s()])|((?:[^\s:"'()]+|"[^"]*")):("[^"]*"|'[^']*'|[^\s()]+))/y

function unquoted(text: string): string {
  return text.replace(/^(["'])(.*)\1$/s, '$2')
}

type FilterPart = { kind: 'word'; text: string } | { kind: 'condition'; facet: string; value: string }

function filterParts(text: string): FilterPart[] {
  const parts: FilterPart[] = []
  filterToken.lastIndex = 0
  const end = text.trimEnd().length
  while (filterToken.lastIndex < end) {
    const at = filterToken.lastIndex
    const match = filterToken.exec(text)
    if (match === null) {
      throw new ProtocolError(400, `filters: unexpected text at ${at}; write attribute:value joined by AND, OR, NOT`)
    }
    const [, open, close, word, facet, value] = match
    if (facet !== undefined && value !== undefined) {
      parts.push({ kind: 'condition', facet: unquoted(facet), value: unquoted(value) })
    } else parts.push({ kind: 'word', text: open ?? close ?? word ?? '' })
  }
  return parts
}

/**
 * `filters`: conditions `attribute:value` joined by AND, with OR inside, and NOT before a condition.
 * @throws ProtocolError 400 for anything else, numeric comparisons included
 * @example filterGroups('category:gloves AND (manufacturer:Mesa OR manufacturer:"North Ridge")')
 */
export function filterGroups(text: string): FilterGroup[] {
  const groups: { facet: string; value: string; not?: boolean }[][] = []
  let joinsLast = false
  let not = false
  let depth = 0
  let wantsCondition = true
  const bad = () => new ProtocolError(400, `filters: '${text}' is not conditions joined by AND, with OR inside them`)
  for (const part of filterParts(text)) {
    if (part.kind === 'condition') {
      if (!wantsCondition) throw bad()
      const condition = { facet: part.facet, value: part.value, ...(not ? { not } : {}) }
      if (joinsLast) groups.at(-1)?.push(condition)
      else groups.push([condition])
      not = false
      wantsCondition = false
      continue
    }
    if (part.text === '(' && wantsCondition && !not && depth === 0) depth = 1
    else if (part.text === ')' && !wantsCondition && depth === 1) depth = 0
    else if (part.text === 'NOT' && wantsCondition) not = !not
    else if ((part.text === 'AND' && depth === 0) || part.text === 'OR') {
      if (wantsCondition) throw bad()
      joinsLast = part.text === 'OR'
      wantsCondition = true
    } else throw bad()
  }
  if (depth !== 0 || (wantsCondition && groups.length > 0) || not) throw bad()
  return groups
}
