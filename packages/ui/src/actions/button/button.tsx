'use client'
import type { ComponentPropsWithRef, MouseEvent } from 'react'
import { cx } from '../../internal/cx.js'
import { partElement, type RenderProp } from '../../internal/part.js'
import { isSecondPress } from '../../internal/second-press.js'

export interface ButtonLook {
  /**
   * The look: one primary action on a screen, `danger` for what cannot be undone.
   * @selector [data-variant]
   */
  variant?: 'primary' | 'quiet' | 'plain' | 'danger'
  /**
   * The height of the button.
   * @selector [data-size]
   */
  size?: 's' | 'm' | 'l'
  /** Takes the whole width. @selector [data-wide] */
  isWide?: boolean
}

export interface ButtonProps extends ComponentPropsWithRef<'button'>, ButtonLook {
  /**
   * Work is in progress: presses do nothing, but focus stays and assistive technology reads `aria-busy`.
   * @selector [data-pending]
   */
  isPending?: boolean
  /**
   * The call that a press makes, such as `placeOrder`, if it commits the person to something. A click at a spot that was
   * clicked within the last two seconds does not press the button: it is the rest of a double click. Empty if only the
   * owner of `onClick` knows the call.
   * @selector [data-commits]
   */
  commits?: string | undefined
  /** An element that replaces the button and receives its attributes. */
  render?: RenderProp | undefined
}

/**
 * A native button, because it is on every page that must load quickly (see docs/native.md).
 *
 * @example <Button onClick={add} isPending={isAdding}>Add to cart</Button>
 */
export function Button({
  variant = 'primary',
  size = 'm',
  isWide,
  isPending,
  commits,
  className,
  onClick,
  children,
  ...props
}: ButtonProps) {
  const press = (event: MouseEvent<HTMLButtonElement>) => {
    // Also keeps a submit button from sending its form.
    if (isPending || (commits !== undefined && isSecondPress(event))) event.preventDefault()
    else onClick?.(event)
  }
  const attributes = {
    ...props,
    className: cx('gz-button', className),
    'data-variant': variant,
    'data-size': size,
    'data-wide': isWide || undefined,
    'data-pending': isPending || undefined,
    'data-commits': commits,
    'aria-disabled': isPending || props['aria-disabled'],
    'aria-busy': isPending || undefined,
    onClick: press,
    children: (
      <>
        {isPending ? <span className="gz-spinner" aria-hidden="true" /> : null}
        <span data-slot="label">{children}</span>
      </>
    ),
  }
  return partElement({ as: 'button', type: 'button', ...attributes, state: undefined })
}
