import type { z } from 'zod'

type Path = readonly PropertyKey[]
type Issue = z.core.$ZodIssue

/** Most differences that a report names for one answer. */
const mostReasons = 5
/** Fields whose values open something, so that no report may contain them. */
const isSecretField = /token|password|secret|url$/i

function valueAt(body: unknown, path: Path): unknown {
  return path.reduce<unknown>(
    (value, key) => (typeof value === 'object' && value !== null ? Reflect.get(value, key) : undefined),
    body,
  )
}

function typeName(value: unknown): string {
  if (value === null) return 'null'
  return Array.isArray(value) ? 'array' : typeof value
}

function describeReceived(value: unknown, path: Path): string {
  if (value === undefined) return 'nothing'
  const isSecret = path.some((key) => typeof key === 'string' && isSecretField.test(key))
  if (isSecret || (typeof value === 'object' && value !== null)) return typeName(value)
  return JSON.stringify(value)
}

function depthOf(issues: readonly Issue[]): number {
  return Math.max(...issues.map(({ path }) => path.length))
}

/** The alternative of a union that the value nearly fits: fewest differences, then the deepest ones. */
function nearest(alternatives: readonly (readonly Issue[])[]): readonly Issue[] | undefined {
  return [...alternatives].sort((one, other) => one.length - other.length || depthOf(other) - depthOf(one))[0]
}

function expectedOf(issue: Issue): string {
  if (issue.code === 'invalid_type') return issue.expected
  if (issue.code === 'invalid_value') return issue.values.map((value) => JSON.stringify(value)).join(' or ')
  if (issue.code === 'invalid_union') {
    const types = issue.errors.flat().map((inner) => (inner.path.length === 0 ? expectedOf(inner) : 'object'))
    return [...new Set(types)].join(' or ') || issue.message
  }
  if (issue.code === 'invalid_format') return `${issue.format} ${issue.pattern ?? ''}`.trim()
  return issue.message
}

/** A union is described by the fields in which its nearest alternative differs. */
function leavesOf(issue: Issue, above: Path = []): { issue: Issue; path: Path }[] {
  const path = [...above, ...issue.path]
  const inner = issue.code === 'invalid_union' ? nearest(issue.errors) : undefined
  const isAboutField = inner?.some((found) => found.path.length > 0) ?? false
  return inner && isAboutField ? inner.flatMap((found) => leavesOf(found, path)) : [{ issue, path }]
}

/**
 * Returns how a value differs from a schema: for each place its path, and the expected and the received value, without
 * the values of fields that open something, such as tokens. Empty for a value that fits.
 *
 * @param schema a zod schema, such as the `response` of a call
 * @param body the value, such as the answer of a call
 * @example
 * differencesFrom(calls.getCart.response, await answer.json()) // ['version: expected number, received nothing']
 */
export function differencesFrom(schema: z.ZodType, body: unknown): string[] {
  const parsed = schema.safeParse(body)
  if (parsed.success) return []
  const places = new Map<string, { text: string; count: number }>()
  for (const { issue, path } of parsed.error.issues.flatMap((found) => leavesOf(found))) {
    const expected = expectedOf(issue)
    const kind = `${path.map((key) => (typeof key === 'number' ? '*' : String(key))).join('.')} ${expected}`
    const before = places.get(kind)
    const place = path.length > 0 ? path.map(String).join('.') : 'the answer'
    const text = `${place}: expected ${expected}, received ${describeReceived(valueAt(body, path), path)}`
    places.set(kind, { text: before?.text ?? text, count: (before?.count ?? 0) + 1 })
  }
  const texts = [...places.values()].map(({ text, count }) => (count > 1 ? `${text} (and in ${count - 1} more)` : text))
  const more = texts.length - mostReasons
  return more > 0 ? [...texts.slice(0, mostReasons), `and ${more} more differences`] : texts
}
