import type { Cart, CartAnswer, CartLine, ProductCard } from '@gauze/contract'
import { calls } from '@gauze/contract/schemas'
import { refusalFaults, successFaults } from './check-answer.js'
import type { cartWrites } from './plan.js'
import { type PlayContext, type PlayResult, probeRefusals } from './play-read.js'
import type { SendOptions } from './sender.js'

type CartWrite = (typeof cartWrites)[number]

/** An item that the run puts into the cart, and takes out of it. */
export interface TestItem {
  readonly itemId: number
  readonly unit: number
}

/** A detail id that no cart has. */
const nobodysLine = 2_000_000_000
/** Items with less stock could lower the quantities that the run asks for. */
const leastStock = 20

/** The changes of one run, and the faults of their answers. */
class CartPlay {
  readonly #context: PlayContext
  readonly #faults = new Map<CartWrite, string[]>()
  readonly #skipped = new Map<CartWrite, string>()

  constructor(context: PlayContext) {
    this.#context = context
  }

  get context(): PlayContext {
    return this.#context
  }

  /** Sends a change; null if its answer does not fit the contract. */
  async change(name: CartWrite, input: object, idempotencyKey = crypto.randomUUID()): Promise<CartAnswer | null> {
    const { send, session } = this.#context
    const options: SendOptions = { token: session.token, ...(name !== 'emptyCart' && { idempotencyKey }) }
    const answer = await send(name, input, options)
    const faults = successFaults(name, answer)
    this.fault(name, ...faults)
    if (faults.length > 0 || typeof answer === 'string') return null
    return calls.addItem.response.parse(answer.body)
  }

  fault(name: CartWrite, ...texts: readonly string[]): void {
    this.#faults.set(name, [...(this.#faults.get(name) ?? []), ...texts])
  }

  /** Adds a fault unless the line has the quantity; 0 means that there is no line. */
  expectQuantity(name: CartWrite, cart: Cart | null, item: TestItem, quantity: number, situation: string): void {
    if (cart === null) return
    const received = lineOf(cart, item)?.quantity ?? 0
    if (received !== quantity) {
      this.fault(name, `${situation}: expected quantity ${quantity} of item ${item.itemId}, received ${received}`)
    }
  }

