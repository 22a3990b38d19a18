import { ProtocolError } from './protocol-error.js'

const unstorable = '\u0000'
const deepest = 100

/**
 * PostgreSQL's text holds every character but U+0000 and halves of a surrogate pair; both are replaced everywhere.
 * @param value of JSON
 * @returns the same value, safe to compare with and write to the database
 * @throws ProtocolError 400 for a value that is nested too deeply
 */
export function storable(value: unknown, depth = 0): unknown {
  if (depth > deepest) throw new ProtocolError(400, `The request is nested more than ${deepest} levels deep.`)
  if (typeof value === 'string') return value.replaceAll(unstorable, '\ufffd').toWellFormed()
  if (Array.isArray(value)) return value.map((part) => storable(part, depth + 1))
  if (typeof value !== 'object' || value === null) return value
  return Object.fromEntries(
    Object.entries(value).map(([name, inner]) => [storable(name, depth + 1), storable(inner, depth + 1)]),
  )
}
