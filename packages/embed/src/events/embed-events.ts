import type { EditOperation } from '@gauze/machines/cart'

/** A line in an event. */
export interface CartEventLine {
  readonly itemId: number
  readonly name: string
  /** Id of the unit. */
  readonly unit: number
  readonly quantity: number
}

/** Detail of `gauze-cart-changed`. Amounts in integer cents, null for a person who may not see prices. */
export interface CartChangedDetail {
  /** Grows with every change; null when the session ended and the cart with it. */
  readonly version: number | null
  /** The sum of the quantities. */
  readonly totalItems: number
  readonly subtotal: number | null
  readonly lines: readonly CartEventLine[]
}

/** Detail of `gauze-line-added`: the line that a person requested and the store confirmed. */
export interface LineAddedDetail {
  readonly itemId: number
  readonly unit: number
  readonly quantity: number
}

/** Detail of `gauze-login-required`. */
export interface LoginRequiredDetail {
  readonly loginUrl: string
  /** `asked`: a person followed a login link; cancel the event to stay on the page. `lost`: the session is over. */
  readonly reason: 'asked' | 'lost'
}

/** Detail of `gauze-error`. The message can be shown to people. */
export interface EmbedErrorDetail {
  readonly operation: 'session' | 'getCart' | 'getItem' | 'render' | EditOperation
  readonly itemId: number | null
  readonly message: string
}

/** The events of the elements by name, with the content of their `detail`. */
export interface GauzeEventDetails {
  'gauze-cart-changed': CartChangedDetail
  'gauze-line-added': LineAddedDetail
  'gauze-login-required': LoginRequiredDetail
  'gauze-error': EmbedErrorDetail
}

/** The events of the elements by name, for typed listeners. */
export type GauzeEventMap = { readonly [Name in keyof GauzeEventDetails]: CustomEvent<GauzeEventDetails[Name]> }

declare global {
  interface DocumentEventMap extends GauzeEventMap {}
  interface HTMLElementEventMap extends GauzeEventMap {}
}

/**
 * Dispatches an event to the page. An event that an element caused starts there and bubbles; any other is dispatched
 * once from the document, and on each element without bubbling. So the document hears everything once.
 */
export type Announce = <Name extends keyof GauzeEventDetails>(
  name: Name,
  detail: GauzeEventDetails[Name],
  options?: { readonly origin?: Element | undefined; readonly isCancelable?: boolean },
) => boolean

/**
 * Creates the page's dispatcher.
 *
 * @param elements the connected elements, as keys
 * @returns a function that answers false when a cancelable event was canceled
 */
export function createAnnounce(page: Document, elements: ReadonlyMap<Element, unknown>): Announce {
  return (name, detail, { origin, isCancelable = false } = {}) => {
    const event = (bubbles: boolean) =>
      new CustomEvent(name, { detail, bubbles, composed: true, cancelable: isCancelable })
    if (origin?.isConnected) return origin.dispatchEvent(event(true))
    for (const element of elements.keys()) element.dispatchEvent(event(false))
    return page.dispatchEvent(event(false))
  }
}
