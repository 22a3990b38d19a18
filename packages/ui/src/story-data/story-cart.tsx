import type { CartAnswer, User } from '@gauze/contract'
import { type CartPort, cartActors, cartMachine } from '@gauze/machines/cart'
import { type ReactNode, useState } from 'react'
import { createActor } from 'xstate'
import { GauzeProvider } from '../provider/index.js'
import { cartLines, emptyCart, totals } from './story-data.js'
import { startStorySession, storyUser } from './story-sign-in.js'

const prices = [11.85, 6.95]

/** The server's answer for a cart of two lines. */
export const storyCart: CartAnswer = {
  ...emptyCart,
  version: 2,
  status: 'open',
  totalItems: totals.totalItems,
  subtotal: 170,
  tax: 14.03,
  total: 184.03,
  cartDetail: cartLines.map((line, position) => ({
    ...line,
    previousPrice: null,
    price: prices[position] ?? null,
    rxLevelId: '1',
    quantityAvailable: 148,
  })),
}

function never() {
  return new Promise<never>(() => undefined)
}

/** A cart without a server; calls that it is not given are never answered. */
export function startStoryCart(cart: CartAnswer, calls: Partial<CartPort> = {}, isOpen = true) {
  const port: CartPort = {
    getCart: async () => cart,
    addItem: never,
    addItems: never,
    editItem: never,
    removeItem: never,
    emptyCart: never,
    saveForLater: never,
    deleteSaveForLater: never,
    moveItemToCart: never,
    clearNotifications: never,
    channel: { post: () => undefined, subscribe: () => () => undefined },
    ...calls,
  }
  const actor = createActor(cartMachine.provide({ actors: cartActors(port) }), { input: { keySeed: 'story' } }).start()
  if (isOpen) actor.send({ type: 'cart.load', ownerId: cart.ownerId })
  return actor
}

export interface StoryCartProps {
  cart?: CartAnswer
  calls?: Partial<CartPort>
  /** `null` is a visitor, who has no cart. */
  user?: User | null
  children: ReactNode
}

/** Somebody with a cart of their own. */
export function StoryCart({ cart = storyCart, calls, user = storyUser, children }: StoryCartProps) {
  const [store] = useState(() => ({
    session: startStorySession(user),
    cart: startStoryCart(cart, calls, user !== null),
  }))
  return <GauzeProvider store={store}>{children}</GauzeProvider>
}