  async probe(name: CartWrite, input: object): Promise<void> {
    this.fault(name, ...(await probeRefusals(this.#context, name, input)))
  }

  skip(name: CartWrite, reason: string): void {
    this.#skipped.set(name, reason)
  }

  async readCart(): Promise<Cart | null> {
    const { send, session } = this.#context
    const answer = await send('getCart', {}, { token: session.token })
    const isCart = typeof answer !== 'string' && successFaults('getCart', answer).length === 0
    return isCart ? calls.getCart.response.parse(answer.body) : null
  }

  resultOf(name: CartWrite): PlayResult {
    const faults = this.#faults.get(name) ?? []
    const skipped = this.#skipped.get(name) ?? (this.#faults.has(name) ? null : 'an earlier change of the cart failed')
    return { faults, notes: [], skipped }
  }
}

function lineOf(cart: Cart, { itemId, unit }: TestItem): CartLine | undefined {
  return cart.cartDetail.find((line) => line.itemId === itemId && line.unit === unit)
}

/** An item that anybody may add in any quantity, and that the cart does not hold. */
function plainItem(cards: readonly ProductCard[], cart: Cart, rxLevels: readonly string[]): TestItem | null {
  const held = new Set(cart.cartDetail.map(({ itemId }) => itemId))
  for (const card of cards) {
    const sold = card.children[0] ?? card
    const unit = sold.unit.details[0]?.id
    const isLimited = sold.restricted || sold.specialOrder || sold.allocationPeriod || card.inactive
    const isSold = sold.isAddableToCart && sold.quantityAvailable >= leastStock && typeof sold.price !== 'string'
    if (unit !== undefined && isSold && !isLimited && rxLevels.includes(sold.rxLevel) && !held.has(sold.id)) {
      return { itemId: sold.id, unit }
    }
  }
  return null
}

async function findItem({ send, session }: PlayContext, cart: Cart): Promise<TestItem | null> {
  const answer = await send('paginateItems', { page: 1, limit: 100 }, { token: session.token })
  if (typeof answer === 'string' || successFaults('paginateItems', answer).length > 0) return null
  return plainItem(calls.paginateItems.response.parse(answer.body).results, cart, session.user.account.rxLevels)
}

async function playSingleLine(play: CartPlay, item: TestItem): Promise<CartLine | null> {
  const key = crypto.randomUUID()
  const input = { ...item, quantity: 2 }
  const added = await play.change('addItem', input, key)
  play.expectQuantity('addItem', added, item, 2, 'after adding 2')
  const line = added && lineOf(added, item)
  if (!line) return null
  const again = await play.change('addItem', input, key)
  play.expectQuantity('addItem', again, item, 2, 'after the same Idempotency-Key was sent twice')
  const { send, session, other } = play.context
  const reused = await send('addItem', { ...input, quantity: 3 }, { token: session.token, idempotencyKey: key })
  play.fault('addItem', ...refusalFaults(reused, 'with the Idempotency-Key of another input'))
  play.expectQuantity('addItem', await play.readCart(), item, 2, 'in getCart after all of this')
  await play.probe('addItem', input)

  const edit = { detailId: line.id, unit: item.unit, quantity: 5 }
  play.expectQuantity('editItem', await play.change('editItem', edit), item, 5, 'after editing to 5')
  const unknown = await send('editItem', { ...edit, detailId: nobodysLine }, { token: session.token })
  play.fault('editItem', ...refusalFaults(unknown, 'with the id of no line', [403, 404]))
  if (other) {
    const foreign = await send('editItem', edit, { token: other.token })
    play.fault('editItem', ...refusalFaults(foreign, 'as the other user, with a line of the first user', [403, 404]))
  }
  await play.probe('editItem', edit)
  return line
}

async function playRemoval(play: CartPlay, item: TestItem, line: CartLine): Promise<void> {
  const { send, other } = play.context
  const input = { detailId: line.id }
  if (other) {
    // Removing a line that is not in the cart is no error, so only the cart of the first user shows the result.
    await send('removeItem', input, { token: other.token })
    play.expectQuantity('removeItem', await play.readCart(), item, 5, 'after the other user removed the line')
  }
  await play.probe('removeItem', input)
  play.expectQuantity('removeItem', await play.change('removeItem', input), item, 0, 'after the removal')
  play.expectQuantity('removeItem', await play.change('removeItem', input), item, 0, 'after a second removal')
}

async function playManyLines(play: CartPlay, item: TestItem): Promise<void> {
  const input = { lines: [{ ...item, quantity: 2 }] }
  const key = crypto.randomUUID()
  await play.change('addItems', input, key)
  const added = await play.change('addItems', input, key)
  play.expectQuantity('addItems', added, item, 2, 'after adding 2 twice by one Idempotency-Key')
  await play.probe('addItems', input)
  await play.probe('removeItems', input)
  const quantity = (added && lineOf(added, item)?.quantity) ?? 2
  const removed = await play.change('removeItems', { lines: [{ ...item, quantity }] })
  play.expectQuantity('removeItems', removed, item, 0, 'after taking all of the item out')
}

/** The lines of a cart as `addItems` takes them. */
export function linesToRestore({ cartDetail }: Cart) {
  return cartDetail.map(({ itemId, unit, quantity, estimate }) => ({
    itemId,
    unit,
    quantity,
    ...(estimate?.lapse === null && { estimateId: estimate.id }),
  }))
}

function contentOf(cart: Cart): string {
  return cart.cartDetail.map(({ itemId, unit, quantity }) => `${quantity} of item ${itemId} in unit ${unit}`).join(', ')
}

async function playEmptying(play: CartPlay, item: TestItem, before: Cart): Promise<void> {
  await play.probe('emptyCart', {})
  await play.change('addItem', { ...item, quantity: 1 })
  const emptied = await play.change('emptyCart', {})
  if (emptied && (emptied.cartDetail.length > 0 || emptied.status !== 'empty' || emptied.totalItems !== 0)) {
    play.fault('emptyCart', `expected no line and the status empty, received ${emptied.cartDetail.length} lines`)
  }
  const lines = linesToRestore(before)
  if (lines.length > 0) await play.change('addItems', { lines })
  const after = await play.readCart()
  if (after === null || contentOf(after) !== contentOf(before)) {
    play.fault('addItems', `the cart could not be restored; it held ${contentOf(before) || 'nothing'}`)
  }
}

/**
 * Changes the cart of the user, and restores it.
 * @returns the item that it used, and a function that gives the result of each change
 */
export async function playCart(
  context: PlayContext,
): Promise<{ readonly item: TestItem | null; resultOf(name: CartWrite): PlayResult }> {
  const play = new CartPlay(context)
  const before = await play.readCart()
  const item = before && (await findItem(context, before))
  if (!before || !item) {
    const skipped = before
      ? 'no item was found that has a price and stock, and that every customer may buy'
      : 'the cart could not be read'
    return { item: null, resultOf: () => ({ faults: [], notes: [], skipped }) }
  }
  const line = await playSingleLine(play, item)
  if (line) {
    await playRemoval(play, item, line)
    await playManyLines(play, item)
  }
  const isRestorable = before.cartDetail.every(({ isAddableToCart }) => isAddableToCart)
  if (line && isRestorable) await playEmptying(play, item, before)
  if (line && !isRestorable) play.skip('emptyCart', 'the cart holds lines that could not be added again')
  await removeLeftover(play, item)
  return { item, resultOf: (name) => play.resultOf(name) }
}

/** Takes the item out again if a change before has failed. */
async function removeLeftover(play: CartPlay, item: TestItem): Promise<void> {
  const cart = await play.readCart()
  const line = cart && lineOf(cart, item)
  if (line) await play.change('removeItem', { detailId: line.id })
}
