import { StoreAccountTool } from './account-tool.js'
import { CartTool } from './cart-tool.js'
import { NotificationsTool } from './notifications-tool.js'

/** The end of the header: the signed-in user, or the sign-in links; notifications; the cart. */
export function HeaderTools() {
  return (
    <>
      <StoreAccountTool />
      <NotificationsTool />
      <CartTool />
    </>
  )
}
