import type { CallName } from '@gauze/contract'
import { type Call, calls, RECORD_KEY, type RecordKind } from '@gauze/contract/schemas'
import { z } from 'zod'

function isCallName(name: string): name is CallName {
  return Object.hasOwn(calls, name)
}

/** Every call with its row. */
export const callRows: readonly (readonly [CallName, Call])[] = Object.entries<Call>(calls).flatMap(([name, call]) =>
  isCallName(name) ? [[name, call] as const] : [],
)

/** An id that a call takes: its place in the input (`*` for every element of a list), and what it names. */
export interface RecordField {
  readonly path: readonly string[]
  readonly kind: string
}

function isNode(value: unknown): value is Record<string, unknown> {
  return typeof value === 'object' && value !== null
}

function fieldsIn(node: unknown, path: readonly string[]): RecordField[] {
  if (!isNode(node)) return []
  const kind = node[RECORD_KEY]
  if (typeof kind === 'string') return [{ path, kind }]
  const choices = [node.anyOf, node.oneOf].flatMap((list) => (Array.isArray(list) ? list : []))
  return [
    ...choices.flatMap((choice) => fieldsIn(choice, path)),
    ...fieldsIn(node.items, [...path, '*']),
    ...(isNode(node.properties) ? Object.entries(node.properties) : []).flatMap(([name, field]) =>
      fieldsIn(field, [...path, name]),
    ),
  ]
}

/** Every id that a call takes, read off its row. */
export function recordFieldsOf({ params, query, body }: Call): RecordField[] {
  return [params, query, body].flatMap((part) => (part ? fieldsIn(z.toJSONSchema(part, { io: 'input' }), []) : []))
}

function setAt(input: unknown, [first, ...rest]: readonly string[], id: number): unknown {
  if (first === undefined) return id
  if (first === '*') return [setAt(Array.isArray(input) ? input[0] : undefined, rest, id)]
  const fields: object = isNode(input) ? input : {}
  return { ...fields, [first]: setAt(isNode(input) ? input[first] : undefined, rest, id) }
}

/** An input with an id in one of its fields. */
export function withId(input: unknown, { path }: RecordField, id: number): unknown {
  return setAt(input, path, id)
}

/** Records of which a call takes only one: a card or a bank account makes a payment. */
const alternatives: readonly string[] = ['card', 'bankAccount']

/**
 * The sample of a call with ids of records that are there.
 *
 * @param tried the field that a test is about, which takes the place of its alternatives
 */
export function sampleWith(call: Call, ids: Readonly<Record<RecordKind, number>>, tried?: RecordField): unknown {
  const known: Readonly<Record<string, number>> = ids
  const fields = recordFieldsOf(call)
  const offered = alternatives.filter((kind) => fields.some((field) => field.kind === kind))
  const chosen = offered.find((kind) => kind === tried?.kind) ?? offered[0]
  const isLeftOut = ({ kind }: RecordField) => offered.includes(kind) && kind !== chosen
  const leftOut = new Set(fields.filter(isLeftOut).map(({ path }) => path[0]))
  const whole = call.sample ?? {}
  const sample =
    leftOut.size > 0 ? Object.fromEntries(Object.entries(whole).filter(([name]) => !leftOut.has(name))) : whole
  return fields
    .filter((field) => !isLeftOut(field))
    .reduce<unknown>((input, field) => withId(input, field, known[field.kind] ?? 0), sample)
}
