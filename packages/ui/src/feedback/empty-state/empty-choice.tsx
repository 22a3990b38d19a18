import type { ComponentPropsWithRef } from 'react'
import { cx } from '../../internal/cx.js'
import { Banner } from '../banner/index.js'

/** Replaces a group of choices that has no choice: the same element, with words that say so. */
export function EmptyChoice({ children, className, ...props }: ComponentPropsWithRef<'fieldset'>) {
  return (
    <fieldset {...props} className={cx('gz-choice-group', className)}>
      <Banner tone="warning">{children}</Banner>
    </fieldset>
  )
}
