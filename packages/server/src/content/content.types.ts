import { z } from 'zod'

const linkTarget = z.object({
  sys: z.object({ type: z.literal('Link'), linkType: z.string(), id: z.string() }).loose(),
})
const fieldsSchema = z.record(z.string(), z.record(z.string(), z.unknown()))
const metadataSchema = z.object({ tags: z.array(linkTarget) }).loose()

const commonSys = {
  id: z.string().min(1),
  createdAt: z.iso.datetime(),
  updatedAt: z.iso.datetime(),
  publishedVersion: z.int().optional(),
  revision: z.int().optional(),
}

const exportedEntrySchema = z.object({
  metadata: metadataSchema.optional(),
  sys: z.object({ ...commonSys, type: z.literal('Entry'), contentType: linkTarget }).loose(),
  fields: fieldsSchema,
})
const exportedAssetSchema = z.object({
  metadata: metadataSchema.optional(),
  sys: z.object({ ...commonSys, type: z.literal('Asset') }).loose(),
  fields: fieldsSchema,
})
const exportedContentTypeSchema = z
  .object({
    sys: z.object({ id: z.string().min(1) }).loose(),
    name: z.string(),
    displayField: z.string().nullable().optional(),
    fields: z.array(z.object({ id: z.string(), name: z.string(), type: z.string() }).loose()),
  })
  .loose()
const exportedLocaleSchema = z
  .object({ code: z.string(), name: z.string(), default: z.boolean(), fallbackCode: z.string().nullable().optional() })
  .loose()
const exportedTagSchema = z.object({ name: z.string(), sys: z.object({ id: z.string() }).loose() }).loose()

/** A space as the hosted service exports it: one file, every field by locale. */
export const spaceExportSchema = z.object({
  contentTypes: z.array(exportedContentTypeSchema),
  entries: z.array(exportedEntrySchema),
  assets: z.array(exportedAssetSchema),
  locales: z.array(exportedLocaleSchema).min(1),
  tags: z.array(exportedTagSchema).default([]),
})

export type SpaceExport = z.infer<typeof spaceExportSchema>
export type ExportedRecord = SpaceExport['entries'][number] | SpaceExport['assets'][number]

/** A link to another record. */
export interface Link {
  readonly linkType: string
  readonly id: string
}

/** Reads a link; undefined for anything else. */
export function asLink(value: unknown): Link | undefined {
  const parsed = linkTarget.safeParse(value)
  return parsed.success ? parsed.data.sys : undefined
}

/** An entry or asset as it is delivered. */
export interface DeliveredRecord {
  readonly metadata: unknown
  readonly sys: Readonly<Record<string, unknown>> & { readonly id: string; readonly type: string }
  readonly fields: Readonly<Record<string, unknown>>
}
