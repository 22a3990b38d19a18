import { Skeleton } from '@gauze/ui/feedback/skeleton'
import { useSession } from '@gauze/ui/hooks'
import { Outlet } from 'react-router-dom'
import { runtimeContext } from '../browser/store-runtime.js'
import { guard } from '../data/guard.js'
import { useWords } from '../language/words.js'
import type { Route } from './+types/protected.js'
import { protectedFrameMessages } from './protected.messages.js'
import '../styles/protected.css'

export const clientMiddleware: Route.ClientMiddlewareFunction[] = [guard]

/** The viewer of the page below. It also makes the guard run on the first load. */
export async function clientLoader({ context }: Route.ClientLoaderArgs): Promise<string | null> {
  const store = await context.get(runtimeContext).load()
  return store.ownerId()
}
clientLoader.hydrate = true as const

/** No title: each page has its own, and so does an error. */
export function meta() {
  return [{ name: 'robots', content: 'noindex' }]
}

export function HydrateFallback() {
  return <Waiting />
}

/** Shown until the user is known: nothing of the page itself. */
function Waiting() {
  const text = useWords('protectedFrame', protectedFrameMessages)
  return (
    <div className="own-page">
      <div className="gz-page waiting">
        <p className="gz-visually-hidden" role="status">
          {text.checking}
        </p>
        <Skeleton width="min(16rem, 60%)" height="2rem" />
        <Skeleton width="100%" height="16rem" shape="box" />
        <noscript>
          <p>{text.needsScript}</p>
        </noscript>
      </div>
    </div>
  )
}

/**
 * The one parent of all pages for signed-in users. Each owner has their own pages: when somebody else signs in or the
 * account is switched in another tab, nothing that was read or filled in for the previous owner stays.
 */
export default function Protected({ loaderData: readFor }: Route.ComponentProps) {
  const { ownerId } = useSession()
  return readFor === ownerId ? (
    <div className="own-page">
      <Outlet key={ownerId} />
    </div>
  ) : (
    <Waiting />
  )
}
