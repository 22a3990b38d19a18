import { accountPath } from '@gauze/rules'
import { useMessages } from '@gauze/ui/messages'
import { accountPage, accountPagesMessages } from '@gauze/ui/overview/account-pages'
import { NavLink } from 'react-router-dom'
import { useWords } from '../language/words.js'
import { pageLinksMessages } from './page-links.messages.js'

export interface PageLinksProps {
  /** The group of the pages. */
  group: keyof typeof pageLinksMessages
  /** The names of the pages. */
  pages: readonly string[]
}

/**
 * Links between pages whose lists belong together.
 *
 * @example <PageLinks group="orders" pages={['salesorders', 'quotes']} />
 */
export function PageLinks({ group, pages }: PageLinksProps) {
  const text = useWords('pageLinks', pageLinksMessages)
  const titles = useMessages('accountPages', accountPagesMessages)
  return (
    <nav aria-label={text[group]} className="record-lists">
      {pages.map((page) => (
        <NavLink key={page} to={accountPath(page)}>
          {accountPage(page, titles)?.title}
        </NavLink>
      ))}
    </nav>
  )
}

/** Links between the lists of orders, quotes and estimates. */
export function OrderLists() {
  return <PageLinks group="orders" pages={['salesorders', 'quotes', 'estimates']} />
}
