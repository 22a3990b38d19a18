'use client'
import type { ComponentPropsWithRef, ReactNode } from 'react'
import { cx } from '../../internal/cx.js'

export interface CheckboxProps
  extends Omit<ComponentPropsWithRef<'input'>, 'type' | 'className' | 'style' | 'onChange'> {
  children: ReactNode
  /** Shown at the end of the row, such as a count. */
  aside?: ReactNode
  onChange?: (isChecked: boolean) => void
  className?: string
  style?: ComponentPropsWithRef<'label'>['style']
}

/** A native checkbox with its label. Attributes and `ref` go to the input. */
export function Checkbox({ children, aside, onChange, className, style, ...props }: CheckboxProps) {
  return (
    <label className={cx('gz-checkbox', className)} style={style}>
      <input {...props} type="checkbox" onChange={(event) => onChange?.(event.currentTarget.checked)} />
      <span data-slot="label">{children}</span>
      {aside === undefined ? null : <span data-slot="aside">{aside}</span>}
    </label>
  )
}
