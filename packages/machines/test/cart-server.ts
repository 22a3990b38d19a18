import type { AddItemsAnswer, CallInput, CartAnswer, CartLine, SavedLine } from '@gauze/contract'
import { mergeLines } from '@gauze/rules'
import type { EditRequest } from '../src/cart/cart.actors.js'
import type { CartItem, CartPort } from '../src/cart/index.js'
import type { CallOptions } from '../src/port/index.js'
import { networkError, settle } from './calls.js'

const each = 1
const box = 2

/** Units every item of these tests is sold in: each, and a box of 10. */
export const units = { each, box }

/** The catalog entry of item number `itemId`; it costs `itemId` dollars and 5 cents. */
export function itemOf(itemId: number): CartItem {
  return {
    itemId,
    itemName: `N-${itemId}`,
    price: itemId + 0.05,
    units: [
      { id: each, unitName: 'EA', conversionRate: 1, baseUnit: true, label: 'Each' },
      { id: box, unitName: 'BX', conversionRate: 10, baseUnit: false, label: 'Box of 10' },
    ],
    rxLevelId: '1',
    thumbnailImage: null,
    name: `Item ${itemId}`,
    manufacturer: 'Halden Safety',
    mpn: `M-${itemId}`,
    urlComponent: `item-${itemId}`,
    matrixDetails: [],
    quantityAvailable: 1_000,
    isAddableToCart: true,
  }
}

/** A line as sent on the wire. */
export function lineOf(id: number, itemId: number, quantity: number, unit = each): CartLine {
  return {
    ...itemOf(itemId),
    id,
    unit,
    quantity,
    previousPrice: null,
  }
}

/** The owner of the cart by default. */
export const ownerId = '1.1'

/** A cart as sent on the wire. */
export function cartOf(version: number, lines: readonly CartLine[], owner = ownerId): CartAnswer {
  return {
    ownerId: owner,
    version,
    cartDetail: [...lines],
    totalItems: lines.length,
    status: lines.length > 0 ? 'open' : 'empty',
    subtotal: 0,
    shipping: 5,
    tax: 1.25,
    convenienceFee: null,
    total: 6.25,
    _approvedBy: null,
    _contactId: null,
    saveForLaterDetail: [],
    notifications: [],
    addToCartAdjustment: false,
  }
}

interface ServerCall {
  readonly request: EditRequest | { readonly operation: 'getCart'; readonly input: object }
  readonly key: string | undefined
  readonly signal: AbortSignal
  /** The owner of the token that it was sent with. */
  readonly sender: string
  /** Whether the token belongs to an owner other than the one it was meant for. */
  readonly isMisled: boolean
  /** The server's answer, once it has received the request. */
  answer: CartAnswer | null
  isOver: boolean
  readonly resolve: (cart: CartAnswer) => void
  readonly reject: (error: unknown) => void
}

/** The server's answer to a call that was meant for an owner other than its token's. */
const otherOwner = {
  kind: 'conflict',
  problem: { type: 'https://gauze.example/problems/other-owner', status: 409, detail: 'Somebody else is signed in.' },
}

interface KeptCart {
  lines: CartLine[]
  saved: SavedLine[]
  version: number
}

/**
 * A cart service in memory that keeps a cart for each owner and idempotency keys like the real one, and that receives
 * requests and releases answers when and in the order a test decides. All tabs share the token of one owner.
 */
export class CartServer {
  readonly calls: ServerCall[] = []
  readonly posted: object[] = []
  #nextId = 100
  /** The owner of the token that the next calls carry. */
  #holder = ownerId
  readonly #carts = new Map<string, KeptCart>()
  readonly #byKey = new Map<string, CartAnswer>()
  #listener: (message: unknown) => void = () => undefined

  constructor(lines: readonly CartLine[] = []) {
    this.lines = [...lines]
  }

