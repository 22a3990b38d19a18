import { type ToastOptions, ToastQueue } from 'react-stately/useToastState'
import type { Tone } from '../banner/index.js'

/** The content of a toast. */
export interface ToastContent {
  tone: Tone
  message: string
  /** Details below the message. */
  detail?: string
  /** A next step, such as 'View cart', or a way back, such as 'Undo'. */
  action?: { label: string; href: string } | { label: string; onPress: () => void }
  /** A later toast of the same topic replaces this one. */
  topic?: string
}

const MAX_VISIBLE = 3

function identityOf({ tone, message, detail, action, topic }: ToastContent): string {
  return topic === undefined ? [tone, message, detail, action?.label].join('\n') : `topic ${topic}`
}

/** A queue without duplicates of the same words or topic: a later toast replaces the earlier one. */
class DistinctToasts extends ToastQueue<ToastContent> {
  readonly #keys = new Map<string, string>()

  override add(content: ToastContent, options: ToastOptions = {}): string {
    const identity = identityOf(content)
    const earlier = this.#keys.get(identity)
    if (earlier !== undefined) this.close(earlier)
    const onClose = () => {
      this.#keys.delete(identity)
      options.onClose?.()
    }
    const key = super.add(content, { ...options, onClose })
    this.#keys.set(identity, key)
    return key
  }
}

export type Toasts = ToastQueue<ToastContent>

/**
 * The toasts of one application: the newest three are shown, without duplicates of the same words or topic. Add with
 * `toasts.add(content, { timeout })`; give messages that need action no timeout, and others 5000 milliseconds or more.
 * Timers pause while the pointer or the focus is on the toasts.
 *
 * @example
 * const toasts = createToasts()
 * toasts.add({ tone: 'warning', message: 'Item quantites are limited and has been adjusted in your cart' })
 */
export function createToasts(): Toasts {
  return new DistinctToasts({ maxVisibleToasts: MAX_VISIBLE })
}
