import type { ComponentPropsWithRef } from 'react'
import { Skeleton } from '../../feedback/skeleton/index.js'
import { cx } from '../../internal/cx.js'

/** The outline of a product card that is loading. */
export function ProductCardSkeleton({ className, ...props }: ComponentPropsWithRef<'div'>) {
  return (
    <div aria-hidden="true" {...props} className={cx('gz-card', className)}>
      <Skeleton shape="box" height="auto" className="gz-skeleton-art" />
      <div data-slot="head">
        <Skeleton width="40%" />
        <Skeleton height="1em" />
        <Skeleton width="75%" height="1em" />
      </div>
      <div data-slot="marks">
        <Skeleton width="72px" />
      </div>
      <div data-slot="foot">
        <Skeleton width="35%" height="1.4em" />
        <Skeleton height="38px" shape="box" />
      </div>
    </div>
  )
}
