import type { AddItemsAnswer, Cart, CartAnswer, CartLine, CartNotification, SavedLine } from '@gauze/contract'
import type { Cents } from '@gauze/rules'
import type { Calls, Channel, Failure, Reason } from '../port/index.js'

/** The port of the cart. */
export interface CartPort extends Calls<'getCart' | EditOperation> {
  readonly channel: Channel
}

/** The fields of an item that a cart line shows. */
export type CartItem = Omit<CartLine, 'id' | 'unit' | 'quantity' | 'position' | 'previousPrice' | 'estimate'>

/** The calls that change a cart. */
export type EditOperation =
  | 'addItem'
  | 'addItems'
  | 'editItem'
  | 'removeItem'
  | 'emptyCart'
  | 'saveForLater'
  | 'deleteSaveForLater'
  | 'moveItemToCart'
  | 'clearNotifications'

/** Everything with its own loading flag. */
export type CartOperation = 'getCart' | EditOperation

/** An item in a unit and a quantity, as requested. */
export interface RequestedItem {
  readonly item: Pick<CartItem, 'itemId' | 'itemName' | 'name' | 'matrixDetails' | 'units'>
  readonly unit: number
  readonly quantity: number
}

interface EditBase {
  /** The idempotency key, the same in every retry. */
  readonly key: string
  /**
   * The settled lines that the edit began from, once it was sent. The cart of another answer may or may not already
   * include the edit's effect; these certainly do not, so the projection applies the edit to them.
   */
  readonly base: readonly CartLine[] | null
  /** The settled items saved for later that the edit began from, for the same reason; none before it was sent. */
  readonly savedBase: readonly SavedLine[]
  readonly isInFlight: boolean
}

/** A quantity of an item to add, and the line that shows it. */
export interface Addition {
  /** Negative: no server has given it an id yet. */
  readonly lineId: number
  readonly itemId: number
  readonly unit: number
  readonly quantity: number
  /** The item's fields for the line until the server answers; `null` if the caller does not have them. */
  readonly preview: CartItem | null
  readonly searchTerm: string | null
  readonly queryID: string | null
  /** The estimate whose price the line has; `null` for an item from elsewhere. */
  readonly estimateId: number | null
}

interface AddingBase extends EditBase {
  /** True if the user was notified that the edit waits because the store does not answer. */
  readonly isNotified: boolean
}

/** An item that was added. */
export interface AddEdit extends AddingBase, Addition {
  readonly operation: 'addItem'
  /** The position of a removed line that the new line replaces; `null` for the end. */
  readonly position: number | null
  /** The edit undoes an earlier one. */
  readonly isUndo: boolean
}

/** Items that were added together. */
export interface AddManyEdit extends AddingBase {
  readonly operation: 'addItems'
  readonly additions: readonly Addition[]
}

/** Another quantity or unit of a line. */
export interface SetEdit extends EditBase {
  readonly operation: 'editItem'
  readonly lineId: number
  readonly itemId: number
  /** The line's unit before the edit, which identifies it when its id has changed. */
  readonly fromUnit: number
  /** The item, as the edited line showed it. */
  readonly item: RequestedItem['item']
  readonly unit: number
  readonly quantity: number
}

/** A line that was removed. */
export interface RemoveEdit extends EditBase {
  readonly operation: 'removeItem'
  readonly lineId: number
  readonly itemId: number
  readonly fromUnit: number
  /** The item and its quantity, as the removed line showed them. */
  readonly item: RequestedItem['item']
  readonly quantity: number
}

/** A cart that was emptied. */
export interface EmptyEdit extends EditBase {
  readonly operation: 'emptyCart'
}

/** A line that was saved for later, or a deleted item that was saved again. */
export interface SaveEdit extends EditBase {
  readonly operation: 'saveForLater'
  /** The line that leaves the cart; `null` if the item comes from no line. */
  readonly lineId: number | null
  readonly itemId: number
  readonly fromUnit: number
  /** The saved item, with a negative id until the server gives it one. */
  readonly item: SavedLine
  readonly quantity: number
  /** The edit undoes an earlier one. */
  readonly isUndo: boolean
}

