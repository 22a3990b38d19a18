import { isRecord } from '../is-record.js'

/** An entry as the content service resolves it. */
export interface Entry {
  readonly id: string
  readonly contentType: string | null
  readonly fields: Readonly<Record<string, unknown>>
}

/** Reads an entry out of a resolved link; null for a link that does not resolve, and anything else. */
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

/** The entry a field links to, or null. */
export function linkOf({ fields }: Entry, field: string): Entry | null {
  return readEntry(fields[field])
}

/** The entries a field links to; what does not resolve is left out. */
export function linksOf({ fields }: Entry, field: string): Entry[] {
  const links = fields[field]
  return Array.isArray(links) ? links.map(readEntry).filter((entry) => entry !== null) : []
}

/** The address of the asset a field links to, or null. */
export function assetUrlOf(entry: Entry, field: string): string | null {
  const file = linkOf(entry, field)?.fields.file
  const url = isRecord(file) ? optionalTextOf(file.url) : null
  // The hosted service gives its addresses without protocol.
  return url?.startsWith('//') ? `https:${url}` : url
}

/** The id of the content type in an entry's sys, or null. */
export function contentTypeOf(sys: Record<string, unknown>): string | null {
  const { contentType } = sys
  return isRecord(contentType) && isRecord(contentType.sys) ? optionalTextOf(contentType.sys.id) : null
}

function optionalTextOf(value: unknown): string | null {
  return typeof value === 'string' && value !== '' ? value : null
}
