import { calls } from '../src/calls/calls.js'
import { type Call, isSignIn } from '../src/calls/define-call.js'

function quote(text: string) {
  return `'${text}'`
}

/** A call that somebody whose session is over may still make, without a token. */
function isForVisitors(call: Call) {
  return call.access.caller === 'visitor' && !isSignIn(call)
}

function rowSource(call: Call) {
  const fields = [
    ...(isSignIn(call) ? ['signIn: true'] : []),
    ...(isForVisitors(call) ? ['visitors: true'] : []),
    `path: ${quote(call.path)}`,
    ...(call.changes === 'cart' ? [`changes: ${quote(call.changes)}`] : []),
    ...(call.idempotency === undefined ? [] : ['idempotent: true']),
    ...(call.method === 'POST' ? [] : [`method: ${quote(call.method)}`]),
  ]
  return `{ ${fields.join(', ')} }`
}

/** Similar rows stand beside each other, which makes the table small on its way to a browser. */
function placeOf({ method, path, idempotency, ...call }: Call) {
  return [idempotency === undefined, method, isSignIn({ path, ...call }), path].join()
}

const rows = Object.entries<Call>(calls).sort(([, one], [, other]) => (placeOf(one) < placeOf(other) ? -1 : 1))

const head =
  '// Made by `pnpm --filter @gauze/contract generate` from the rows under calls/. Change those rows instead.'

/**
 * The text of routes.generated.ts: the facts of each call that a browser needs, without schemas and access rules.
 * @returns TypeScript source
 */
export function routesSource(): string {
  return [
    head,
    '',
    '/**',
    ' * Path and method of every call; POST has none. `signIn` calls are not about a token; `visitors` may make a call',
    ' * without one; `idempotent` calls take an Idempotency-Key header; `changes` says that a call changes the cart.',
    ' */',
    'export const routes = {',
    ...rows.map(([name, call]) => `  ${name}: ${rowSource(call)},`),
    '} as const',
    '',
  ].join('\n')
}

/**
 * The text of single-routes.generated.ts: the same facts, one export for each call. A bundle that imports some of them
 * leaves out the others, which no bundler does with the fields of one object.
 * @returns TypeScript source
 */
export function singleRoutesSource(): string {
  const exports = rows.map(([name, call]) => `export const ${name} = ${rowSource(call)} as const`)
  return [head, '', ...exports, ''].join('\n')
}
