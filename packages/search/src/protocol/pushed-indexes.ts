import { type Db, inTransaction } from '@gauze/server/plugin'
import { sql } from 'drizzle-orm'
import { z } from 'zod'
import { isCatalogueIndex } from './catalogue-indexes.js'
import { ProtocolError } from './protocol-error.js'

/** The parts of an index that have ids: each a table. */
export type Part = 'records' | 'synonyms' | 'rules'

/** An object with an id, as it was pushed. */
export type PushedObject = Record<string, unknown>

const tables: Record<Part, string> = {
  records: 'search_pushed_records',
  synonyms: 'search_pushed_synonyms',
  rules: 'search_pushed_rules',
}

function tableOf(part: Part) {
  return sql.identifier(tables[part])
}

const nameSchema = z.string().regex(/^[\w.-]{1,200}$/)

/**
 * The name of an index that may be written to.
 * @throws ProtocolError 403 for indexes made from the catalogue, 400 for an invalid name
 */
export function writableName(name: string): string {
  if (isCatalogueIndex(name)) {
    throw new ProtocolError(
      403,
      `Index ${name} is made from the catalog and follows its changes by itself. Change the catalog, or write to an index of another name.`,
    )
  }
  if (nameSchema.safeParse(name).success) return name
  throw new ProtocolError(400, 'indexName is not valid: use 1 to 200 letters, digits, dots, dashes or underscores.')
}

/** The settings of a pushed index; null when there is no such index. */
export async function readPushedSettings(db: Db, name: string): Promise<Record<string, unknown> | null> {
  const { rows } = await db.execute<{ settings: Record<string, unknown> }>(sql`
    SELECT settings FROM search_pushed_indexes WHERE name = ${name}`)
  return rows[0]?.settings ?? null
}

/** Creates the index if necessary and changes it in one transaction; writers to one index take turns. */
export function changePushed<T>(db: Db, name: string, work: (tx: Db) => Promise<T>): Promise<T> {
  return inTransaction(db, async (tx) => {
    await tx.execute(sql`
      INSERT INTO search_pushed_indexes (name) VALUES (${writableName(name)})
      ON CONFLICT (name) DO UPDATE SET updated_at = now()`)
    return work(tx)
  })
}

/** Merges settings into the existing ones. */
export function writePushedSettings(db: Db, name: string, settings: Record<string, unknown>) {
  return changePushed(db, name, async (tx) => {
    await tx.execute(sql`
      UPDATE search_pushed_indexes SET settings = settings || ${JSON.stringify(settings)}::jsonb WHERE name = ${name}`)
  })
}

/** Writes whole objects; of two with the same id the later one wins. */
export async function putObjects(tx: Db, part: Part, name: string, objects: ReadonlyMap<string, PushedObject>) {
  if (objects.size === 0) return
  await tx.execute(sql`
    INSERT INTO ${tableOf(part)} (index_name, object_id, body)
    SELECT ${name}, id, body::jsonb FROM unnest(
      ${sql.param([...objects.keys()])}::text[],
      ${sql.param([...objects.values()].map((body) => JSON.stringify(body)))}::text[]) AS n (id, body)
    ON CONFLICT (index_name, object_id) DO UPDATE SET body = excluded.body`)
}

/** Changes single attributes; creates a missing object only on request. */
export async function patchObject(
  tx: Db,
  name: string,
  { id, patch, create }: { id: string; patch: PushedObject; create: boolean },
) {
  const body = JSON.stringify(patch)
  await tx.execute(sql`
    UPDATE search_pushed_records SET body = body || ${body}::jsonb WHERE index_name = ${name} AND object_id = ${id}`)
  if (!create) return
  await tx.execute(sql`
    INSERT INTO search_pushed_records (index_name, object_id, body) VALUES (${name}, ${id}, ${body}::jsonb)
    ON CONFLICT DO NOTHING`)
}

/** Removes objects by id, or all of them. */
export async function removeObjects(tx: Db, part: Part, name: string, ids: readonly string[] | 'all') {
  const only = ids === 'all' ? sql`` : sql` AND object_id = ANY(${sql.param([...ids])}::text[])`
  await tx.execute(sql`DELETE FROM ${tableOf(part)} WHERE index_name = ${name}${only}`)
}

/** Objects by id, in no particular order. */
export async function getObjects(
  db: Db,
  part: Part,
  name: string,
  ids: readonly string[],
): Promise<ReadonlyMap<string, PushedObject>> {
  const { rows } = await db.execute<{ id: string; body: PushedObject }>(sql`
    SELECT object_id AS id, body FROM ${tableOf(part)}
    WHERE index_name = ${name} AND object_id = ANY(${sql.param([...ids])}::text[])`)
  return new Map(rows.map(({ id, body }) => [id, body]))
}

