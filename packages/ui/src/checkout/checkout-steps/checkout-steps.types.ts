import type { CheckoutStep } from '@gauze/machines/checkout'
import type { PartProps } from '../../internal/part.js'

/** The state that a screen of the checkout is styled by. */
export interface CheckoutScreenState {
  step: CheckoutStep
}

/** Props that every screen of the checkout passes to its outermost element. @selector [data-step] */
export type CheckoutScreenProps = Omit<PartProps<CheckoutScreenState>, 'children'>
