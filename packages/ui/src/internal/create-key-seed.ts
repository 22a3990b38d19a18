/** Makes a unique text that idempotency keys start with. Unlike `randomUUID`, it also works on pages without HTTPS. */
export function createKeySeed(): string {
  return crypto.getRandomValues(new Uint32Array(4)).join('-')
}
