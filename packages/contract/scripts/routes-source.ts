import { calls } from '../src/calls/calls.js'
import { type Call, isSignIn } from '../src/calls/define-call.js'

function quote(text: string) {
  return `'${text}'`
}

function rowSource(name: string, call: Call) {
  const fields = [
    ...(isSignIn(call) ? ['signIn: true'] : []),
    `path: ${quote(call.path)}`,
    ...(call.changes === 'cart' ? [`changes: ${quote(call.changes)}`] : []),
    ...(call.idempotency === undefined ? [] : ['idempotent: true']),
    ...(call.method === 'POST' ? [] : [`method: ${quote(call.method)}`]),
  ]
  return `  ${name}: { ${fields.join(', ')} },`
}

/** Similar rows stand beside each other, which makes the table small on its way to a browser. */
function placeOf({ method, path, idempotency, ...call }: Call) {
  return [idempotency === undefined, method, isSignIn({ path, ...call }), path].join()
}

/**
 * The text of routes.generated.ts: the facts of each call that a browser needs, without schemas and access rules.
 * @returns TypeScript source
 */
export function routesSource(): string {
  return [
    '// Made by `pnpm --filter @gauze/contract generate` from the rows under calls/. Change those rows instead.',
    '',
    '/**',
    ' * Path and method of every call; POST has none. `signIn` calls are not about a token; `idempotent` calls take an',
    ' * Idempotency-Key header; `changes` says that a call changes the cart.',
    ' */',
    'export const routes = {',
    ...Object.entries<Call>(calls)
      .sort(([, one], [, other]) => (placeOf(one) < placeOf(other) ? -1 : 1))
      .map(([name, call]) => rowSource(name, call)),
    '} as const',
    '',
  ].join('\n')
}
