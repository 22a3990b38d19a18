import type { CallOutput } from '@gauze/contract'
import type { ComponentPropsWithRef } from 'react'
import type { AccountOverviewMessages } from './account-overview.messages.js'

export type Overview = CallOutput<'getOverViewData'>

export interface AccountOverviewProps extends Omit<ComponentPropsWithRef<'div'>, 'children'> {
  /** The counts and latest records of the account. */
  overview: Overview
  /** Where an account page is, by its name below `/myaccount/menu/`; undefined if the user has no such page. */
  pageHrefOf: (page: string) => string | undefined
  messages?: Partial<AccountOverviewMessages>
}
