export { type BarcodeMessages, barcodeMessages, barcodeProblemText } from './barcode.messages.js'
export { invoiceAgeMessages, invoiceStatusMessages, paymentStatusMessages } from './billing.messages.js'
export { type ItemRefusalMessages, itemRefusalMessages, itemRefusalText } from './item-refusal.messages.js'
export {
  type ProblemMessages,
  type ProblemWords,
  problemMessages,
  problemText,
} from './problem.messages.js'
export { quantityMessages } from './quantity.messages.js'
