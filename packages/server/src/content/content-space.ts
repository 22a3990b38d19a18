import { createHash } from 'node:crypto'
import { readFile, stat } from 'node:fs/promises'
import { type DeliveredRecord, type ExportedRecord, type SpaceExport, spaceExportSchema } from './content.types.js'

export const spaceId = 'gauze'
export const environmentId = 'master'

function linkTo(linkType: string, id: string) {
  return { sys: { type: 'Link', linkType, id } }
}

/** A space in memory, ready for queries. */
export interface ContentSpace {
  readonly export: SpaceExport
  readonly defaultLocale: string
  /** Changes with the content, and only with it. */
  readonly version: string
  /** By `linkType:id`. */
  readonly records: ReadonlyMap<string, ExportedRecord>
}

function toSpace(text: string): ContentSpace {
  const parsed = spaceExportSchema.parse(JSON.parse(text))
  const locale = parsed.locales.find((candidate) => candidate.default) ?? parsed.locales[0]
  return {
    export: parsed,
    defaultLocale: locale?.code ?? 'en-US',
    version: createHash('sha256').update(text).digest('base64url'),
    records: new Map(
      [...parsed.entries, ...parsed.assets].map((record) => [`${record.sys.type}:${record.sys.id}`, record]),
    ),
  }
}

function localized(record: ExportedRecord, locale: string, fallback: string): Record<string, unknown> {
  if (locale === '*') return record.fields
  return Object.fromEntries(
    Object.entries(record.fields).flatMap(([name, values]) => {
      const value = values[locale] ?? values[fallback]
      return value === undefined ? [] : [[name, value]]
    }),
  )
}

/** A record as it is delivered in a locale; `*` gives every locale. */
export function deliver(space: ContentSpace, record: ExportedRecord, locale: string): DeliveredRecord {
  return {
    metadata: { tags: [], concepts: [], ...record.metadata },
    sys: {
      space: linkTo('Space', spaceId),
      environment: linkTo('Environment', environmentId),
      revision: 1,
      publishedVersion: 1,
      ...record.sys,
      ...(locale === '*' ? {} : { locale }),
    },
    fields: localized(record, locale, space.defaultLocale),
  }
}

/** Returns the space, read again after its file has changed. */
export interface ContentSource {
  read(): Promise<ContentSpace>
}

/**
 * Watches an export file by its modification time. If the file is broken after an edit, that is reported and the last
 * good content stays.
 * @throws when the file is broken at the first reading
 * @example
 * const source = createContentSource('/store/space.json', (error) => log.error(error))
 */
export function createContentSource(file: string, onBroken: (error: unknown) => void): ContentSource {
  let current: { space: ContentSpace; version: string } | undefined
  let broken: string | undefined

  const versionOf = async () => {
    const { mtimeMs, size } = await stat(file)
    return `${mtimeMs} ${size}`
  }

  const read = async (): Promise<ContentSpace> => {
    try {
      const version = await versionOf()
      if (current !== undefined && (current.version === version || broken === version)) return current.space
      broken = version
      current = { space: toSpace(await readFile(file, 'utf8')), version }
      broken = undefined
      return current.space
    } catch (error) {
      if (current === undefined) {
        throw new Error(`The content file ${file} cannot be used. Restore it or correct its JSON.`, { cause: error })
      }
      onBroken(error)
      return current.space
    }
  }

  return { read }
}
