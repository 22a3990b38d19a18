import type { Handlers } from '../http/calls.types.js'
import { accountHandlers } from './account/account.handlers.js'
import { bankAccountHandlers } from './account/bank-account.handlers.js'
import { paymentMethodHandlers } from './account/payment-method.handlers.js'
import { applicationHandlers } from './applications/applications.handlers.js'
import { authHandlers } from './auth/auth.handlers.js'
import { billingHandlers } from './billing/billing.handlers.js'
import { cartHandlers } from './cart/cart.handlers.js'
import { checkoutHandlers } from './checkout/checkout.handlers.js'
import { companyHandlers } from './company/company.handlers.js'
import { licenseHandlers } from './company/licenses.handlers.js'
import { estimatesHandlers } from './estimates/estimates.handlers.js'
import { issueHandlers } from './issues/issues.handlers.js'
import { itemListHandlers } from './lists/item-list.handlers.js'
import { notificationsHandlers } from './notifications/notifications.handlers.js'
import { approvalHandlers } from './orders/approval.handlers.js'
import { ordersHandlers } from './orders/orders.handlers.js'
import { reorderHandlers } from './orders/reorder.handlers.js'
import { paymentsHandlers } from './payments/payments.handlers.js'
import { punchoutHandlers } from './punch-out/punch-out.handlers.js'
import { recallHandlers } from './recalls/recalls.handlers.js'
import { ruleHandlers } from './second-step/rule.handlers.js'
import { signInHandlers } from './second-step/sign-in.handlers.js'
import { stepsHandlers } from './second-step/steps.handlers.js'
import { shoppingHandlers } from './shopping/shopping.handlers.js'
import { subscriptionHandlers } from './subscriptions/subscriptions.handlers.js'

/** The handlers of every call; a call without one does not compile. */
export const handlers: Handlers = {
  ...applicationHandlers,
  ...approvalHandlers,
  ...authHandlers,
  ...paymentsHandlers,
  ...shoppingHandlers,
  ...billingHandlers,
  ...cartHandlers,
  ...checkoutHandlers,
  ...companyHandlers,
  ...licenseHandlers,
  ...accountHandlers,
  ...ordersHandlers,
  ...reorderHandlers,
  ...estimatesHandlers,
  ...issueHandlers,
  ...itemListHandlers,
  ...notificationsHandlers,
  ...bankAccountHandlers,
  ...paymentMethodHandlers,
  ...punchoutHandlers,
  ...recallHandlers,
  ...ruleHandlers,
  ...signInHandlers,
  ...stepsHandlers,
  ...subscriptionHandlers,
}
