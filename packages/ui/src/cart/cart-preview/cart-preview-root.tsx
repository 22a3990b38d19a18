'use client'
import type { Cents } from '@gauze/rules'
import { useFormats } from '../../formats/index.js'
import { partOf, type RootView, rootContext } from '../../internal/parts.js'
import { useMessages } from '../../messages/index.js'
import { type Routes, useRoutes } from '../../routes/index.js'
import type { CartLineView } from '../cart-line/index.js'
import { type CartPreviewMessages, cartPreviewMessages } from './cart-preview.messages.js'
import type { CartPreviewLineState, CartPreviewRootProps, CartPreviewState } from './cart-preview.types.js'

/** The values that all parts of one preview share. */
interface Shared {
  lines: readonly CartLineView[]
  totalItems: number
  subtotal: Cents | null
  isPunchout: boolean
  onFollow: (() => void) | undefined
  text: CartPreviewMessages
  money: (amount: Cents) => string
  exactPrice: (price: number) => string
  routes: Routes
}

export const CartPreviewContext = rootContext<Shared & RootView<CartPreviewState>>('CartPreview.Root lines={…}')

export const CartPreviewLineContext = rootContext<Shared & RootView<CartPreviewLineState>>('CartPreview.Line line={…}')

/** Holds the parts of a preview, and the values that they share. */
export function CartPreviewRoot({
  lines,
  totalItems,
  subtotal,
  isLoading = false,
  isPunchout = false,
  onFollow,
  classNames,
  slotProps,
  messages,
  ...props
}: CartPreviewRootProps) {
  const text = useMessages('cartPreview', cartPreviewMessages, messages)
  const { money, exactPrice } = useFormats()
  const routes = useRoutes()
  const state = { isLoading, isEmpty: lines.length === 0 }
  const cart = { lines, totalItems, subtotal, isPunchout, onFollow }
  const view = { ...cart, text, money, exactPrice, routes, state, classNames, slotProps }
  return (
    <CartPreviewContext value={view}>
      {partOf(view, 'root', props, {
        as: 'section',
        base: 'gz-cart-preview',
        'aria-label': text.title,
        'data-loading': isLoading || undefined,
        'data-empty': state.isEmpty || undefined,
      })}
    </CartPreviewContext>
  )
}
