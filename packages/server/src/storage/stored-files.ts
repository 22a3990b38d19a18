import { readFile, realpath } from 'node:fs/promises'
import { extname, join, sep } from 'node:path'
import { sql } from 'drizzle-orm'
import type { Db } from '../db/client.js'
import type { PortServices } from '../ports/guard-ports.js'
import type { PdfDocument } from '../ports/pdf.types.js'
import type { DemoPlugin } from '../services/demo.types.js'

/** The containers there are. */
export const containers = ['product-imgs', 'product-cats', 'hero-imgs', 'product-files', 'user-imgs'] as const

export type Container = (typeof containers)[number]

/** A file to answer with. */
export interface StoredFile {
  readonly body: Buffer
  readonly type: string
  /** Whether the same name will always mean the same bytes. */
  readonly immutable: boolean
}

const types: Record<string, string> = {
  '.avif': 'image/avif',
  '.csv': 'text/csv; charset=utf-8',
  '.gif': 'image/gif',
  '.jpeg': 'image/jpeg',
  '.jpg': 'image/jpeg',
  '.pdf': 'application/pdf',
  '.png': 'image/png',
  '.svg': 'image/svg+xml; charset=utf-8',
  '.txt': 'text/plain; charset=utf-8',
  '.webp': 'image/webp',
}

/** One plain name: no folder, no dot in front, nothing that a file system could interpret. */
const safeName = /^[A-Za-z0-9][A-Za-z0-9_-]*(?:\.[A-Za-z0-9_-]+)+$/

async function fromFolder(folder: string, container: Container, name: string): Promise<StoredFile | null> {
  const type = types[extname(name).toLowerCase()]
  if (type === undefined) return null
  try {
    const root = await realpath(folder)
    const path = await realpath(join(root, container, name))
    // A link in the folder must not lead out of it.
    if (!path.startsWith(root + sep)) return null
    return { body: await readFile(path), type, immutable: false }
  } catch {
    return null
  }
}

interface SheetRow extends Record<string, unknown> {
  readonly fileName: string
  readonly name: string
  readonly manufacturer: string
  readonly description: string
  readonly attributes: readonly { readonly name: string; readonly value: string }[]
  readonly partNumbers: readonly string[]
  /** Milliseconds since 1970. */
  readonly madeAt: number
}

/** The download of an item, written from its data. Items of one family and maker share it. */
async function sheetOf({ db, services }: StoredFilesOptions, name: string): Promise<Buffer | null> {
  const { rows } = await db.execute<SheetRow>(sql`
    SELECT (array_agg(f.name ORDER BY i.id))[1] AS "fileName", (array_agg(i.display_name ORDER BY i.id))[1] AS name,
      (array_agg(i.manufacturer ORDER BY i.id))[1] AS manufacturer,
      (array_agg(i.description ORDER BY i.id))[1] AS description,
      (json_agg(i.attributes ORDER BY i.id)->0) AS attributes,
      (array_agg(i.mpn ORDER BY i.id))[1:12] AS "partNumbers",
      (extract(epoch FROM min(i.created_at)) * 1000)::float8 AS "madeAt"
    FROM item_files f JOIN items i ON i.id = f.item_id AND NOT i.inactive
    WHERE f.url = ${`/storage/product-files/${name}`} HAVING count(*) > 0`)
  const row = rows[0]
  if (row === undefined) return null
  const sheet: PdfDocument = {
    title: row.name,
    subtitle: `${row.fileName} - ${row.manufacturer}`,
    date: new Date(row.madeAt),
    blocks: [
      { kind: 'text', text: row.description },
      { kind: 'text', text: `Part numbers: ${row.partNumbers.join(', ')}` },
      { kind: 'facts', facts: row.attributes },
    ],
    footer: 'Issued for the demonstration catalog. Products and makers are invented.',
  }
  return services.ports.pdf.write(sheet)
}

/** Whether a name is one plain file name, without a path. */
export function isFileName(name: string): boolean {
  return safeName.test(name) && name.length <= 200
}

/** Where files come from. */
export interface StoredFilesOptions {
  readonly db: Db
  /** A folder with one subfolder per container; missing files are drawn or written from the catalogue. */
  readonly folder: string | null
  /** Whose port writes documents. */
  readonly services: PortServices
  /** Draws pictures that the folder does not have. */
  readonly draw?: DemoPlugin['draw'] | undefined
}

/**
 * Finds a file; null when there is none, or when the name is not one plain file name.
 * @example await findFile({ db, folder: null, services }, 'product-imgs', 'glove-box-teal-large-single.svg')
 */
export async function findFile(
  options: StoredFilesOptions,
  container: Container,
  name: string,
): Promise<StoredFile | null> {
  if (!isFileName(name)) return null
  const { folder, draw } = options
  const found = folder === null ? null : await fromFolder(folder, container, name)
  if (found !== null) return found
  if (container === 'user-imgs') return null
  if (container === 'product-files') {
    const body = name.endsWith('.pdf') ? await sheetOf(options, name) : null
    return body === null ? null : { body, type: 'application/pdf', immutable: false }
  }
  const svg = name.endsWith('.svg') ? await draw?.(name) : null
  return svg == null ? null : { body: Buffer.from(svg), type: 'image/svg+xml; charset=utf-8', immutable: true }
}
