import { useSession } from '@gauze/ui/hooks'
import { Anchor } from '@gauze/ui/link'
import { AccountMenu } from '@gauze/ui/navigation/account-menu'
import { useLocation } from 'react-router-dom'
import { accountLinks } from '../account/account-links.js'
import { loginPath } from '../session/login-path.js'
import { CartTool } from './cart-tool.js'

/** The end of the header: who is signed in, or the way to sign in, and the cart. */
export function HeaderTools() {
  const { user, logout } = useSession()
  const { pathname, search, hash } = useLocation()
  return (
    <>
      {user ? (
        <>
          <p className="greeting">Hello, {user.firstName}!</p>
          <div className="account-tool">
            <AccountMenu
              label={user.isParentLogin ? `Parent Account: ${user.account.accountName}` : user.account.accountName}
              description={`Account: ${user.account.accountName}`}
              groups={[accountLinks(user)]}
              footer={
                <button type="button" onClick={logout}>
                  Sign out
                </button>
              }
            />
          </div>
        </>
      ) : (
        <div className="visitor-tools visitor-only">
          <Anchor href={loginPath(pathname + search + hash)}>Login</Anchor>
          <Anchor href="/register">Create Account</Anchor>
        </div>
      )}
      <CartTool />
    </>
  )
}
