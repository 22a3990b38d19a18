'use client'
import type { ComponentPropsWithRef, ReactNode } from 'react'
import { cx } from '../../internal/cx.js'

export interface CheckboxProps
  extends Omit<ComponentPropsWithRef<'input'>, 'type' | 'className' | 'style' | 'onChange'> {
  /** A radio button is one choice among all radio buttons with its `name`. */
  type?: 'checkbox' | 'radio'
  children: ReactNode
  /** Shown at the end of the row, such as a count. */
  aside?: ReactNode
  /** Called with the new state. */
  onChange?: (isChecked: boolean) => void
  className?: string
  style?: ComponentPropsWithRef<'label'>['style']
}

/** A native checkbox, or a radio button that looks the same, with its label. Attributes and `ref` go to the input. */
export function Checkbox({ type = 'checkbox', children, aside, onChange, className, style, ...props }: CheckboxProps) {
  return (
    <label className={cx('gz-checkbox', className)} style={style}>
      <input {...props} type={type} onChange={(event) => onChange?.(event.currentTarget.checked)} />
      <span data-slot="label">{children}</span>
      {aside === undefined ? null : <span data-slot="aside">{aside}</span>}
    </label>
  )
}
