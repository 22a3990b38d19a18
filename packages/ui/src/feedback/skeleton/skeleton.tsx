import type { ComponentPropsWithRef } from 'react'
import { cx } from '../../internal/cx.js'

export interface SkeletonProps extends ComponentPropsWithRef<'span'> {
  /** CSS width, e.g. `'60%'`. */
  width?: string
  /** CSS height, e.g. `'1em'`. */
  height?: string
  /**
   * The shape of the content that is loading.
   * @selector [data-shape]
   */
  shape?: 'line' | 'box' | 'circle'
}

/** The outline of something that is loading. Hidden from assistive technology: the list around it says it is busy. */
export function Skeleton({ width = '100%', height, shape = 'line', className, style, ...props }: SkeletonProps) {
  return (
    <span
      aria-hidden="true"
      {...props}
      className={cx('gz-skeleton', className)}
      style={{ width, height, ...style }}
      data-shape={shape}
    />
  )
}
