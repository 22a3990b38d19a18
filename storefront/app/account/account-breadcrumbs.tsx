import { accountPath } from '@gauze/rules'
import { useSession } from '@gauze/ui/hooks'
import { Breadcrumbs, type BreadcrumbsProps } from '@gauze/ui/navigation/breadcrumbs'
import { useAccountPage } from '@gauze/ui/overview/account-pages'
import { useLocation } from 'react-router-dom'
import { useFlag } from '../data/use-flag.js'
import { useWords } from '../language/words.js'
import { frameMessages } from '../shell/frame.messages.js'

export interface AccountBreadcrumbsProps {
  /** The levels below the account, for a page that has no title in the menu, such as one order. */
  below?: BreadcrumbsProps['items']
}

/**
 * The path to an account page: Home and the title of the page, or the name of the account for a page without a title.
 * Renders nothing while the feature gate is off.
 *
 * @example <AccountBreadcrumbs below={[{ label: 'Sales Orders', href }, { label: 'Order SO-100185' }]} />
 */
export function AccountBreadcrumbs({ below = [] }: AccountBreadcrumbsProps) {
  const isShown = useFlag('htd_my_account_sales_orders_menu_desktop')
  const { user } = useSession()
  const { pathname } = useLocation()
  const { home } = useWords('frame', frameMessages)
  const page = useAccountPage(pathname.replace(/^\/myaccount(\/menu\/)?|\/+$/g, ''))
  if (!isShown || !user) return null
  const current = page?.title ?? user.account.accountName
  return <Breadcrumbs items={[{ label: home, href: '/' }, { label: current, href: accountPath() }, ...below]} />
}
