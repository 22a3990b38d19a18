import type { ItemListLine, ItemListSummary, ReorderItem, SalesOrder } from '@gauze/contract'
import type { ComponentPropsWithRef, ReactNode } from 'react'
import type { ItemsAdditionPort } from '../../catalog/added-items/index.js'
import type { ListTableProps } from '../../hooks/use-list.js'
import type { AccountOverviewProps } from '../../overview/account-overview/index.js'
import type { OrderingDeskMessages } from './ordering-desk.messages.js'

/** A list of one panel, from `useList`. */
export type DeskPart<Row> = Pick<ListTableProps<Row>, 'rows' | 'status' | 'onRetry'>

export interface OrderingDeskProps extends Omit<ComponentPropsWithRef<'div'>, 'children'>, ItemsAdditionPort {
  /** The first name of the user, for the greeting. */
  firstName: string
  /** The present time; the browser's by default. */
  now?: Date
  /** The answer of `getOverViewData`, as a list of one. */
  overview: DeskPart<AccountOverviewProps['overview']>
  /** The items that were bought before, the due ones first, from `getReorders`. */
  items: DeskPart<ReorderItem>
  /** The items in the cart, which are not due any more, from `useItemsInCart`; null while it loads. */
  inCart: ReadonlySet<number> | null
  /** The orders that wait for approval; null for a user who may not see orders. */
  waiting: DeskPart<SalesOrder> | null
  /** The user's item lists, from `getAllLists`. */
  lists: DeskPart<ItemListSummary>
  /** Reads the lines of a list, to add them; a failure is told at the lists. */
  readList: (id: number) => Promise<readonly ItemListLine[]>
  /** The field for item numbers, such as `QuickOrder`. */
  quickOrder: ReactNode
  /** Where an account page is, by its name below `/myaccount/menu/`; undefined if the user has no such page. */
  pageHrefOf: AccountOverviewProps['pageHrefOf']
  messages?: Partial<OrderingDeskMessages>
}
