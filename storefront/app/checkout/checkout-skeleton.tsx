import { Skeleton } from '@gauze/ui/feedback/skeleton'

/** The outline of the checkout while it loads. */
export function CheckoutSkeleton() {
  return (
    <div className="with-summary">
      <p className="gz-visually-hidden" role="status">
        The checkout is loading
      </p>
      <Skeleton height="28rem" shape="box" />
      <Skeleton height="16rem" shape="box" />
    </div>
  )
}
