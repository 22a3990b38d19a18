import type { MessageCatalog } from './catalog.types.js'
import { addresses } from './es/addresses.js'
import { approvals } from './es/approvals.js'
import { billing } from './es/billing.js'
import { buying } from './es/buying.js'
import { cart } from './es/cart.js'
import { catalog } from './es/catalog.js'
import { checkout } from './es/checkout.js'
import { company } from './es/company.js'
import { content } from './es/content.js'
import { deliveries } from './es/deliveries.js'
import { desk } from './es/desk.js'
import { feedback } from './es/feedback.js'
import { forms } from './es/forms.js'
import { issues } from './es/issues.js'
import { lists } from './es/lists.js'
import { navigation } from './es/navigation.js'
import { notifications } from './es/notifications.js'
import { orders } from './es/orders.js'
import { overview } from './es/overview.js'
import { paymentMethods } from './es/payment-methods.js'
import { punchOut } from './es/punch-out.js'
import { quotes } from './es/quotes.js'
import { recalls } from './es/recalls.js'
import { records } from './es/records.js'
import { remittance } from './es/remittance.js'
import { returns } from './es/returns.js'
import { rules } from './es/rules.js'
import { search } from './es/search.js'
import { signIn } from './es/sign-in.js'
import { subscriptions } from './es/subscriptions.js'
import { twoFactor } from './es/two-factor.js'

/**
 * All words in Spanish, for readers in the United States. The readme of this folder lists the terms that it uses.
 *
 * @example <GauzeProvider locale="es-US" messages={spanish}>
 */
export const spanish: MessageCatalog = {
  ...addresses,
  ...approvals,
  ...billing,
  ...buying,
  ...cart,
  ...catalog,
  ...checkout,
  ...company,
  ...content,
  ...deliveries,
  ...desk,
  ...feedback,
  ...forms,
  ...issues,
  ...lists,
  ...navigation,
  ...notifications,
  ...orders,
  ...overview,
  ...paymentMethods,
  ...punchOut,
  ...quotes,
  ...recalls,
  ...records,
  ...remittance,
  ...returns,
  ...rules,
  ...search,
  ...signIn,
  ...subscriptions,
  ...twoFactor,
}
