import { untilLoaded } from '@gauze/ui/on-demand'
import { type ComponentType, lazy, type ReactNode, Suspense, useEffect } from 'react'
import { noteReach, onceReached, onceScrolled } from './first-reach.js'

/** A component of the served page, whose code loads when a person first reaches for the page. */
export function reachedPart<Props extends object>(load: () => Promise<ComponentType<Props>>) {
  return lazy(() => onceReached(() => untilLoaded(async () => ({ default: await load() }))))
}

/** A component of the served page below the first screen, whose code loads when the page scrolls, too. */
export function lowerPart<Props extends object>(load: () => Promise<ComponentType<Props>>) {
  return lazy(() => onceScrolled(() => untilLoaded(async () => ({ default: await load() }))))
}

/**
 * The place of parts whose code loads later. The served HTML stays until then, and React hydrates it. If the page was
 * not served with these parts, their code loads now, and `room` keeps their space.
 */
export function ServedPart({ room, children }: { room?: ReactNode; children: ReactNode }) {
  return <Suspense fallback={<Unserved>{room}</Unserved>}>{children}</Suspense>
}

function Unserved({ children }: { children: ReactNode }) {
  useEffect(noteReach, [])
  return children
}
