import { accountConvenienceFee } from './account-convenience-fee.js'
import { accountPayment } from './account-payment.js'
import { businessCalendar } from './business-calendar.js'
import { flatShippingCharge } from './flat-shipping-charge.js'
import { pdfkitPdf } from './pdfkit-pdf.js'
import type { Ports } from './ports.types.js'
import { tableTax } from './table-tax.js'

/** The store's default ports, with those that a business replaces. */
export function createPorts(replaced: Partial<Ports> = {}): Ports {
  return {
    tax: tableTax,
    shippingCharge: flatShippingCharge(),
    convenienceFee: accountConvenienceFee,
    payment: accountPayment,
    shippingCalendar: businessCalendar(),
    pdf: pdfkitPdf,
    ...replaced,
  }
}
