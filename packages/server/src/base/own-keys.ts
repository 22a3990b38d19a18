/** Begins each key that the store makes itself, for work that no request of a person names. */
const kinds = ['subscription', 'cxml'] as const

/**
 * A key of the store's own, in the place of an Idempotency-Key, which no caller of the API can send.
 * @example ownKey('subscription', 12, '2026-12-08') // 'subscription-12-2026-12-08'
 */
export function ownKey(kind: (typeof kinds)[number], ...parts: readonly (string | number)[]): string {
  return [kind, ...parts].join('-')
}

/** Whether a key has the form of the store's own keys. */
export function isOwnKey(key: string): boolean {
  return kinds.some((kind) => key.startsWith(`${kind}-`))
}
