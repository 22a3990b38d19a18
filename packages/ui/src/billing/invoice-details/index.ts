export { InvoiceDetails, type InvoiceDetailsProps } from './invoice-details.js'
export { type InvoiceDetailsMessages, invoiceDetailsMessages } from './invoice-details.messages.js'
