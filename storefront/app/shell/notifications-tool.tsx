import { useSession } from '@gauze/ui/hooks'
import { lazy, Suspense } from 'react'

// A header without the bell is better than a page without its header.
const StoreNotifications = lazy(async () => ({
  default: await import('./store-notifications.js').then(
    (loaded) => loaded.StoreNotifications,
    () => () => null,
  ),
}))

/** Notifications in the header; nothing of them is loaded for a visitor (NOTE-01). */
export function NotificationsTool() {
  const { isSignedIn } = useSession()
  return (
    <div className="notifications-tool">
      {isSignedIn ? (
        <Suspense>
          <StoreNotifications />
        </Suspense>
      ) : null}
    </div>
  )
}