  /** The cart of an owner. */
  cart(owner: string): KeptCart {
    const kept = this.#carts.get(owner) ?? { lines: [], saved: [], version: 1 }
    this.#carts.set(owner, kept)
    return kept
  }

  /** The lines of the signed-in owner. */
  get lines(): CartLine[] {
    return this.cart(this.#holder).lines
  }

  set lines(lines: CartLine[]) {
    this.cart(this.#holder).lines = lines
  }

  /** The items that the signed-in owner saved for later. */
  get saved(): SavedLine[] {
    return this.cart(this.#holder).saved
  }

  get version(): number {
    return this.cart(this.#holder).version
  }

  /** Another tab signs in as somebody else, or switches account: the token of all tabs is theirs now. */
  signIn(owner: string): void {
    this.#holder = owner
  }

  /** The port of a cart machine that talks to this server. */
  readonly port: CartPort = {
    getCart: (input, options) => this.#hear({ operation: 'getCart', input }, options),
    addItem: (input, options) => this.#hear({ operation: 'addItem', input }, options),
    addItems: async (input, options) => ({
      outcomes: input.lines.map(() => ({ outcome: 'added' })),
      ...(await this.#hear({ operation: 'addItems', input }, options)),
    }),
    editItem: (input, options) => this.#hear({ operation: 'editItem', input }, options),
    removeItem: (input, options) => this.#hear({ operation: 'removeItem', input }, options),
    emptyCart: (input, options) => this.#hear({ operation: 'emptyCart', input }, options),
    saveForLater: (input, options) => this.#hear({ operation: 'saveForLater', input }, options),
    deleteSaveForLater: (input, options) => this.#hear({ operation: 'deleteSaveForLater', input }, options),
    moveItemToCart: (input, options) => this.#hear({ operation: 'moveItemToCart', input }, options),
    clearNotifications: (input, options) => this.#hear({ operation: 'clearNotifications', input }, options),
    channel: {
      post: (message) => this.posted.push(message),
      subscribe: (listener) => {
        this.#listener = listener
        return () => {
          this.#listener = () => undefined
        }
      },
    },
  }

  /** Calls without an answer, oldest first. */
  get open(): readonly ServerCall[] {
    return this.calls.filter(({ isOver }) => !isOver)
  }

  /** The requests, without the reads. */
  get edits(): readonly EditRequest[] {
    return this.calls.flatMap(({ request }) => (request.operation === 'getCart' ? [] : [request]))
  }

  /** The open call of this operation. */
  openCall(operation: ServerCall['request']['operation']): ServerCall {
    const call = this.open.find(({ request }) => request.operation === operation)
    if (!call) throw new Error(`No ${operation} is on its way.`)
    return call
  }

  /** Another tab speaks. */
  post(message: unknown): void {
    this.#listener(message)
  }

  /** A cart with these lines, as another tab or device made it. */
  change(lines: readonly CartLine[]): void {
    this.lines = [...lines]
    this.cart(this.#holder).version += 1
  }

  /** Receives a request, if that did not happen yet, without releasing the answer. */
  take(call: ServerCall): CartAnswer | null {
    if (!call.isMisled) call.answer ??= this.#answerTo(call)
    return call.answer
  }

  /** Receives a request and releases the answer. */
  async answer(call: ServerCall, change: Partial<AddItemsAnswer> = {}): Promise<void> {
    const answer = this.take(call)
    if (answer === null) return this.refuse(call, otherOwner)
    call.isOver = true
    call.resolve({ ...answer, ...change })
    await settle()
  }

  /** The answer, or the request if it was not received yet, is lost on the way. */
  async lose(call: ServerCall): Promise<void> {
    await this.refuse(call, networkError)
  }

  /** Answers with an error. */
  async refuse(call: ServerCall, error: unknown): Promise<void> {
    call.isOver = true
    call.reject(error)
    await settle()
  }

  /** Answers everything, oldest first, until there are no more requests. */
  async answerAll(): Promise<void> {
    for (let call = this.open[0]; call; call = this.open[0]) await this.answer(call)
  }

  #hear(request: ServerCall['request'], { idempotencyKey: key, signal, owner }: CallOptions): Promise<CartAnswer> {
    const sender = this.#holder
    const isMisled = owner !== undefined && owner !== sender
    return new Promise((resolve, reject) => {
      this.calls.push({ request, key, signal, sender, isMisled, answer: null, isOver: false, resolve, reject })
    })
  }

  #answerTo({ request, key, sender }: ServerCall): CartAnswer {
    const kept = this.cart(sender)
    const sent = `${sender} ${key}`
    const known = key === undefined ? undefined : this.#byKey.get(sent)
    if (known) return known
    if (request.operation !== 'getCart') {
      const { lines, saved } = kept
      kept.saved = this.#savedAfter(kept, request)
      kept.lines = merge(this.#after({ lines, saved }, request))
      kept.version += 1
    }
    const answer = { ...cartOf(kept.version, kept.lines, sender), saveForLaterDetail: [...kept.saved] }
    if (key !== undefined) this.#byKey.set(sent, answer)
    return answer
  }

  #added(lines: readonly CartLine[], { itemId, quantity, unit, position }: CallInput<'addItem'>): CartLine[] {
    this.#nextId += 1
    const line = { ...lineOf(this.#nextId, itemId, quantity, unit), position: position ?? this.#nextId }
    return [...lines, line].sort((one, other) => placeOf(one) - placeOf(other))
  }

  #savedAfter({ lines, saved }: Pick<KeptCart, 'lines' | 'saved'>, { operation, input }: EditRequest): SavedLine[] {
    switch (operation) {
      case 'saveForLater': {
        const { id, itemId, unit, quantity } = lines.find((line) => line.id === input.item.id) ?? input.item
        this.#nextId += 1
        const line = { ...itemOf(itemId), id: this.#nextId, unit, quantity }
        return id !== undefined && !lines.some((other) => other.id === id) ? saved : mergeLines([...saved, line])
      }
      case 'deleteSaveForLater':
        return saved.filter(({ id }) => id !== input.id)
      case 'moveItemToCart':
        return saved.flatMap((line) => {
          if (line.id !== input.id) return [line]
          return line.quantity > input.quantity ? [{ ...line, quantity: line.quantity - input.quantity }] : []
        })
      default:
        return saved
    }
  }

  #after({ lines, saved }: Pick<KeptCart, 'lines' | 'saved'>, { operation, input }: EditRequest): CartLine[] {
    switch (operation) {
      case 'addItem':
        return this.#added(lines, input)
      case 'addItems':
        return input.lines.reduce((added, line) => this.#added(added, line), [...lines])
      case 'moveItemToCart':
        return saved.some(({ id }) => id === input.id) ? this.#added(lines, input) : [...lines]
      case 'saveForLater':
        return lines.filter(({ id }) => id !== input.item.id)
      case 'deleteSaveForLater':
      case 'clearNotifications':
        return [...lines]
      case 'editItem': {
        const { detailId, quantity, unit } = input
        return lines.map((line) => (line.id === detailId ? { ...line, quantity, unit } : line))
      }
      case 'removeItem':
        return lines.filter(({ id }) => id !== input.detailId)
      case 'emptyCart':
        return []
    }
  }
}

function placeOf({ position, id }: CartLine): number {
  return position ?? id
}

/** Keeps the id of the newest of two merged lines, unlike the client, which must still find its line again. */
function merge(lines: readonly CartLine[]): CartLine[] {
  return lines.flatMap((line, index) => {
    const isSame = (other: CartLine) => other.itemId === line.itemId && other.unit === line.unit
    if (lines.slice(0, index).some(isSame)) return []
    const quantity = lines.filter(isSame).reduce((sum, other) => sum + other.quantity, 0)
    return [{ ...line, id: lines.findLast(isSame)?.id ?? line.id, quantity }]
  })
}
