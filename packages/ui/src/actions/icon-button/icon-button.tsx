'use client'
import type { ComponentPropsWithRef, ReactNode } from 'react'
import { cx } from '../../internal/cx.js'

export interface IconButtonProps extends Omit<ComponentPropsWithRef<'button'>, 'aria-label'> {
  /** What the button does, in words: its accessible name and its tooltip. */
  label: string
  children: ReactNode
}

/** A square button with a picture for a label. At least 44 pixels on touch. */
export function IconButton({ label, className, children, ...props }: IconButtonProps) {
  return (
    <button type="button" title={label} {...props} aria-label={label} className={cx('gz-icon-button', className)}>
      {children}
    </button>
  )
}
