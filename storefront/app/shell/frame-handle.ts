import { useMatches } from 'react-router-dom'

/** What a screen wants of the frame around it (SHELL-04, SHELL-10). */
interface FrameWishes {
  /** The reduced bar of the checkout in place of the header. */
  readonly bar?: 'checkout'
  readonly hidesNavbar?: boolean
  readonly hidesFooterTop?: boolean
}

/**
 * A route's `handle`, where its screen wants another frame than the usual one.
 * @example export const handle = { frame: { hidesNavbar: true } } satisfies FrameHandle
 */
export interface FrameHandle {
  readonly frame: FrameWishes
}

/** What the screens being shown want of the frame: the innermost has the last word. */
export function useFrame(): FrameWishes {
  return Object.assign({}, ...useMatches().map(({ handle }) => (isFrameHandle(handle) ? handle.frame : {})))
}

function isFrameHandle(handle: unknown): handle is FrameHandle {
  return typeof handle === 'object' && handle !== null && 'frame' in handle
}