/** An item saved for later that was deleted. */
export interface DeleteSavedEdit extends EditBase {
  readonly operation: 'deleteSaveForLater'
  readonly savedId: number
  readonly itemId: number
  readonly fromUnit: number
  readonly item: RequestedItem['item']
  readonly quantity: number
}

/** An item saved for later that was moved to the cart. */
export interface MoveEdit extends EditBase, Addition {
  readonly operation: 'moveItemToCart'
  readonly savedId: number
  /** The position of the saved line whose place the new line takes; `null` for the end. */
  readonly position: number | null
  /** The edit undoes an earlier one. */
  readonly isUndo: boolean
}

/** Notices that were cleared. */
export interface ClearEdit extends EditBase {
  readonly operation: 'clearNotifications'
}

/** A change by the user that the server has not answered yet. */
export type CartEdit =
  | AddEdit
  | AddManyEdit
  | SetEdit
  | RemoveEdit
  | EmptyEdit
  | SaveEdit
  | DeleteSavedEdit
  | MoveEdit
  | ClearEdit

/** The context of the cart machine. */
export interface CartContext {
  /** The owner of the cart; `null` while the cart is closed. */
  readonly ownerId: string | null
  /** The newest cart that the server answered. */
  readonly settled: Cart | null
  /** Oldest first. */
  readonly edits: readonly CartEdit[]
  /** Edits that the server refused for another owner, until the next cart shows its owner. */
  readonly disowned: readonly CartEdit[]
  /**
   * The outcome of the latest add of an item in a unit, by the line's key (rules `lineKey`), latest last; missing until
   * the server answers or stops answering.
   */
  readonly outcomes: Readonly<Record<string, AddOutcome>>
  readonly keySeed: string
  /** The number of edits so far; each line of an `items.add` counts as one. */
  readonly editCount: number
  /** Why the cart could not be read. */
  readonly error: Reason | null
  /** The cart on the screen, computed at most once for each change of `settled` and `edits`. */
  readonly projection: CartProjection
}

/** The shown cart, and the data from which it was computed. */
export interface CartProjection extends Pick<CartContext, 'settled' | 'edits'> {
  readonly cart: ProjectedCart
}

/** The outcome of the last add of an item in a unit on this page. */
export type AddOutcome =
  | { readonly type: 'added' }
  /** The server granted less than was requested, or nothing. */
  | { readonly type: 'adjusted'; readonly requested: RequestedItem | null; readonly granted: number }
  | { readonly type: 'refused'; readonly requested: RequestedItem | null; readonly reason: Reason }
  /** The store does not answer; the add is tried again while the page is open. */
  | { readonly type: 'delayed'; readonly name: string | null }

/** The outcome of one line of an `items.add`. */
export interface AddedLine {
  readonly itemId: number
  readonly unit: number
  /** The request; `null` when the cart does not know the item. */
  readonly requested: RequestedItem | null
  readonly outcome: AddOutcome
}

/** The input of a cart. */
export interface CartInput {
  /** Unique to this actor, e.g. a fresh UUID: idempotency keys are made from it. */
  readonly keySeed: string
}

/** Restores a removed line. */
export interface RestoreEvent {
  readonly type: 'line.restore'
  /** The owner of the cart from which the line was removed; another owner's cart ignores the event. */
  readonly ownerId: string | null
  readonly line: CartLine
}

/** Moves a line that was saved for later back to its place in the cart. */
export interface UnsaveEvent {
  readonly type: 'line.unsave'
  /** The owner of the cart; another owner's cart ignores the event. */
  readonly ownerId: string | null
  readonly line: CartLine
}

/** Saves an item again that was deleted from the saved items or moved to the cart. */
export interface SaveAgainEvent {
  readonly type: 'saved.restore'
  /** The owner of the cart; another owner's cart ignores the event. */
  readonly ownerId: string | null
  readonly line: SavedLine
  /** The item was moved to the cart, so it leaves the cart. */
  readonly isInCart: boolean
}

