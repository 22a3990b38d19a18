import type { ComponentPropsWithRef } from 'react'
import { Banner } from '../feedback/banner/index.js'
import { cx } from './cx.js'

/** In place of a group of choices that has none: the same element, which says so. */
export function EmptyChoice({ children, className, ...props }: ComponentPropsWithRef<'fieldset'>) {
  return (
    <fieldset {...props} className={cx('gz-choice-group', className)}>
      <Banner tone="warning">{children}</Banner>
    </fieldset>
  )
}
