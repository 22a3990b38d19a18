import { cents, formatUsd, MAX_CENTS } from '@gauze/rules'
import type { BookedPlace, Difference } from './differences.js'

const parts = {
  amount: 'amount',
  amountAndFee: 'amount and fee',
  applied: 'applied',
  convenienceFee: 'convenience fee',
  credited: 'credited',
  day: 'day',
  dueDay: 'due day',
  earlierStatus: 'earlier status',
  fee: 'fee',
  goods: 'goods',
  kind: 'kind',
  paid: 'paid',
  pending: 'pending',
  placementDay: 'day of its placement',
  shipped: 'shipped',
  shipping: 'shipping',
  status: 'status',
  subtotal: 'subtotal',
  tax: 'tax',
  total: 'total',
  unitsFromAllocation: 'from the allocation',
  unitsHeld: 'held or waited for',
  used: 'used',
}

/** A stored value of a record. */
export type BookedPart = keyof typeof parts

/** The sources of calculations, with their verbs. */
const sources = {
  appliedCredits: 'the credits applied to it sum to',
  appliedPayments: 'the payments applied to it sum to',
  applications: 'its applications sum to',
  creditedGoods: 'its goods are worth',
  dayAndTerms: 'its day and its terms make',
  earlierMemos: 'what earlier memos left of its invoice is',
  eventBefore: 'the event before has',
  feeRate: 'its rate and its other amounts make',
  firstEvent: 'its first event has',
  lastEvent: 'its last event has',
  lineUnits: 'its lines have',
  lines: 'its lines sum to',
  noProvider: 'no provider was asked for more than',
  openInvoices: 'its open invoices sum to',
  openLines: 'its open lines have',
  openOrders: 'its open orders hold at least',
  orderAndInvoices: 'the order and its earlier invoices leave',
  orderPayment: 'the order has',
  orderShare: 'its part of the order is',
  orderTotal: 'the total of the order is',
  paidInvoices: 'it paid invoices of',
  parcelDay: 'its parcel shipped on',
  parcels: 'its parcels have',
  parts: 'its parts sum to',
  pendingPayments: 'the pending payments applied to it sum to',
  priceAndQuantity: 'its price, unit and quantity make',
  provider: 'the provider was asked for',
  taxRate: 'its rate and its taxable amounts make',
}

/** The source of a calculation. */
export type BookedSource = keyof typeof sources

interface OfInvoice {
  readonly invoiceId: number
}
interface OfStatus {
  readonly status: string
}

function invoiceName({ invoiceId }: OfInvoice) {
  return `the invoice with the id ${invoiceId}`
}

/** The words for each record that cannot be right, after the name of the record. */
const refusals = {
  acceptedAs: ({ status, orderStatus }: OfStatus & { orderStatus: string }) =>
    `is ${status}, but its order is ${orderStatus}.`,
  appliedAs: ({ status }: OfStatus) => `is ${status.toLowerCase()}, but it was applied.`,
  beganAs: ({ status }: OfStatus) => `began as ${status}, which no order does.`,
  captureUnfit: ({ status }: OfStatus) => `is ${status}, which its payment does not fit.`,
  creditsOtherGoods: () => 'is credited with other goods than its own.',
  creditsOtherInvoice: () => 'credits goods of another invoice.',
  creditsTooMany: () => 'credits more goods than its invoice charged.',
  creditsUnits: ({ expected, credited }: { expected: number; credited: number }) =>
    `should credit ${expected} ${expected === 1 ? 'unit' : 'units'}, but its credit memos credit ${credited}.`,
  endedOtherwise: (of: OfInvoice) => `no longer pays ${invoiceName(of)} since another moment than its return.`,
  endedUnreturned: (of: OfInvoice) => `no longer pays ${invoiceName(of)}, but it was not returned.`,
  expectedWithoutBank: () => 'debits no bank account, but its money is expected on a day.',
  goodsOfOther: () => 'has goods of another order.',
  heldAs: ({ status }: OfStatus) => `is ${status}, but it still holds goods or waits for some.`,
  heldBelowZero: () => 'are below 0, held or waited for.',
  holdsCount: ({ status, count, expected }: OfStatus & { count: number; expected: number }) =>
    `is ${status} with ${count} payments, not ${expected}.`,
  invoicedBeyond: () => 'was invoiced for more than its total.',
  laterPeriod: ({ start }: { start: string }) => `began on ${start}, but an open order holds some of a later period.`,
  lostHold: ({ status }: OfStatus) => `is ${status}, but nothing says what became of its reserved money.`,
  neverPending: () => 'was never pending, but its money came later.',
  noFirstEvent: () => 'has no event of its placement.',
  noQuantity: () => 'has no quantity.',
  notCaptured: ({ status }: OfStatus) => `is ${status.toLowerCase()}, but its money is not captured.`,
  notHeld: () => 'have no row of held goods.',
  otherCompany: () => 'belongs to another company.',
  otherCompanyThanInvoice: () => 'belongs to another company than its invoice.',
  otherCompanyThanOrder: () => 'belongs to another company than its order.',
  otherCompanyThanPapers: () => 'belongs to another company than its order and its credit memos.',
  otherCredit: () => 'was paid with the credit of another company.',
  otherGoods: () => 'has another item, price or unit than the order.',
  otherTotal: () => 'has another total than the event before.',
  overApplied: () => 'was applied for more than it is.',
  overInvoiced: ({ shipped, invoiced }: { shipped: number; invoiced: number }) =>
    `has shipped ${shipped}, but ${invoiced} have an invoice.`,
  overReturned: () => 'was returned more than it has shipped.',
  overShipped: () => 'has shipped more than it has.',
  overpaid: () => 'was paid more than once.',
  paidOutOfTime: (of: OfInvoice) => `pays ${invoiceName(of)} before it was made, or ended before that.`,
  parcelUnfit: ({ status }: OfStatus) =>
    `is ${status}, which does not fit its day of delivery and the status of the order.`,
  partsWithoutReturn: () => 'has parts, but it credits no return.',
  pendingButCome: () => 'is pending, but its money has come.',
  pendingButTaken: () => 'is pending, but the provider has taken its money.',
  postedButNotCome: () => 'is posted, but its money has not come.',
  postedButNotTaken: () => 'is posted, but the provider has not taken its money.',
  pricedAs: ({ status }: OfStatus) => `is ${status}, but it has prices.`,
  requestCount: ({ count }: { count: number }) => `has ${count} requests for its money.`,
  returnWithoutInvoice: () => 'credits a return, but no invoice.',
  returnedAs: ({ status }: OfStatus) => `was returned, but it is ${status}.`,
  returnedPays: (of: OfInvoice) => `was returned, but it still pays ${invoiceName(of)}.`,
  shippedAs: ({ status, shipped, all }: OfStatus & { shipped: number; all: number }) =>
    `is ${status}, but ${shipped} of ${all} units have shipped.`,
  shippedUncaptured: () => 'has shipped, but its payment is not captured.',
  underInvoiced: ({ shipped, invoiced }: { shipped: number; invoiced: number }) =>
    `has shipped ${shipped}, but only ${invoiced} have an invoice.`,
  wrongSequence: () => 'was made, came and was returned in another order.',
}

