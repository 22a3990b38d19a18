import { accountPath } from '@gauze/rules'
import { ReorderIcon } from '@gauze/ui/icons'
import { Anchor } from '@gauze/ui/link'
import { NotificationMenu } from '@gauze/ui/notifications/notification-menu'
import { useLocation } from 'react-router-dom'
import { track } from '../browser/track.js'
import { isOnline } from '../config/account-screens.js'
import { useWords } from '../language/words.js'
import { frameMessages } from './frame.messages.js'

/** The header's tools for the signed-in user: the way to reorder, and the notifications. Not loaded for visitors. */
export function StoreNotifications() {
  const { pathname } = useLocation()
  const { reorder } = useWords('frame', frameMessages)
  return (
    <>
      {isOnline('reorder') ? (
        <Anchor
          href={accountPath('reorder')}
          className="gz-icon-button reorder-tool"
          aria-label={reorder}
          title={reorder}
        >
          <ReorderIcon />
        </Anchor>
      ) : null}
      <NotificationMenu path={pathname} onOpened={(unread) => track('Notifications_Opened', { unread })} />
    </>
  )
}