/** The conditions of {@link listObjects}. */
export interface ObjectFilter {
  /** Anywhere in the object, in any case. */
  readonly text: string
  /** A type of synonym, or a context of rules. */
  readonly is?: { readonly path: string; readonly value: string } | undefined
  readonly offset: number
  readonly limit: number
}

/** A page of synonyms or rules, by id. */
export async function listObjects(db: Db, part: Part, name: string, filter: ObjectFilter) {
  const { text, is, offset, limit } = filter
  const fits = is
    ? sql` AND EXISTS (SELECT FROM jsonb_path_query(body, ${is.path}::jsonpath) AS v WHERE v #>> '{}' = ${is.value})`
    : sql``
  const { rows } = await db.execute<{ total: number; bodies: PushedObject[] | null }>(sql`
    WITH found AS MATERIALIZED (
      SELECT object_id, body FROM ${tableOf(part)}
      WHERE index_name = ${name} AND position(lower(${text}) IN lower(body::text)) > 0${fits})
    SELECT (SELECT count(*)::int FROM found) AS total,
      (SELECT json_agg(body) FROM (SELECT body FROM found ORDER BY object_id LIMIT ${limit} OFFSET ${offset}) p) AS bodies`)
  return { total: rows[0]?.total ?? 0, objects: rows[0]?.bodies ?? [] }
}

/** The entry of a pushed index in the list of indexes. */
export interface PushedIndexRow extends Record<string, unknown> {
  readonly name: string
  readonly createdAt: string
  readonly updatedAt: string
  readonly entries: number
  readonly dataSize: number
}

/** Every pushed index, by name. */
export async function listPushed(db: Db): Promise<PushedIndexRow[]> {
  const { rows } = await db.execute<PushedIndexRow>(sql`
    SELECT i.name, to_json(i.created_at) #>> '{}' AS "createdAt", to_json(i.updated_at) #>> '{}' AS "updatedAt",
      r.entries, r.bytes AS "dataSize"
    FROM search_pushed_indexes i CROSS JOIN LATERAL (
      SELECT count(*)::int AS entries, coalesce(sum(length(body::text)), 0)::float8 AS bytes
      FROM search_pushed_records WHERE index_name = i.name) r
    ORDER BY i.name`)
  return rows
}

/** Removes an index with everything in it; a missing index is no error. */
export async function dropPushed(db: Db, name: string) {
  await db.execute(sql`DELETE FROM search_pushed_indexes WHERE name = ${writableName(name)}`)
}

/** The parts that a copy includes; all parts when nothing is named. */
export type CopyScope = readonly ('settings' | 'synonyms' | 'rules')[] | undefined

/** Copies an index over another, or only its settings, synonyms or rules. Copies nothing if it does not exist. */
export function copyPushed(db: Db, { from, to, scope }: { from: string; to: string; scope: CopyScope }) {
  return inTransaction(db, async (tx) => {
    const settings = await readPushedSettings(tx, from)
    if (settings === null) return
    const parts: readonly Part[] =
      scope === undefined ? ['records', 'synonyms', 'rules'] : scope.filter((part) => part !== 'settings')
    await changePushed(tx, to, async () => {
      if (scope === undefined || scope.includes('settings')) {
        await tx.execute(sql`
          UPDATE search_pushed_indexes SET settings = ${JSON.stringify(settings)}::jsonb WHERE name = ${to}`)
      }
      for (const part of parts) {
        await removeObjects(tx, part, to, 'all')
        await tx.execute(sql`
          INSERT INTO ${tableOf(part)} (index_name, object_id, body)
          SELECT ${to}, object_id, body FROM ${tableOf(part)} WHERE index_name = ${from}`)
      }
    })
  })
}

/**
 * Replaces an index with another, in one step for anybody who searches.
 * @throws ProtocolError 404 when there is nothing to move
 */
export function movePushed(db: Db, { from, to }: { from: string; to: string }) {
  return inTransaction(db, async (tx) => {
    writableName(from)
    if ((await readPushedSettings(tx, from)) === null) throw new ProtocolError(404, `Index ${from} does not exist`)
    await dropPushed(tx, to)
    await tx.execute(sql`UPDATE search_pushed_indexes SET name = ${to}, updated_at = now() WHERE name = ${from}`)
  })
}
