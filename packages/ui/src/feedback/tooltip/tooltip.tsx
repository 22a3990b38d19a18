'use client'
import { type ComponentPropsWithRef, type ReactNode, useId, useLayoutEffect, useRef } from 'react'
import { cx } from '../../internal/cx.js'

/** The props that a trigger must have. */
export interface TooltipTrigger {
  'aria-describedby': string
}

export interface TooltipProps extends Omit<ComponentPropsWithRef<'span'>, 'children' | 'ref'> {
  /** The text of the tooltip: only words, without links or buttons. */
  words: string
  /** Renders the trigger: something that takes the focus. */
  children: (trigger: TooltipTrigger) => ReactNode
}

const CLOSED = 'data-closed'

/**
 * A few words about a control, on hover, focus or a tap; Escape, leaving and tapping elsewhere close it, and the
 * pointer may rest on it (WCAG 1.4.13). The theme opens it; without one the words are always visible. It describes its
 * trigger whether open or not.
 *
 * @selector [data-closed] closed by Escape, until pointer or focus leave or another key is pressed
 * @keyboard Escape: hides the tooltip.
 * @example <Tooltip words="Quantity may be limited">{(trigger) => <button type="button"
 * {...trigger}>…</button>}</Tooltip>
 */
export function Tooltip({ words, className, children, ...props }: TooltipProps) {
  const id = useId()
  const ref = useRef<HTMLSpanElement>(null)
  // Before the paint: on a busy machine an effect after it may run later than the first key.
  useLayoutEffect(() => {
    const tip = ref.current
    // The pointer may be on it while the focus is anywhere.
    const press = ({ key }: KeyboardEvent) => {
      // Escape must not mark a closed tooltip, because the tooltip must open when the pointer arrives.
      tip?.toggleAttribute(CLOSED, key === 'Escape' && tip.matches(':hover, :focus-within'))
    }
    const forgetClosing = () => tip?.removeAttribute(CLOSED)
    document.addEventListener('keydown', press)
    tip?.addEventListener('focusout', forgetClosing)
    return () => {
      document.removeEventListener('keydown', press)
      tip?.removeEventListener('focusout', forgetClosing)
    }
  }, [])
  return (
    <span
      {...props}
      ref={ref}
      className={cx('gz-tooltip', className)}
      onPointerLeave={() => {
        // Closing it removes it from under the pointer, which must not open it again because of the focus.
        if (!ref.current?.matches(':focus-within')) ref.current?.removeAttribute(CLOSED)
      }}
    >
      {children({ 'aria-describedby': id })}
      <span id={id} role="tooltip">
        {words}
      </span>
    </span>
  )
}
