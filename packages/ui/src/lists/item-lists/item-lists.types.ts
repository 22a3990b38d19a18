import type { CallInput, CallName, CallOutput, ItemListLine, ItemListSummary } from '@gauze/contract'
import type { Reason } from '@gauze/machines/port'
import type { ComponentPropsWithRef } from 'react'
import type { ItemsAdditionPort } from '../../catalog/added-items/index.js'
import type { ToastContent } from '../../feedback/toast/index.js'
import type { ItemListsMessages } from './item-lists.messages.js'

type Call<N extends CallName> = (
  input: CallInput<N>,
  options?: { readonly idempotencyKey?: string },
) => Promise<CallOutput<N>>

type ListCall =
  | 'createList'
  | 'editList'
  | 'deleteList'
  | 'restoreList'
  | 'upsertListDetail'
  | 'addListRows'
  | 'moveListDetails'
  | 'deleteListDetails'
  | 'restoreListDetails'

/** The calls that change lists, such as those of an API client. The place of a rejection shows its words. */
export type ItemListsPort = { readonly [N in ListCall]: Call<N> }

export interface ItemListsProps extends Omit<ComponentPropsWithRef<'div'>, 'children'> {
  /** The lists of the user, and the shared lists of colleagues. */
  lists: readonly ItemListSummary[]
  /** Whether the lists are loading, shown, or could not be read. */
  status?: 'loading' | 'ready' | 'error'
  /** Reads the lists again after a failure. */
  onRetry: () => void
  /** The id of the open list; null if there is none. */
  openId: number | null
  /** The lines of the open list. */
  lines: readonly ItemListLine[]
  /** Whether the items of the opened list are loading, shown, or could not be read. */
  linesStatus?: 'loading' | 'ready' | 'error'
  /** Why the lines could not be read. With `not-found`, the list is gone. */
  linesError?: Reason | null
  /** Called when the user asks again for items that could not be read. */
  onLinesRetry: () => void
  /** From 1. */
  page?: number
  /** The address of a page of a list. */
  hrefOf: (listId: number, page?: number) => string
  /** The count sheet of a list. */
  countHref: (listId: number) => string
  /** The address of the form that makes a list a subscription, or changes its subscription. */
  subscriptionHref: (listId: number) => string
  /** Opens a list; null opens the first one. */
  onOpen: (listId: number | null) => void
  /** The calls that read and change lists and their items. */
  port: ItemListsPort
  /**
   * Called after a change, with the data to read again: only the lists, or the lists and the lines of the open list.
   */
  onChanged: (scope: 'lists' | 'lines') => void
  /** Shows a notice, such as one that offers to undo a removal. */
  onNotice: (notice: ToastContent) => void
  /** The cart that lines are added to. */
  cart: ItemsAdditionPort
  messages?: Partial<ItemListsMessages>
}
