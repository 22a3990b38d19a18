'use client'
import { createContext, type ReactNode, type RefObject, use } from 'react'
import type { ProductLookupMessages } from './product-lookup.messages.js'

/** The state that the parts are styled by. */
export interface ProductLookupState {
  status: 'ready' | 'loading' | 'error'
  /** The next answer is loading. */
  isBusy: boolean
  /** The search text of the shown products; empty before the first answer. */
  search: string
}

/** The values that the parts of one lookup share. */
export interface ProductLookupView {
  state: ProductLookupState
  /** The found products, each with its rendered card. */
  products: readonly { key: number; card: ReactNode }[]
  /** How many products were found; empty while that is unknown. */
  count: string
  /** The list has reached its limit, so further products may match. */
  isFull: boolean
  /** The requested search text, whose answer may still be loading. */
  requested: string
  onSearch: (search: string) => void
  /** The list of all products that a search finds. */
  allHref: (search: string) => string
  onRetry: () => void
  countRef: RefObject<HTMLParagraphElement | null>
  text: ProductLookupMessages
}

export const ProductLookupContext = createContext<ProductLookupView | null>(null)

/**
 * The lookup around a part.
 * @throws Error outside of a lookup.
 */
export function useProductLookup(part: string): ProductLookupView {
  const view = use(ProductLookupContext)
  if (!view) {
    throw new Error(
      `ProductLookup.${part} found no lookup, because no <ProductLookup.Root> is around it. Put it inside of <ProductLookup.Root list={…}>.`,
    )
  }
  return view
}
