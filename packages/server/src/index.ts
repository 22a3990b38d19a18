export { settingProblems } from './base/config.js'
export { StartError } from './base/start-error.js'
export { type GauzeOptions, runGauze } from './commands/run-gauze.js'
export type { PageOrigins } from './http/html-security.js'
export type { PagesPlugin, PageVisit } from './http/pages.js'
export { accountConvenienceFee } from './ports/account-convenience-fee.js'
export { accountPayment } from './ports/account-payment.js'
export { type BusinessCalendarOptions, businessCalendar } from './ports/business-calendar.js'
export { flatShippingCharge } from './ports/flat-shipping-charge.js'
export type {
  PdfAmount,
  PdfBlock,
  PdfCell,
  PdfColumn,
  PdfDocument,
  PdfFact,
  PdfLetterhead,
  PdfPanel,
  PdfPart,
  PdfPort,
  PdfSpan,
  PdfTable,
  PdfText,
} from './ports/pdf.types.js'
export { pdfkitPdf } from './ports/pdfkit-pdf.js'
export type {
  BuyingCompany,
  ConvenienceFeePort,
  ConvenienceFeeRequest,
  Destination,
  DuePayment,
  PaymentDecision,
  PaymentKind,
  PaymentMeans,
  PaymentPort,
  PaymentRequest,
  PaymentSettlement,
  Ports,
  RequestedPayment,
  ShipDatesRequest,
  ShippingCalendarPort,
  ShippingChargePort,
  ShippingChargeRequest,
  Tax,
  TaxPort,
  TaxRequest,
} from './ports/ports.types.js'
export type { SearchPort } from './ports/search.types.js'
export { type StripePaymentOptions, stripePayment } from './ports/stripe-payment.js'
export { tableTax } from './ports/table-tax.js'
export type { CountCache } from './reporting/cache-counter.js'
export type { Action, Command, CommandContext, Usage, Work } from './services/action.js'
export type { CatalogWatch, ShownCatalog } from './services/catalog-watch.js'
export type { DemoPlugin } from './services/demo.types.js'
export type { SearchPlugin, SearchUpkeep } from './services/search-plugin.types.js'
export { closeOnSignals, type RunningServer, type StartOptions, startServer } from './start/start-server.js'
