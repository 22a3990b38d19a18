import type { HomepageSection } from '@gauze/contract'
import { easternInstant, safeHref } from '@gauze/rules'
import { isRecord } from '../is-record.js'

/** Stands in for a picture whose size is not given. */
const DEFAULT_SIZE = { width: 640, height: 480 }

/** An entry as the content service resolves it. */
export interface Entry {
  readonly id: string
  readonly contentType: string | null
  readonly fields: Readonly<Record<string, unknown>>
}

/** Reads an entry from a resolved link; null for a link that does not resolve, and anything else. */
export function readEntry(value: unknown): Entry | null {
  if (!isRecord(value) || !isRecord(value.sys) || !isRecord(value.fields)) return null
  const { id } = value.sys
  return typeof id === 'string' ? { id, contentType: contentTypeOf(value.sys), fields: value.fields } : null
}

/** The text of a field, or empty. */
export function textOf({ fields }: Entry, field: string): string {
  return optionalTextOf(fields[field]) ?? ''
}

/** The text of a field, or null when there is none. */
export function textOrNull({ fields }: Entry, field: string): string | null {
  return optionalTextOf(fields[field])
}

/** The texts of a field that lists some. */
export function textsOf({ fields }: Entry, field: string): string[] {
  const values = fields[field]
  return Array.isArray(values) ? values.map(optionalTextOf).filter((text) => text !== null) : []
}

/** The entry a field links to, or null. */
export function linkOf({ fields }: Entry, field: string): Entry | null {
  return readEntry(fields[field])
}

/** The entries a field links to; unresolved links are left out. */
export function linksOf({ fields }: Entry, field: string): Entry[] {
  const links = fields[field]
  return Array.isArray(links) ? links.map(readEntry).filter((entry) => entry !== null) : []
}

/** A link that may be followed, or null. */
export function hrefOf({ fields }: Entry, field: string): string | null {
  return safeHref(fields[field])
}

/** A point in time in UTC, or null; without an offset it is in Eastern time, where the store is. */
export function momentOf({ fields }: Entry, field: string): string | null {
  const value = fields[field]
  return (typeof value === 'string' ? easternInstant(value)?.toISOString() : null) ?? null
}

/** The picture a field links to, or null. */
export function imageOf(entry: Entry, field: string): HomepageSection['image'] {
  const asset = linkOf(entry, field)
  const file = asset?.fields.file
  if (!asset || !isRecord(file)) return null
  const url = optionalTextOf(file.url)
  // The hosted service gives its addresses without protocol.
  const safe = safeHref(url?.startsWith('//') ? `https:${url}` : url)
  const size = isRecord(file.details) && isRecord(file.details.image) ? file.details.image : {}
  if (safe === null) return null
  return {
    url: safe,
    width: lengthOf(size.width) ?? DEFAULT_SIZE.width,
    height: lengthOf(size.height) ?? DEFAULT_SIZE.height,
    alt: textOf(asset, 'description'),
  }
}

/** The id of the content type in an entry's sys, or null. */
export function contentTypeOf(sys: Record<string, unknown>): string | null {
  const { contentType } = sys
  return isRecord(contentType) && isRecord(contentType.sys) ? optionalTextOf(contentType.sys.id) : null
}

function optionalTextOf(value: unknown): string | null {
  return typeof value === 'string' && value !== '' ? value : null
}

function lengthOf(value: unknown): number | null {
  return typeof value === 'number' && Number.isFinite(value) && value >= 1 ? Math.round(value) : null
}
