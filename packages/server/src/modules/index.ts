import type { Handlers } from '../http/calls.types.js'
import { addressHandlers } from './addresses/addresses.handlers.js'
import { applicationHandlers } from './applications/applications.handlers.js'
import { approvalHandlers } from './approvals/approval.handlers.js'
import { billingHandlers } from './billing/billing.handlers.js'
import { cartHandlers } from './cart/cart.handlers.js'
import { catalogHandlers } from './catalog/catalog.handlers.js'
import { checkoutHandlers } from './checkout/checkout.handlers.js'
import { companyHandlers } from './company/company.handlers.js'
import { issueHandlers } from './issues/issues.handlers.js'
import { licenseHandlers } from './licenses/licenses.handlers.js'
import { itemListHandlers } from './lists/item-list.handlers.js'
import { notificationsHandlers } from './notifications/notifications.handlers.js'
import { ordersHandlers } from './orders/orders.handlers.js'
import { reorderHandlers } from './orders/reorder.handlers.js'
import { overviewHandlers } from './overview/overview.handlers.js'
import { bankAccountHandlers } from './payment-methods/bank-account.handlers.js'
import { paymentMethodHandlers } from './payment-methods/payment-method.handlers.js'
import { paymentsHandlers } from './payments/payments.handlers.js'
import { punchoutHandlers } from './punch-out/punch-out.handlers.js'
import { quoteHandlers } from './quotes/quotes.handlers.js'
import { recallHandlers } from './recalls/recalls.handlers.js'
import { returnHandlers } from './returns/returns.handlers.js'
import { signInHandlers } from './sign-in/sign-in.handlers.js'
import { twoFactorSignInHandlers } from './sign-in/two-factor.handlers.js'
import { sitesHandlers } from './sites/sites.handlers.js'
import { subscriptionHandlers } from './subscriptions/subscriptions.handlers.js'
import { ruleHandlers } from './two-factor/rule.handlers.js'
import { stepsHandlers } from './two-factor/steps.handlers.js'

/** The handlers of every call; a call without one does not compile. */
export const handlers: Handlers = {
  ...applicationHandlers,
  ...approvalHandlers,
  ...signInHandlers,
  ...paymentsHandlers,
  ...catalogHandlers,
  ...billingHandlers,
  ...cartHandlers,
  ...checkoutHandlers,
  ...companyHandlers,
  ...licenseHandlers,
  ...addressHandlers,
  ...overviewHandlers,
  ...ordersHandlers,
  ...reorderHandlers,
  ...quoteHandlers,
  ...issueHandlers,
  ...itemListHandlers,
  ...notificationsHandlers,
  ...bankAccountHandlers,
  ...paymentMethodHandlers,
  ...punchoutHandlers,
  ...recallHandlers,
  ...returnHandlers,
  ...ruleHandlers,
  ...twoFactorSignInHandlers,
  ...sitesHandlers,
  ...stepsHandlers,
  ...subscriptionHandlers,
}
