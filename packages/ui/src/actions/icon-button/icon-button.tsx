'use client'
import type { ComponentPropsWithRef, ReactNode } from 'react'
import { cx } from '../../internal/cx.js'
import { isSecondPress } from '../../internal/second-press.js'

export interface IconButtonProps extends ComponentPropsWithRef<'button'> {
  /** Names the button's action: the tooltip, and the accessible name unless there is an `aria-label`. */
  label: string
  /** As of `Button`. @selector [data-commits] */
  commits?: string | undefined
  children: ReactNode
}

/**
 * A square button with an icon instead of words. It is at least 44 pixels wide and high on touch screens.
 *
 * @example <IconButton label="Remove gloves" onClick={remove}><TrashIcon /></IconButton>
 */
export function IconButton({ label, commits, className, onClick, children, ...props }: IconButtonProps) {
  return (
    <button
      type="button"
      title={label}
      aria-label={label}
      {...props}
      data-commits={commits}
      className={cx('gz-icon-button', className)}
      onClick={(event) => {
        if (commits === undefined || !isSecondPress(event)) onClick?.(event)
      }}
    >
      {children}
    </button>
  )
}
