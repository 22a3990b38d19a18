import type { CartAnswer } from '@gauze/contract'
import type { CheckoutPort } from '@gauze/machines/checkout'
import { createStandIns } from '@gauze/machines/store'
import { type ReactNode, useEffect, useState } from 'react'
import { CheckoutProvider, type CheckoutProviderProps, useCurrentCheckout } from '../checkout/checkout-steps/index.js'
import { forgetDrafts } from '../internal/saved-draft.js'
import { GauzeProvider, type StoreParts } from '../provider/index.js'
import { startStoryCart, storyCart } from './story-cart.js'
import { addresses, cards } from './story-data.js'

/** A store for the checkout of a company on terms. */
export const storyCheckoutPort: CheckoutPort = {
  getCheckoutData: async () => ({ hasTerms: true, terms: 'Net 30', availableBalance: 18250, approvalThreshold: null }),
  getCheckoutTypes: async () => ({ types: ['terms', 'card'] }),
  getAddresses: async () => ({
    mappedResults: addresses,
    mayAdd: true,
    mayChangeShared: true,
    defaultShipping: 1,
    defaultBilling: 1,
    dddShippingCutoffTime: '14:00',
  }),
  getPaymentMethods: async () => ({ cards }),
  getCart: async () => storyCart,
  getAlternateShippingData: async () => ({ shipDates: ['2026-11-24', '2026-11-25'], cutoffTime: '14:00' }),
  getTaxRate: async ({ itemIds }) => ({
    taxRate: 8.25,
    shippingTaxable: false,
    items: itemIds.map((itemId) => ({ itemId, taxable: true })),
  }),
  getConvFeeExempt: async () => ({ convFeeExempt: true }),
  getConvenienceFee: async () => ({ convenienceFeeTotal: 0 }),
  placeOrder: async () => ({
    orderConfirmation: {
      id: 412,
      orderNumber: 'SO-100412',
      status: 'Pending Fulfillment',
      total: 184.03,
      placedAt: '2026-11-20T15:04:00Z',
    },
    status: 'Pending Fulfillment',
    subscriptionItemList: [],
  }),
}

function startStoryStore(cart: CartAnswer, getCart: CheckoutPort['getCart']): Pick<StoreParts, 'session' | 'cart'> {
  const wait = () => undefined
  const { standIns } = createStandIns<Pick<StoreParts, 'session'>>({ session: wait })
  return { ...standIns, cart: startStoryCart(cart, { getCart }) }
}

export interface StoryCheckoutProps extends Partial<CheckoutProviderProps> {
  cart?: CartAnswer
  /** How far the order is before its screen is shown. */
  ahead?: 'review' | 'placed'
  children: ReactNode
}

/** A checkout with a cart of its own. */
export function StoryCheckout({ cart = storyCart, port, ahead, children, ...props }: StoryCheckoutProps) {
  const [store] = useState(() => {
    forgetDrafts()
    return startStoryStore(cart, port?.getCart ?? (async () => cart))
  })
  return (
    <GauzeProvider store={store}>
      <CheckoutProvider
        port={port ?? storyCheckoutPort}
        ownerId={cart.ownerId}
        onPlaced={() => undefined}
        onFailed={() => undefined}
        {...props}
      >
        {ahead ? <Ahead to={ahead}>{children}</Ahead> : children}
      </CheckoutProvider>
    </GauzeProvider>
  )
}

function Ahead({ to, children }: { to: 'review' | 'placed'; children: ReactNode }) {
  const { view, setForm, openReview, placeOrder } = useCurrentCheckout()
  const { step, canPlace } = view
  const [isPlaced, setPlaced] = useState(false)
  const isPlacing = to === 'placed' && canPlace && !isPlaced
  useEffect(() => {
    if (step !== 'details') return
    setForm({ poNum: 'PO-7781' })
    openReview()
  }, [step, setForm, openReview])
  useEffect(() => {
    if (!isPlacing) return
    setPlaced(true)
    placeOrder()
  }, [isPlacing, placeOrder])
  const isThere = to === 'review' ? step === 'review' : isPlaced && step !== 'placing'
  return isThere ? children : null
}
