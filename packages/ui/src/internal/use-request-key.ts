import { useRef } from 'react'
import { createKeySeed } from './create-key-seed.js'

/** Hands out the idempotency key of a request. */
export interface RequestKey {
  /**
   * Returns the key of the request: the same one again for a retry of an equal request, because the first one may have
   * arrived; another one for any other request.
   */
  of(request: unknown): string
  /** Call it after a success, so that an equal request later is a new one. */
  settle(): void
}

/**
 * Keeps the idempotency key of the latest request.
 *
 * @example
 * const key = useRequestKey()
 * await api.requestQuote(quote, { idempotencyKey: key.of(quote) })
 * key.settle()
 */
export function useRequestKey(): RequestKey {
  const latest = useRef<{ readonly key: string; readonly request: string } | null>(null)
  return {
    of(request) {
      const text = JSON.stringify(request)
      if (latest.current?.request !== text) latest.current = { key: createKeySeed(), request: text }
      return latest.current.key
    },
    settle() {
      latest.current = null
    },
  }
}
