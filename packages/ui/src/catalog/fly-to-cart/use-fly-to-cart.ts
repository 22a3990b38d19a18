import { type RefObject, useEffect, useEffectEvent } from 'react'

/** Windows in which pictures fly, for people who want motion. */
const FLIGHT_WINDOWS = '(min-width: 1000px) and (prefers-reduced-motion: no-preference)'

/** A flight from a product to the cart. */
export interface FlyToCart {
  /** The item went into the cart; each change to true begins a flight, and a change to false ends it. */
  isAdded: boolean
  /** Contains the picture of the product. */
  product: RefObject<HTMLElement | null>
  /** Finds the icon of the cart; null for none on the page. */
  findCart: () => Element | null
}

/**
 * Lets a copy of a product's picture fly to the cart when the item was added: only in windows that are at least 1000
 * pixels wide, and never for people who prefer reduced motion. The flight is decoration: it takes no space and no
 * pointer, assistive technology does not see it, and its code loads with the first one.
 *
 * @example
 * const product = useRef<HTMLElement>(null)
 * const { addState } = useAddToCart(80011)
 * useFlyToCart({ isAdded: addState === 'added', product, findCart: () => document.querySelector('.gz-cart-button') })
 */
export function useFlyToCart({ isAdded, product, findCart }: FlyToCart): void {
  const endpoints = useEffectEvent(() => ({ picture: product.current?.querySelector('img'), cart: findCart() }))
  useEffect(() => {
    if (!isAdded || !window.matchMedia(FLIGHT_WINDOWS).matches) return
    const ending = new AbortController()
    void import('./fly.js').then(
      ({ fly }) => {
        const { picture, cart } = endpoints()
        if (picture && cart) fly(picture, cart, ending.signal)
      },
      // Without its code nothing flies; the notice says that the item was added.
      () => undefined,
    )
    return () => ending.abort()
  }, [isAdded])
}
