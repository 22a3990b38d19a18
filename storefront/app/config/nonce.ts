import { createContext, use } from 'react'

const NonceContext = createContext<string | undefined>(undefined)

/** Gives the nonce of this answer to the components that write scripts; set only on the server. */
export const NonceProvider = NonceContext

/** The nonce for scripts of this answer; undefined in a browser, which hides it. */
export function useNonce(): string | undefined {
  return use(NonceContext)
}
