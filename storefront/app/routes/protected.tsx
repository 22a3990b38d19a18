import { Skeleton } from '@gauze/ui/feedback/skeleton'
import { Outlet } from 'react-router-dom'
import { guard } from '../session/guard.js'
import type { Route } from './+types/protected.js'

export const clientMiddleware: Route.ClientMiddlewareFunction[] = [guard]

/** Makes the guard run on the first load too: without anything to load there would be nothing to guard. */
export async function clientLoader(): Promise<null> {
  return null
}
clientLoader.hydrate = true as const

/** No title: each page has its own, and so has an error. */
export const meta = () => [{ name: 'robots', content: 'noindex' }]

/** What stands here until it is known who is signed in: nothing of the page itself. */
export function HydrateFallback() {
  return (
    <div className="gz-page waiting">
      <p className="gz-visually-hidden" role="status">
        One moment: checking who is signed in.
      </p>
      <Skeleton width="min(16rem, 60%)" height="2rem" />
      <Skeleton width="100%" height="16rem" shape="box" />
      <noscript>
        <p>This page needs JavaScript, because it is yours alone. You can browse and search without it.</p>
      </noscript>
    </div>
  )
}

/** The one place that pages of signed-in people hang from. */
export default function Protected() {
  return <Outlet />
}
