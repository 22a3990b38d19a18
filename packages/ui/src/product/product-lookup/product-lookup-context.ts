'use client'
import { createContext, type ReactNode, type RefObject, use } from 'react'
import type { ProductLookupMessages } from './product-lookup.messages.js'

/** What the parts are styled by. */
export interface ProductLookupState {
  status: 'ready' | 'loading' | 'error'
  /** Another answer is on its way. */
  isBusy: boolean
  /** What the products were found by; empty before the first answer. */
  search: string
}

/** What the parts of one lookup share. */
export interface ProductLookupView {
  state: ProductLookupState
  /** What was found, each as it is shown. */
  products: readonly { key: number; card: ReactNode }[]
  /** How many products were found; empty while that is unknown. */
  count: string
  /** There may be more than those listed. */
  isFull: boolean
  /** What is searched for now. */
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
