import { useSession } from '@gauze/ui/hooks'
import { NavLink, Outlet } from 'react-router-dom'
import { accountLinks } from '../account/account-links.js'

/** The account's pages with their side menu (NAV-05). */
export default function AccountLayout() {
  const { user } = useSession()
  return (
    <div className="gz-page account">
      {user ? (
        <nav aria-label="Account" className="account-menu">
          <p className="muted">{user.account.accountName}</p>
          <ul>
            {accountLinks(user).map(({ label, href }) => (
              <li key={href}>
                <NavLink to={href} end>
                  {label}
                </NavLink>
              </li>
            ))}
          </ul>
        </nav>
      ) : null}
      <div className="account-page">
        <Outlet />
      </div>
    </div>
  )
}