/** An item to add. */
export interface AddRequest {
  readonly itemId: number
  readonly unit: number
  readonly quantity: number
  /** The content of the line until the server answers; without it, the line shows when the server has answered. */
  readonly preview?: CartItem
  readonly searchTerm?: string
  readonly queryID?: string
  /** The estimate that the item comes from: the line has its price while the estimate is open. */
  readonly estimateId?: number
}

/** Lines that were added in one request, which the server has not answered. */
export interface UnansweredAdds {
  readonly key: string
  readonly lines: readonly Omit<AddRequest, 'preview'>[]
}

/** The events of the cart. */
export type CartEvent =
  /** A session started, or has a new owner: the new owner's cart replaces the current one. */
  | { readonly type: 'cart.load'; readonly ownerId: string }
  /** The session ended: forgets everything. */
  | { readonly type: 'cart.close' }
  | { readonly type: 'cart.refresh' }
  /** A cart that another call answered. */
  | { readonly type: 'cart.receive'; readonly cart: Cart }
  | (AddRequest & {
      readonly type: 'item.add'
      /**
       * If an addition of this item and unit waits because the store does not answer, it is retried now instead of
       * added twice.
       */
      readonly isPress?: boolean
    })
  /** Adds items in one request, of at most 500 lines; a line that the server refuses does not block the others. */
  | {
      readonly type: 'items.add'
      readonly lines: readonly AddRequest[]
      /**
       * The idempotency key of a request that an earlier page sent, or began to send, with exactly these lines. The
       * server adds them only once. Without it, the request is a new one.
       */
      readonly key?: string
    }
  /** Values below 1 and anything but numbers are ignored. */
  | { readonly type: 'line.setQuantity'; readonly lineId: number; readonly quantity: number }
  | { readonly type: 'line.setUnit'; readonly lineId: number; readonly unit: number }
  | { readonly type: 'line.remove'; readonly lineId: number }
  | RestoreEvent
  /** Moves a line to the items saved for later. */
  | { readonly type: 'line.save'; readonly lineId: number }
  | UnsaveEvent
  | { readonly type: 'saved.move'; readonly savedId: number }
  | { readonly type: 'saved.delete'; readonly savedId: number }
  | SaveAgainEvent
  | { readonly type: 'notices.clear' }
  | { readonly type: 'cart.empty' }
  /**
   * The page is hidden or left: the machine now sends edits that wait for another answer, because the page may be gone
   * later.
   */
  | { readonly type: 'page.leave' }
  | { readonly type: 'connection.lose' }
  | { readonly type: 'connection.restore' }
  | CartInnerEvent

/** The events from the cart's own actors. */
export type CartInnerEvent =
  | { readonly type: 'answer.arrive'; readonly key: string; readonly cart: CartAnswer | AddItemsAnswer }
  | { readonly type: 'answer.fail'; readonly key: string; readonly failure: Failure }
  | { readonly type: 'answer.expire'; readonly key: string }
  /** Another tab holds this version of this owner's cart. */
  | { readonly type: 'version.hear'; readonly ownerId: string; readonly version: number }

