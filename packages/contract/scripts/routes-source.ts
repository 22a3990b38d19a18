import { calls } from '../src/calls/calls.js'
import { type Call, isSignIn } from '../src/calls/define-call.js'

function quote(text: string) {
  return `'${text}'`
}

function rowSource(name: string, call: Call) {
  const fields = [
    `method: ${quote(call.method)}`,
    `path: ${quote(call.path)}`,
    ...(isSignIn(call) ? ['signIn: true'] : []),
    ...(call.idempotency === undefined ? [] : ['idempotent: true']),
    ...(call.changes === 'cart' ? [`changes: ${quote(call.changes)}`] : []),
  ]
  return `  ${name}: { ${fields.join(', ')} },`
}

/**
 * The text of routes.generated.ts: what a browser needs of each call, without the schemas and without who may call it.
 * @returns TypeScript source
 */
export function routesSource(): string {
  return [
    '// Made by `pnpm --filter @gauze/contract generate` from the rows under calls/. Change those.',
    '',
    '/**',
    ' * Method and path of every call. `signIn` calls are not about a token; `idempotent` calls take an Idempotency-Key',
    ' * header; `changes` says that a call changes the cart.',
    ' */',
    'export const routes = {',
    ...Object.entries<Call>(calls).map(([name, call]) => rowSource(name, call)),
    '} as const',
    '',
  ].join('\n')
}
