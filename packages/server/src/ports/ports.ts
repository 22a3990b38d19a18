import { accountConvenienceFee } from './account-convenience-fee.js'
import { accountPayment } from './account-payment.js'
import { businessCalendar } from './business-calendar.js'
import { flatShippingCharge } from './flat-shipping-charge.js'
import { pdfkitPdf } from './pdfkit-pdf.js'
import type { Ports } from './ports.types.js'
import { type StripePaymentOptions, stripePayment } from './stripe-payment.js'
import { tableTax } from './table-tax.js'

/**
 * The store's default ports, with the ports of a business, which replace some of them.
 * @param stripe has Stripe take payments by card; null has orders only record the card
 */
export function createPorts(replaced: Partial<Ports> = {}, stripe: StripePaymentOptions | null = null): Ports {
  return {
    tax: tableTax,
    shippingCharge: flatShippingCharge(),
    convenienceFee: accountConvenienceFee,
    payment: stripe === null ? accountPayment : stripePayment(stripe),
    shippingCalendar: businessCalendar(),
    pdf: pdfkitPdf,
    ...replaced,
  }
}
