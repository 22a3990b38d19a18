/**
 * A text that no other store or checkout has: idempotency keys begin with it. Unlike those of `randomUUID`, such texts
 * can be made on pages without encryption too.
 */
export function createKeySeed(): string {
  return crypto.getRandomValues(new Uint32Array(4)).join('-')
}
