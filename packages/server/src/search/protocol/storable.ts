const unstorable = '\u0000'

/**
 * PostgreSQL's text holds every character but U+0000, which is replaced wherever it stands in a request.
 * @param value of JSON
 * @returns the same, fit to be compared with and written into the database
 */
export const storable = (value: unknown): unknown => {
  if (typeof value === 'string') return value.replaceAll(unstorable, '\ufffd')
  if (Array.isArray(value)) return value.map(storable)
  if (typeof value !== 'object' || value === null) return value
  return Object.fromEntries(Object.entries(value).map(([name, inner]) => [storable(name), storable(inner)]))
}
