import { ToastQueue } from 'react-stately/useToastState'
import type { Tone } from '../banner/index.js'

/** What a toast says. */
export interface ToastContent {
  tone: Tone
  message: string
  /** A way on, such as 'View cart', or a way back, such as 'Undo'. */
  action?: { label: string; href: string } | { label: string; onPress: () => void }
}

export type Toasts = ToastQueue<ToastContent>

/**
 * The toasts of one application: at most four at a time. Add with `toasts.add(content, { timeout })`; give news that
 * asks for action no timeout, and other news 5000 milliseconds or more.
 *
 * @example
 * const toasts = createToasts()
 * toasts.add({ tone: 'warning', message: 'Item quantites are limited and has been adjusted in your cart' })
 */
export function createToasts(): Toasts {
  return new ToastQueue<ToastContent>({ maxVisibleToasts: 4 })
}
