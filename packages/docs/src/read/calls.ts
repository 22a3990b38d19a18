import { globSync } from 'node:fs'
import { basename, join } from 'node:path'
import type { CallName } from '@gauze/contract'
import { type Refusal, refusalsOf } from '@gauze/contract/refusals'
import { z } from 'zod'
import { workspace } from './sources.js'

/** A field of the input or the answer of a call; a name such as `lines[].itemId` is below another field. */
export interface FieldDoc {
  readonly name: string
  readonly type: string
  readonly isRequired: boolean
  readonly text: string
}

/** A call of the contract. */
export interface CallDoc {
  readonly name: string
  readonly method: string
  readonly path: string
  readonly summary: string
  /** The callers, in words. */
  readonly callers: readonly string[]
  readonly idempotency: 'optional' | 'required' | null
  readonly input: readonly FieldDoc[]
  readonly output: readonly FieldDoc[]
  readonly errors: readonly Refusal[]
  readonly sample: string | null
}

/** The calls of one area, such as `cart`. */
export interface AreaDoc {
  readonly area: string
  readonly title: string
  readonly calls: readonly CallDoc[]
}

interface Row {
  readonly method: string
  readonly path: string
  readonly summary: string
  readonly access: {
    readonly caller: 'visitor' | 'user'
    readonly needs?: readonly string[]
    readonly punchout?: 'refused'
    readonly accounts?: 'related'
  }
  readonly idempotency?: 'optional' | 'required'
  readonly sample?: object
  readonly params?: z.ZodType
  readonly query?: z.ZodType
  readonly body?: z.ZodType
  readonly response: z.ZodType
}

/** Reads the rows of the contract. */
export async function readCalls(): Promise<readonly AreaDoc[]> {
  const folder = join(workspace, 'packages/contract/src/calls')
  const files = globSync('*.calls.ts', { cwd: folder }).sort()
  return Promise.all(
    files.map(async (file) => {
      const area = basename(file, '.calls.ts')
      const words = area.replaceAll('-', ' ')
      const exported: Record<string, unknown> = await import(join(folder, file))
      const rows = Object.values(exported).filter(isTable).flatMap(Object.entries)
      return {
        area,
        title: words.charAt(0).toUpperCase() + words.slice(1),
        calls: rows.map(([name, row]) => callDoc(name, row)),
      }
    }),
  )
}

function isTable(value: unknown): value is Record<string, Row> {
  return (
    typeof value === 'object' &&
    value !== null &&
    Object.values(value).length > 0 &&
    Object.values(value).every((row) => typeof row === 'object' && row !== null && 'method' in row && 'path' in row)
  )
}

function callDoc(name: string, row: Row): CallDoc {
  const { access, idempotency = null, params, query, body } = row
  return {
    name,
    method: row.method,
    path: row.path,
    summary: row.summary,
    callers: callersOf(access),
    idempotency,
    input: [params, query, body].flatMap((schema) => (schema ? fieldsOf(schema, 'input') : [])),
    output: fieldsOf(row.response, 'output'),
    // The name comes from the tables of the contract.
    errors: refusalsOf(name as CallName),
    sample: row.sample ? JSON.stringify(row.sample, null, 2) : null,
  }
}

const rights: Readonly<Record<string, string>> = {
  isAdmin: 'Administrators of the account only',
  isPriceVisible: 'Users who may see prices only',
  isParentLogin: 'Users of a parent account only',
  mayPay: 'Users who may pay only',
}

function callersOf({ caller, needs = [], punchout, accounts }: Row['access']): readonly string[] {
  return [
    caller === 'visitor' ? 'Everybody, signed in or not' : 'Every signed-in user',
    ...needs.map((right) => rights[right] ?? right),
    ...(punchout ? ['Never in a punch-out session'] : []),
    ...(accounts ? ['A parent login also reaches the records of its related accounts'] : []),
  ]
}

interface Schema {
  readonly type?: string | readonly string[]
  readonly description?: string
  readonly properties?: Readonly<Record<string, Schema>>
  readonly required?: readonly string[]
  readonly items?: Schema | boolean
  readonly anyOf?: readonly Schema[]
  readonly oneOf?: readonly Schema[]
  readonly allOf?: readonly Schema[]
  readonly enum?: readonly unknown[]
  readonly const?: unknown
  readonly format?: string
  readonly $ref?: string
}

function fieldsOf(schema: z.ZodType, io: 'input' | 'output'): readonly FieldDoc[] {
  const shape: Schema = JSON.parse(
    JSON.stringify(z.toJSONSchema(schema, { io, unrepresentable: 'any', cycles: 'ref' })),
  )
  const top = presentOf(shape)
  const list = itemOf(top)
  if (list) return [{ name: '[]', type: typeOf(list), isRequired: true, text: '' }, ...below(list, '[].', 0)]
  return top.properties
    ? below(top, '', 0)
    : [{ name: 'value', type: typeOf(top), isRequired: true, text: top.description ?? '' }]
}

/** How far below the top fields are listed. */
const DEPTH = 3

function below(schema: Schema, prefix: string, depth: number): readonly FieldDoc[] {
  return Object.entries(schema.properties ?? {}).flatMap(([key, property]) => {
    const present = presentOf(property)
    const list = itemOf(present)
    const name = `${prefix}${key}`
    const row = {
      name,
      type: typeOf(property),
      isRequired: schema.required?.includes(key) ?? false,
      text: property.description ?? present.description ?? '',
    }
    if (depth === DEPTH) return [row]
    return [row, ...below(list ?? present, list ? `${name}[].` : `${name}.`, depth + 1)]
  })
}

function itemOf({ items }: Schema): Schema | null {
  return typeof items === 'object' ? presentOf(items) : null
}

/** The schema without null. */
function presentOf(schema: Schema): Schema {
  const choices = (schema.anyOf ?? schema.oneOf ?? []).filter(({ type }) => type !== 'null')
  const [only] = choices
  return only && choices.length === 1
    ? { ...(schema.description ? { description: schema.description } : {}), ...only }
    : schema
}

function typeOf(schema: Schema): string {
  const choices = schema.anyOf ?? schema.oneOf
  if (choices) return [...new Set(choices.map(typeOf))].join(' | ')
  if (schema.enum) return schema.enum.map((value) => JSON.stringify(value)).join(' | ')
  if ('const' in schema) return JSON.stringify(schema.const)
  const list = itemOf(schema)
  if (list) return `${typeOf(list)}[]`
  const type = Array.isArray(schema.type) ? schema.type.join(' | ') : schema.type
  return [type ?? 'any', schema.format ? `(${schema.format})` : ''].filter(Boolean).join(' ')
}
