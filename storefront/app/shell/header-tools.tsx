import { useSession } from '@gauze/ui/hooks'
import { ReorderIcon } from '@gauze/ui/icons'
import { Anchor } from '@gauze/ui/link'
import { AccountTool } from './account-tool.js'
import { CartTool } from './cart-tool.js'
import { NotificationsTool } from './notifications-tool.js'
import { isOnline } from './online-pages.js'

const REORDER = 'Reorder'

/** The end of the header: the signed-in user, or the sign-in links; notifications; the cart. */
export function HeaderTools() {
  const { user } = useSession()
  return (
    <>
      <AccountTool user={user} />
      {isOnline('reorder') ? (
        <Anchor
          href="/myaccount/menu/reorder"
          className="gz-icon-button reorder-tool"
          aria-label={REORDER}
          title={REORDER}
        >
          <ReorderIcon />
        </Anchor>
      ) : null}
      <NotificationsTool />
      <CartTool />
    </>
  )
}