type RefusalValues = { readonly [Name in keyof typeof refusals]: Parameters<(typeof refusals)[Name]> }

/** Why a record cannot be right: a name, and the values that its words need. */
export type BookRefusal<Name extends keyof RefusalValues = keyof RefusalValues> = {
  [Each in Name]: readonly [name: Each, ...values: RefusalValues[Each]]
}[Name]

const refusalWords: { readonly [Name in keyof RefusalValues]: (...values: RefusalValues[Name]) => string } = refusals

function refusalText<Name extends keyof RefusalValues>([name, ...values]: readonly [Name, ...RefusalValues[Name]]) {
  return refusalWords[name](...values)
}

function recordName({ kind, name, parcel, item }: BookedPlace): string {
  switch (kind) {
    case 'allocation':
      return `The allocation of ${name} of the item ${item}`
    case 'backorder':
      return `A backorder of order ${name}`
    case 'balance':
      return `The balance of ${name}`
    case 'creditMemo':
      return `Credit memo ${name}`
    case 'estimate':
      return `Estimate ${name}`
    case 'holdOfOrder':
      return `The reserved money of order ${name}`
    case 'holdOfPayment':
      return `The reserved money of payment ${name}`
    case 'invoice':
      return `Invoice ${name}`
    case 'invoiceById':
      return `The invoice with the id ${name}`
    case 'order':
      return `Order ${name}`
    case 'parcel':
      return `Parcel ${parcel} of order ${name}`
    case 'payment':
      return `Payment ${name}`
    case 'return':
      return `Return ${name}`
  }
}

function unitsText({ kind, item, part }: BookedPlace): string[] {
  if (kind !== 'order' || item === undefined) return part === undefined ? [] : [parts[part]]
  return [`units of the item ${item}${part === undefined ? '' : ` ${parts[part]}`}`]
}

function placeText(place: BookedPlace): string {
  const { line, event } = place
  const within = [
    ...(line === undefined ? [] : [`line ${line}`]),
    ...(event === undefined ? [] : [`event ${event}`]),
    ...unitsText(place),
  ]
  return [recordName(place), ...within.map((words) => `, ${words}`), ...(within.length > 0 ? [','] : [])].join('')
}

/** An amount in words, however wrong it is. */
function amountText(value: number): string {
  return Number.isInteger(value) && Math.abs(value) <= MAX_CENTS ? formatUsd(cents(value)) : `${value} cents`
}

/** A difference in a sentence, with the stored and the calculated value. */
export function differenceText({ place, ...difference }: Difference): string {
  const name = placeText(place)
  switch (difference.code) {
    case 'amount': {
      const [stored, calculated] = [difference.storedCents, difference.calculatedCents].map(amountText)
      return `${name} says ${stored}, but ${sources[difference.of]} ${calculated}.`
    }
    case 'value':
      return `${name} says ${difference.stored ?? 'nothing'}, but ${sources[difference.of]} ${difference.expected ?? 'nothing'}.`
    case 'refused':
      return `${name} ${refusalText(difference.refusal)}`
  }
}
