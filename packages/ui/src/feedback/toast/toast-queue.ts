import { type ToastOptions, ToastQueue } from 'react-stately/useToastState'
import type { Tone } from '../banner/index.js'

/** What a toast says. */
export interface ToastContent {
  tone: Tone
  message: string
  /** A way on, such as 'View cart', or a way back, such as 'Undo'. */
  action?: { label: string; href: string } | { label: string; onPress: () => void }
}

const MAX_VISIBLE = 3

const wordsOf = ({ tone, message, action }: ToastContent): string => [tone, message, action?.label].join('\n')

/** A queue that holds the same words once: told again, they take the place of the earlier toast. */
class DistinctToasts extends ToastQueue<ToastContent> {
  readonly #keys = new Map<string, string>()

  override add(content: ToastContent, options: ToastOptions = {}): string {
    const words = wordsOf(content)
    const earlier = this.#keys.get(words)
    if (earlier !== undefined) this.close(earlier)
    const onClose = () => {
      this.#keys.delete(words)
      options.onClose?.()
    }
    const key = super.add(content, { ...options, onClose })
    this.#keys.set(words, key)
    return key
  }
}

export type Toasts = ToastQueue<ToastContent>

/**
 * The toasts of one application: the newest three are shown, and the same words once. Add with
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
