import type { AddItemsAnswer, CallInput, Cart, CartAnswer } from '@gauze/contract'
import { type EventObject, fromCallback, fromPromise } from 'xstate'
import { type CallOptions, readFailure } from '../port/index.js'
import type { CartInnerEvent, CartPort, EditOperation } from './cart.types.js'

/** One edit as the call that sends it. */
export type EditRequest = {
  [Operation in EditOperation]: { readonly operation: Operation; readonly input: CallInput<Operation> }
}[EditOperation]

/** The input for reading a cart. */
export interface ReadInput {
  readonly ownerId: string | null
}

/** The input for sending an edit. */
export interface SendInput extends ReadInput {
  readonly key: string
  readonly request: EditRequest
}

/** Shares the version that this tab holds with the other tabs. */
export interface ShareVersionEvent extends EventObject {
  readonly type: 'version.share'
  readonly ownerId: string
  readonly version: number
}

function call(port: CartPort, request: EditRequest, options: CallOptions): Promise<CartAnswer | AddItemsAnswer> {
  switch (request.operation) {
    case 'addItem':
      return port.addItem(request.input, options)
    case 'addItems':
      return port.addItems(request.input, options)
    case 'editItem':
      return port.editItem(request.input, options)
    case 'removeItem':
      return port.removeItem(request.input, options)
    case 'emptyCart':
      return port.emptyCart(request.input, options)
    case 'saveForLater':
      return port.saveForLater(request.input, options)
    case 'deleteSaveForLater':
      return port.deleteSaveForLater(request.input, options)
    case 'moveItemToCart':
      return port.moveItemToCart(request.input, options)
    case 'clearNotifications':
      return port.clearNotifications(request.input, options)
  }
}

function versionIn(message: unknown): Omit<ShareVersionEvent, 'type'> | null {
  if (typeof message !== 'object' || message === null) return null
  if (!('type' in message && 'version' in message && 'ownerId' in message)) return null
  const { type, ownerId, version } = message
  if (type !== 'cart.changed' || typeof version !== 'number' || typeof ownerId !== 'string') return null
  return { ownerId, version }
}

function meantFor(ownerId: string | null): Pick<CallOptions, 'owner'> {
  return ownerId === null ? {} : { owner: ownerId }
}

/**
 * Keeps an answer out of the machine that would stop it, or that would look like an empty cart.
 * @throws TypeError for a cart without lines, and for a line without units
 */
function whole<C extends Cart>(cart: C): C {
  if (cart.cartDetail?.every(({ units }) => units)) return cart
  throw new TypeError('The cart has no cartDetail, or one of its lines has no units.')
}

/** The port of the cart as the actors its machine runs. */
export function cartActors(port: CartPort) {
  return {
    readCart: fromPromise<Cart, ReadInput>(async ({ input, signal }) =>
      whole(await port.getCart({}, { signal, ...meantFor(input.ownerId) })),
    ),
    sendEdit: fromCallback<EventObject, SendInput>(({ input: { key, request, ownerId }, sendBack }) => {
      const controller = new AbortController()
      const answer = (event: CartInnerEvent) => sendBack(event)
      call(port, request, { signal: controller.signal, idempotencyKey: key, ...meantFor(ownerId) })
        .then(whole)
        .then(
          (cart) => answer({ type: 'answer.arrive', key, cart }),
          (error: unknown) => answer({ type: 'answer.fail', key, failure: readFailure(error) }),
        )
      return () => controller.abort()
    }),
    followTabs: fromCallback<ShareVersionEvent>(({ receive, sendBack }) => {
      receive(({ ownerId, version }) => port.channel.post({ type: 'cart.changed', ownerId, version }))
      return port.channel.subscribe((message) => {
        const held = versionIn(message)
        if (held !== null) sendBack({ type: 'version.hear', ...held })
      })
    }),
  }
}
