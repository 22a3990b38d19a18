import { z } from 'zod'
import { RECORD_KEY } from '../entities/common.js'
import type { Call } from './define-call.js'

/** An id that a call takes: its place in the input (`*` for every element of a list), and the record that it names. */
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

/**
 * Returns every id that a call takes, read from its row.
 * @example recordFieldsOf(calls.getSalesOrder) // [{ path: ['id'], kind: 'order' }]
 */
export function recordFieldsOf({ params, query, body }: Call): RecordField[] {
  return [params, query, body].flatMap((part) => (part ? fieldsIn(z.toJSONSchema(part, { io: 'input' }), []) : []))
}

function setAt(input: unknown, [first, ...rest]: readonly string[], id: number): unknown {
  if (first === undefined) return id
  if (first === '*') return [setAt(Array.isArray(input) ? input[0] : undefined, rest, id)]
  const fields: object = isNode(input) ? input : {}
  return { ...fields, [first]: setAt(isNode(input) ? input[first] : undefined, rest, id) }
}

/** Returns an input with an id in one of its fields. */
export function withId(input: unknown, { path }: RecordField, id: number): unknown {
  return setAt(input, path, id)
}
