import { useMatches } from 'react-router-dom'

/** The changes that a screen makes to the frame around it (SHELL-04, SHELL-10). */
interface FrameOptions {
  /** The reduced bar of the checkout in place of the header. */
  readonly bar?: 'checkout'
  readonly hidesNavbar?: boolean
  readonly hidesFooterTop?: boolean
  /** The page has breadcrumbs of its own in place of the account's. */
  readonly hasBreadcrumbs?: boolean
}

/**
 * A route's `handle`, if its screen changes the frame.
 * @example export const handle = { frame: { hidesNavbar: true } } satisfies FrameHandle
 */
export interface FrameHandle {
  readonly frame: FrameOptions
}

/** The frame of the current screens: the innermost wins. */
export function useFrame(): FrameOptions {
  return Object.assign({}, ...useMatches().map(({ handle }) => (isFrameHandle(handle) ? handle.frame : {})))
}

function isFrameHandle(handle: unknown): handle is FrameHandle {
  return typeof handle === 'object' && handle !== null && 'frame' in handle
}
