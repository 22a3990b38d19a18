'use client'
import type { ComponentPropsWithRef } from 'react'
import { Skeleton } from '../../feedback/skeleton/index.js'
import { cx } from '../../internal/cx.js'
import { useMessages } from '../../messages/index.js'
import { checkoutStepsMessages } from './checkout-steps.messages.js'

/** The outline of a screen of the checkout while it loads. */
export function CheckoutSkeleton({ className, ...props }: Omit<ComponentPropsWithRef<'div'>, 'children'>) {
  const text = useMessages('checkoutSteps', checkoutStepsMessages)
  return (
    <div {...props} className={cx('gz-with-summary', className)}>
      <p className="gz-visually-hidden" role="status">
        {text.loading}
      </p>
      <Skeleton height="28rem" shape="box" />
      <Skeleton height="16rem" shape="box" />
    </div>
  )
}
