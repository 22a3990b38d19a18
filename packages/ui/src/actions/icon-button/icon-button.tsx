'use client'
import type { ComponentPropsWithRef, ReactNode } from 'react'
import { cx } from '../../internal/cx.js'

export interface IconButtonProps extends ComponentPropsWithRef<'button'> {
  /** Names the button's action: the tooltip, and the accessible name unless there is an `aria-label`. */
  label: string
  children: ReactNode
}

/**
 * A square button with an icon instead of words. It is at least 44 pixels wide and high on touch screens.
 *
 * @example <IconButton label="Remove gloves" onClick={remove}><TrashIcon /></IconButton>
 */
export function IconButton({ label, className, children, ...props }: IconButtonProps) {
  return (
    <button type="button" title={label} aria-label={label} {...props} className={cx('gz-icon-button', className)}>
      {children}
    </button>
  )
}
