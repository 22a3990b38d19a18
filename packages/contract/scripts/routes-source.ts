import { calls } from '../src/calls/calls.js'
import type { Call } from '../src/calls/define-call.js'

const quote = (text: string) => `'${text}'`

const rowSource = (name: string, call: Call) =>
  `  ${name}: { method: ${quote(call.method)}, path: ${quote(call.path)}, auth: ${quote(call.auth)}, idempotent: ${
    call.idempotency !== undefined
  }${call.changes ? `, changes: ${quote(call.changes)}` : ''} },`

/**
 * The text of routes.generated.ts: what a browser needs of each call, without the schemas.
 * @returns TypeScript source
 */
export const routesSource = (): string =>
  [
    '// Made by `pnpm --filter @gauze/contract generate` from the rows under calls/. Change those.',
    '',
    '/** Method and path of every call. `idempotent` calls take an Idempotency-Key header; `changes` says what a call changes. */',
    'export const routes = {',
    ...Object.entries<Call>(calls).map(([name, call]) => rowSource(name, call)),
    '} as const',
    '',
  ].join('\n')
