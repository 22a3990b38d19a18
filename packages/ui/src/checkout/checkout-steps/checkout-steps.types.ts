import type { CheckoutStep } from '@gauze/machines/checkout'
import type { PartProps } from '../../internal/part.js'

/** What a screen of the checkout is styled by. */
export interface CheckoutScreenState {
  step: CheckoutStep
}

/** What every screen of the checkout takes for its outermost element. @selector [data-step] */
export type CheckoutScreenProps = Omit<PartProps<CheckoutScreenState>, 'children'>
