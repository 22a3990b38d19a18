import { type ToastOptions, ToastQueue } from 'react-stately/useToastState'
import type { Tone } from '../banner/index.js'

/** What a toast says. */
export interface ToastContent {
  tone: Tone
  message: string
  /** What the message is about, below it. */
  detail?: string
  /** A way on, such as 'View cart', or a way back, such as 'Undo'. */
  action?: { label: string; href: string } | { label: string; onPress: () => void }
  /** A later toast of the same topic takes the place of this one. */
  topic?: string
}

const MAX_VISIBLE = 3

const identityOf = ({ tone, message, detail, action, topic }: ToastContent): string =>
  topic === undefined ? [tone, message, detail, action?.label].join('\n') : `topic ${topic}`

/** A queue that holds the same words, or one topic, once: a later toast takes the place of the earlier one. */
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
 * The toasts of one application: the newest three are shown, and the same words, or the same topic, once. Add with
 * `toasts.add(content, { timeout })`; give news that asks for action no timeout, and other news 5000 milliseconds or
 * more. Time stands still while the pointer or the focus is on them.
 *
 * @example
 * const toasts = createToasts()
 * toasts.add({ tone: 'warning', message: 'Item quantites are limited and has been adjusted in your cart' })
 */
export function createToasts(): Toasts {
  return new DistinctToasts({ maxVisibleToasts: MAX_VISIBLE })
}
