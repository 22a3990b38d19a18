import { createContext, use } from 'react'

const NonceContext = createContext<string | undefined>(undefined)

/** Gives the nonce of this answer to the components that write scripts; set on the server only. */
export const NonceProvider = NonceContext

/** The nonce that scripts of this answer carry; undefined in a browser, which hides it. */
export const useNonce = (): string | undefined => use(NonceContext)
