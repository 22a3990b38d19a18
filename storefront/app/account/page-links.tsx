import { accountPath } from '@gauze/rules'
import { NavLink } from 'react-router-dom'

export interface PageLinksProps {
  /** The name of the group. */
  label: string
  /** The titles of the pages, by their names. */
  pages: Readonly<Record<string, string>>
}

/**
 * Links between pages whose lists belong together.
 *
 * @example <PageLinks label="Order lists" pages={{ salesorders: 'Sales Orders', quotes: 'Quotes' }} />
 */
export function PageLinks({ label, pages }: PageLinksProps) {
  return (
    <nav aria-label={label} className="record-lists">
      {Object.entries(pages).map(([page, title]) => (
        <NavLink key={page} to={accountPath(page)}>
          {title}
        </NavLink>
      ))}
    </nav>
  )
}

/** Links between the lists of orders, quotes and estimates. */
export function OrderLists() {
  return (
    <PageLinks label="Order lists" pages={{ salesorders: 'Sales Orders', quotes: 'Quotes', estimates: 'Estimates' }} />
  )
}
