import { accountCalls } from './account.calls.js'
import { approvalCalls } from './approval.calls.js'
import { authCalls } from './auth.calls.js'
import { billingCalls } from './billing.calls.js'
import { cartCalls } from './cart.calls.js'
import { checkoutCalls } from './checkout.calls.js'
import { companyCalls } from './company.calls.js'
import { estimateCalls } from './estimate.calls.js'
import { issueCalls } from './issue.calls.js'
import { itemListCalls } from './item-list.calls.js'
import { licenseCalls } from './license.calls.js'
import { notificationsCalls } from './notifications.calls.js'
import { paymentMethodCalls } from './payment-method.calls.js'
import { punchoutCalls } from './punchout.calls.js'
import { recallCalls } from './recall.calls.js'
import { returnCalls } from './return.calls.js'
import { shoppingCalls } from './shopping.calls.js'
import { subscriptionCalls } from './subscription.calls.js'
import { twoFactorCalls } from './two-factor.calls.js'

/** Every call by name. */
export const calls = {
  ...approvalCalls,
  ...authCalls,
  ...billingCalls,
  ...cartCalls,
  ...shoppingCalls,
  ...accountCalls,
  ...checkoutCalls,
  ...companyCalls,
  ...estimateCalls,
  ...issueCalls,
  ...itemListCalls,
  ...licenseCalls,
  ...notificationsCalls,
  ...paymentMethodCalls,
  ...punchoutCalls,
  ...recallCalls,
  ...returnCalls,
  ...twoFactorCalls,
  ...subscriptionCalls,
}
