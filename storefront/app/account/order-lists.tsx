import { NavLink } from 'react-router-dom'

const pages = [
  { path: 'salesorders', title: 'Sales Orders' },
  { path: 'quotes', title: 'Quotes' },
  { path: 'estimates', title: 'Estimates' },
]

/**
 * Links between the lists of orders, quotes and estimates.
 *
 * @example <OrderLists />
 */
export function OrderLists() {
  return (
    <nav aria-label="Order lists" className="record-lists">
      {pages.map(({ path, title }) => (
        <NavLink key={path} to={`/myaccount/menu/${path}`}>
          {title}
        </NavLink>
      ))}
    </nav>
  )
}