/** The events that the cart emits. */
export type CartEmitted =
  | { readonly type: 'cart.changed'; readonly version: number }
  /** The server lowered the quantity; `itemId` is `null` when it did not say which item. */
  | {
      readonly type: 'cart.adjusted'
      readonly operation: EditOperation
      readonly itemId: number | null
      /** The requested item; `null` if the cart does not know it. */
      readonly requested: RequestedItem | null
      /** The quantity of the item in the cart. */
      readonly granted: number
    }
  | {
      readonly type: 'line.saved'
      readonly operation: EditOperation
      readonly itemId: number | null
      /** The added item; `null` for another operation, and for an undo. */
      readonly addition: RequestedItem | null
      /** The item that an undo put back, into the cart or among the saved items; otherwise `null`. */
      readonly restored: RequestedItem | null
      /** The server lowered the quantity, which `cart.adjusted` reports. */
      readonly isAdjusted: boolean
    }
  | {
      readonly type: 'line.rejected'
      readonly operation: EditOperation
      readonly itemId: number | null
      /**
       * The item of the edit; `null` for the whole cart, and if the cart does not know the item.
       */
      readonly requested: RequestedItem | null
      /** The server's, or `line-gone` for a line that is no longer in the cart. */
      readonly reason: Reason
    }
  /** The server answered an `items.add`: the outcome of each line, in the order of the event. */
  | { readonly type: 'items.added'; readonly lines: readonly AddedLine[] }
  /** The store does not answer: these items are not in the cart yet, and are tried again. Emitted once for each request. */
  | { readonly type: 'items.delayed'; readonly lines: readonly Pick<AddedLine, 'itemId' | 'unit'>[] }
  /** The store does not answer: the item is not in the cart yet, and is tried again. Emitted once for each request. */
  | {
      readonly type: 'line.delayed'
      readonly itemId: number
      readonly unit: number
      /** `null` when the caller gave no preview. */
      readonly name: string | null
    }
  /**
   * The cart was closed or changed its owner before the server had confirmed these changes, or the server refused them
   * for another owner; the machine does not send them again. `names` are the items, none for the whole cart.
   */
  | { readonly type: 'edits.dropped'; readonly names: readonly string[] }
  /** The server answers for an owner other than the cart's: ask the session for its user. */
  | { readonly type: 'owner.refused' }
  /** Sending `restore` back to the cart undoes the removal, while it still has the same owner. */
  | { readonly type: 'line.removed'; readonly line: CartLine; readonly restore: RestoreEvent }
  /** A line was saved for later. Sending `restore` back to the cart undoes it. */
  | { readonly type: 'line.setAside'; readonly line: CartLine; readonly restore: UnsaveEvent }
  /** A saved item was moved to the cart. Sending `restore` back to the cart undoes it. */
  | { readonly type: 'saved.moved'; readonly line: SavedLine; readonly restore: SaveAgainEvent }
  /** A saved item was deleted. Sending `restore` back to the cart undoes it. */
  | { readonly type: 'saved.deleted'; readonly line: SavedLine; readonly restore: SaveAgainEvent }

/**
 * An amount in cents; `pending` until the server has calculated it, `error` if it cannot, `null` if it may not be seen.
 */
export type ProjectedAmount = Cents | 'pending' | 'error' | null

/** A line as shown: settled data with the pending edits applied. */
export interface ProjectedLine extends CartLine {
  /** Price × the unit's conversion rate, in dollars with up to four decimals; `null` without a price. */
  readonly exactUnitPrice: number | null
  /** Price × the unit's conversion rate × quantity; `null` without a price. */
  readonly total: Cents | null
  /** True until the server has confirmed the line as shown. */
  readonly isUnconfirmed: boolean
}

/** An item saved for later, as shown. */
export interface ProjectedSavedLine extends SavedLine {
  /** True until the server has confirmed the saved item as shown. */
  readonly isUnconfirmed: boolean
}

/** The cart as shown. */
export interface ProjectedCart {
  readonly lines: readonly ProjectedLine[]
  /** The sum of the quantities. */
  readonly totalItems: number
  readonly subtotal: Cents | null
  readonly shipping: ProjectedAmount
  readonly tax: ProjectedAmount
  /** The amount in dollars of which the tax is a percentage; `undefined` where it is not known. */
  readonly taxBasis?: Cart['taxBasis'] | undefined
  readonly convenienceFee: ProjectedAmount
  readonly total: ProjectedAmount
  /** The subtotal from which delivery is free; `null` if there is none or the customer sees no prices. */
  readonly freeShippingFrom: Cents | null
  /** Orders above it wait for approval; `null` if none do or the customer sees no prices. */
  readonly approvalLimit: Cents | null
  /** Items saved for later. */
  readonly saved: readonly ProjectedSavedLine[]
  readonly notifications: readonly CartNotification[]
}
