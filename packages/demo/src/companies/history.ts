import type { OrderStatus } from '@gauze/contract'
import {
  addDays,
  type Cents,
  cartSubtotal,
  cents,
  convenienceFee,
  easternDate,
  easternDayStart,
  easternTime,
  lineTotal,
  parseUnitPrice,
  shippingCharge,
  sumCents,
  taxTotal,
  withCheckDigit,
} from '@gauze/rules'
import { type AddressSnapshot, defaultShippingPolicy, type PaymentSnapshot } from '@gauze/server/plugin'
import type { DemoCompany, History, SellableItem } from './demo.types.js'
import type { Random } from './random.js'

const HISTORY_DAYS = 548
const HOUR = 3_600_000
const DAY = 24 * HOUR
const RETURN_REASONS = ['Damaged in transit', 'Wrong size shipped', 'Ordered in error', 'Short-dated lot']

/** Sequences shared by all companies. */
export interface Counters {
  next(sequence: string, start: number): number
}

/** Creates sequences: the first number is the start. */
export function createCounters(): Counters & { last(sequence: string): number | undefined } {
  const given = new Map<string, number>()
  return {
    next: (sequence, start) => {
      const value = (given.get(sequence) ?? start - 1) + 1
      given.set(sequence, value)
      return value
    },
    last: (sequence) => given.get(sequence),
  }
}

/** The facts from which a company's history is generated. */
export interface HistoryInput {
  readonly company: DemoCompany
  readonly items: readonly SellableItem[]
  /** Dollars per base unit of the company's contract, by the id of the item. */
  readonly contractPrices: ReadonlyMap<number, string>
  /** Tax rate in percent and whether shipping is taxed, of an address. */
  readonly taxAt: (address: { state: string; zip: string }) => { ratePercent: string; shippingTaxable: boolean }
  readonly now: Date
  readonly random: Random
  readonly counters: Counters
}

type Order = History['orders'][number]
type OrderLine = History['orderLines'][number]
type Invoice = History['invoices'][number]

function emptyHistory(): History {
  return {
    orders: [],
    orderEvents: [],
    orderLines: [],
    fulfilments: [],
    fulfilmentLines: [],
    invoices: [],
    invoiceLines: [],
    payments: [],
    creditMemos: [],
    paymentApplications: [],
    estimates: [],
    estimateLines: [],
    itemLists: [],
    itemListDetails: [],
    subscriptions: [],
    notifications: [],
  }
}

function openCents(invoice: Invoice) {
  return invoice.totalCents - invoice.paidCents - invoice.creditedCents
}

interface PlacedOrder {
  readonly lines: readonly OrderLine[]
  readonly needsApproval: boolean
  readonly ageInDays: number
}

/** Whether part of an order can be sent and part left. */
function canBeParted(lines: readonly OrderLine[]) {
  return lines.length > 1 || lines.some(({ quantity }) => quantity > 1)
}

function allOf(lines: readonly OrderLine[]) {
  return lines.map((line) => ({ line, quantity: line.quantity }))
}

/** Half of the lines, or half of the only line's quantity. */
function firstHalfOf(lines: readonly OrderLine[]) {
  return lines.length > 1
    ? allOf(lines.slice(0, Math.ceil(lines.length / 2)))
    : lines.map((line) => ({ line, quantity: Math.floor(line.quantity / 2) }))
}

/** The reminders of the past went out, so that a new store reminds nobody at once. */
function remindedDaysOf(dueOn: string, today: string) {
  return [60, 30, 15, 1].find((days) => addDays(dueOn, days) <= today) ?? 0
}

class HistoryWriter {
  readonly history = emptyHistory()
  private readonly favorites: readonly SellableItem[]

  constructor(private readonly input: HistoryInput) {
    this.favorites = this.chooseFavorites()
  }

  write(): History {
    const { company } = this.input
    for (let index = 0; index < company.orderCount; index += 1) this.placeOrder(index)
    this.leavePrepayment()
    this.writeEstimates()
    this.writeLists()
    this.writeNotifications()
    this.placeAboveLimit()
    this.writeQuotes()
    return this.history
  }

  private id(table: string) {
    return this.input.counters.next(table, 1)
  }

  private chooseFavorites() {
    const { company, items } = this.input
    const allowed = items.filter(
      ({ rxLevel, prices }) => company.account.rxLevels?.includes(rxLevel) && this.priceIn(prices) !== undefined,
    )
    const liked = allowed.filter(({ displayName }) =>
      company.tastes.some((taste) => displayName.toLowerCase().includes(taste)),
    )
    const pool = liked.length >= 40 ? liked : allowed
    return Array.from({ length: 70 }, () => this.input.random.pick(pool))
  }

  private priceIn(prices: SellableItem['prices']) {
    return prices[this.input.company.account.priceLevel ?? ''] ?? prices['List Price']
  }

  private snapshot(id: number | undefined): AddressSnapshot {
    const address =
      this.input.company.addresses.find((candidate) => candidate.id === id) ?? this.input.company.addresses[0]
    if (!address) throw new Error(`${this.input.company.account.accountName} has no address. Give it one.`)
    const { label = '', attention = '', line1, line2 = '', city, state, zip } = address
    return { id: address.id, label, attention, line1, line2, city, state, zip }
  }

  private payment(): PaymentSnapshot {
    const { account, cards } = this.input.company
    const [card] = cards
    if (account.hasTerms || !card) return { kind: 'terms', terms: account.terms ?? 'Net 30' }
    return { kind: 'card', paymentMethodId: card.id, brand: card.brand, last4: card.last4 }
  }

  /** A moment of working hours, whole Eastern days ago, so that a seed at any hour writes the same records. */
  private workingHour(daysAgo: number) {
    const { now, random } = this.input
    const dayStart = easternDayStart(addDays(easternDate(now), -daysAgo))
    return new Date(Math.min(dayStart.getTime() + random.between(9 * HOUR, 17 * HOUR), now.getTime() - HOUR))
  }

  private momentOf(index: number) {
    const share = (index + this.input.random.next() * 0.8) / this.input.company.orderCount
    const ageInDays = Math.floor(HISTORY_DAYS * (1 - share))
    return { placedAt: this.workingHour(ageInDays), ageInDays }
  }

  private makeLines(orderId: number): OrderLine[] {
    const { random } = this.input
    const pieces = new Map(
      Array.from({ length: random.between(1, 7) }, () => random.pick(this.favorites)).map((item) => [item.id, item]),
    )
    return [...pieces.values()].map((item, position) => this.makeLine(orderId, position, item))
  }

  private makeLine(orderId: number, position: number, item: SellableItem): OrderLine {
    const { random } = this.input
    const unit = random.chance(0.75) ? item.units[0] : random.pick(item.units)
    return this.lineOf(orderId, position, item, unit)
  }

  private lineOf(orderId: number, position: number, item: SellableItem, unit = item.units[0], wanted = 0): OrderLine {
    const price = this.priceIn(item.prices)
    if (!unit || price === undefined) throw new Error(`${item.displayName} has no unit or no price. Leave it out.`)
    const quantity = wanted || this.quantityFor(price, unit.conversionRate)
    return {
      id: this.id('order_lines'),
      orderId,
      position,
      itemId: item.id,
      unitId: unit.id,
      itemName: item.itemName,
      displayName: item.displayName,
      mpn: item.mpn,
      matrixDetails: item.matrixDetails,
      unitName: unit.unitName,
      unitLabel: unit.label,
      conversionRate: unit.conversionRate,
      price,
      quantity,
      quantityFulfilled: 0,
      taxable: item.taxable,
      totalCents: lineTotal({ price: parseUnitPrice(price), conversionRate: unit.conversionRate, quantity }),
    }
  }

  private quantityFor(price: string, conversionRate: string) {
    const unitCents = lineTotal({ price, conversionRate, quantity: 1 })
    return unitCents > 50_000
      ? 1
      : unitCents > 10_000
        ? this.input.random.between(1, 3)
        : this.input.random.between(1, 12)
  }

  private amounts(lines: readonly OrderLine[], address: AddressSnapshot) {
    const { account } = this.input.company
    const { ratePercent, shippingTaxable } = this.input.taxAt(address)
    const subtotal = cartSubtotal(lines)
    const shipping = shippingCharge(subtotal, defaultShippingPolicy)
    const taxableLines = lines.filter(({ taxable }) => taxable).map(({ totalCents }) => cents(totalCents))
    const tax = taxTotal({ rate: ratePercent, taxableLines, shipping, shippingTaxable })
    const base = sumCents([subtotal, shipping, tax])
    const fee: Cents = account.convenienceFee
      ? convenienceFee({ rate: account.convenienceFeePercent ?? '0', base })
      : cents(0)
    return {
      taxRatePercent: ratePercent,
      shippingTaxable,
      convenienceFeePercent: account.convenienceFee ? (account.convenienceFeePercent ?? '0') : '0',
      subtotalCents: subtotal,
      shippingCents: shipping,
      taxCents: tax,
      convenienceFeeCents: fee,
      totalCents: sumCents([base, fee]),
    }
  }

  private placeOrder(index: number) {
    const { company, random } = this.input
    const { placedAt, ageInDays } = this.momentOf(index)
    const buyer = random.pick(company.users)
    const shipTo = this.snapshot(random.chance(0.7) ? company.addresses[0]?.id : random.pick(company.addresses).id)
    const id = this.id('orders')
    const lines = this.makeLines(id)
    const amounts = this.amounts(lines, shipTo)
    const needsApproval = buyer.approvalLimitCents != null && amounts.totalCents > buyer.approvalLimitCents
    const status = this.statusOf({ lines, needsApproval, ageInDays })
    const order: Order = {
      id,
      orderNo: `SO-${this.input.counters.next('order_no_seq', 100_001)}`,
      accountId: company.account.id,
      userId: buyer.id,
      status,
      poNum: company.account.hasTerms ? `PO-${company.account.id}${String(4100 + index * 3)}` : '',
      shipAddressId: shipTo.id,
      shipAddress: shipTo,
      billAddressId: this.snapshot(undefined).id,
      billAddress: this.snapshot(undefined),
      payment: this.payment(),
      ...amounts,
      placedAt,
      updatedAt: placedAt,
    }
    this.history.orders.push(order)
    this.history.orderLines.push(...lines)
    this.recordDecisions(order, needsApproval)
    this.fulfil(order, lines, ageInDays)
  }

  /**
   * The latest orders of a buyer with a limit: two wait for approval, and one was rejected. They draw no random number,
   * so that the rest of the demonstration stays as it is.
   */
  private placeAboveLimit() {
    const { company, now } = this.input
    const buyer = company.users.find(({ approvalLimitCents }) => approvalLimitCents != null)
    if (!buyer?.approvalLimitCents) return
    const limit = buyer.approvalLimitCents
    const shipTo = this.snapshot(undefined)
    for (const [index, hours] of [28, 20, 2].entries()) {
      const id = this.id('orders')
      const lines = this.linesAbove(limit, id, index)
      const placedAt = new Date(now.getTime() - hours * HOUR)
      const order: Order = {
        id,
        orderNo: `SO-${this.input.counters.next('order_no_seq', 100_001)}`,
        accountId: company.account.id,
        userId: buyer.id,
        status: index === 0 ? 'Rejected' : 'Pending Approval',
        poNum: company.account.hasTerms ? `PO-${company.account.id}${9100 + index}` : '',
        notes: index === 1 ? 'For the two extra cases on Tuesday.' : '',
        shipAddressId: shipTo.id,
        shipAddress: shipTo,
        billAddressId: shipTo.id,
        billAddress: shipTo,
        payment: this.payment(),
        ...this.amounts(lines, shipTo),
        placedAt,
        updatedAt: placedAt,
      }
      this.history.orders.push(order)
      this.history.orderLines.push(...lines)
      this.recordDecisions(order, true)
    }
  }

  /** Three lines that cost a little more than a limit in cents. */
  private linesAbove(limit: number, orderId: number, index: number): OrderLine[] {
    const items = [...new Map(this.favorites.map((item) => [item.id, item])).values()].slice(index * 3, index * 3 + 3)
    return items.map((item, position) => {
      const one = this.lineOf(orderId, position, item, item.units[0], 1)
      const quantity = Math.ceil((limit * 0.45) / one.totalCents)
      return {
        ...one,
        quantity,
        totalCents: lineTotal({ price: parseUnitPrice(one.price), conversionRate: one.conversionRate, quantity }),
      }
    })
  }

  /** Records the placement of an order, the decision of an administrator where it needed one, and its cancellation. */
  private recordDecisions(order: Order, needsApproval: boolean) {
    const { id, accountId, userId, status, totalCents, placedAt = this.input.now } = order
    const hoursLater = (hours: number) =>
      new Date(Math.min(placedAt.getTime() + hours * HOUR, this.input.now.getTime()))
    const event = { orderId: id, accountId, actor: 'user', userId, totalCents } as const
    const first = needsApproval ? 'Pending Approval' : 'Pending Fulfillment'
    this.history.orderEvents.push({ ...event, at: placedAt, toStatus: first })
    if (needsApproval && status !== 'Pending Approval') {
      const rejected = status === 'Rejected'
      this.history.orderEvents.push({
        ...event,
        at: hoursLater(2),
        userId: this.input.company.users.find(({ isAdmin }) => isAdmin)?.id ?? userId,
        fromStatus: first,
        toStatus: rejected ? 'Rejected' : 'Pending Fulfillment',
        reason: rejected ? 'Use the ward stock first.' : '',
      })
    }
    if (status === 'Cancelled') {
      const reason = 'Canceled by phone.'
      this.recordStep({ orderId: id, accountId, totalCents, at: hoursLater(3), toStatus: status, reason })
    }
  }

  /** Records a step of an order by the store's own staff. */
  private recordStep(event: Omit<History['orderEvents'][number], 'actor' | 'fromStatus'>) {
    const fromStatus = event.toStatus === 'Delivered' ? 'Shipped' : 'Pending Fulfillment'
    this.history.orderEvents.push({ ...event, actor: 'operator', fromStatus })
  }

  private statusOf({ lines, needsApproval, ageInDays }: PlacedOrder): OrderStatus {
    const { random } = this.input
    if (needsApproval && ageInDays < 9) return 'Pending Approval'
    if (needsApproval && random.chance(0.12)) return 'Rejected'
    if (random.chance(0.02)) return 'Cancelled'
    if (ageInDays < 2) return 'Pending Fulfillment'
    if (ageInDays < 4) return random.chance(0.4) && canBeParted(lines) ? 'Partially Fulfilled' : 'Shipped'
    return ageInDays < 5 ? 'Shipped' : 'Delivered'
  }

  private fulfil(order: Order, lines: readonly OrderLine[], ageInDays: number) {
    if (order.status !== 'Delivered' && order.status !== 'Shipped' && order.status !== 'Partially Fulfilled') return
    const { random } = this.input
    const sent = order.status === 'Partially Fulfilled' ? firstHalfOf(lines) : allOf(lines)
    const shippedAt = new Date((order.placedAt ?? this.input.now).getTime() + random.between(4, 26) * HOUR)
    const delivered = order.status === 'Delivered'
    const id = this.id('fulfilments')
    const carrier = random.pick(['UPS', 'UPS', 'FedEx', 'USPS', 'Gauze'] as const)
    const trackingNumber = this.trackingNumber(carrier)
    const deliveredAt = delivered ? new Date(shippedAt.getTime() + random.between(20, 70) * HOUR) : null
    this.history.fulfilments.push({
      id,
      orderId: order.id,
      accountId: order.accountId,
      carrier,
      trackingNumber,
      workwaveId: carrier === 'Gauze' ? `WW-${20_000 + id}` : null,
      status: delivered ? 'Delivered' : 'Shipped',
      shippedAt,
      deliveredAt,
    })
    const step = { orderId: order.id, accountId: order.accountId, totalCents: order.totalCents }
    const sentStatus = order.status === 'Partially Fulfilled' ? order.status : 'Shipped'
    this.recordStep({ ...step, at: shippedAt, toStatus: sentStatus })
    if (deliveredAt !== null) this.recordStep({ ...step, at: deliveredAt, toStatus: 'Delivered' })
    for (const { line, quantity } of sent) {
      line.quantityFulfilled = quantity
      this.history.fulfilmentLines.push({ fulfilmentId: id, orderLineId: line.id, quantity })
    }
    if (order.status !== 'Partially Fulfilled') this.invoice(order, lines, shippedAt, ageInDays)
  }

  private trackingNumber(carrier: 'UPS' | 'FedEx' | 'USPS' | 'Gauze') {
    const digits = (count: number) => Array.from({ length: count }, () => this.input.random.between(0, 9)).join('')
    const sound = (number: string) => withCheckDigit(number.slice(0, -1))
    if (carrier === 'UPS') return sound(`1Z${digits(16)}`)
    if (carrier === 'USPS') return sound(`9400${digits(18)}`)
    return carrier === 'FedEx' ? sound(digits(12)) : `GZ${digits(8)}`
  }

  private invoice(order: Order, lines: readonly OrderLine[], shippedAt: Date, ageInDays: number) {
    const { account } = this.input.company
    const issuedOn = easternDate(shippedAt)
    const onCard = order.payment.kind === 'card'
    const dueOn = addDays(issuedOn, onCard ? 0 : (account.termsDays ?? 30))
    const invoice: Invoice = {
      id: this.id('invoices'),
      invoiceNo: `INV-${this.input.counters.next('invoice_no_seq', 200_001)}`,
      accountId: order.accountId,
      orderId: order.id,
      poNum: order.poNum ?? '',
      issuedOn,
      dueOn,
      remindedDays: remindedDaysOf(dueOn, easternDate(this.input.now)),
      shipAddress: order.shipAddress,
      billAddress: order.billAddress,
      subtotalCents: order.subtotalCents,
      shippingCents: order.shippingCents ?? 0,
      taxCents: order.taxCents ?? 0,
      convenienceFeeCents: order.convenienceFeeCents ?? 0,
      totalCents: order.totalCents,
      paidCents: 0,
      creditedCents: 0,
    }
    this.history.invoices.push(invoice)
    for (const {
      id: _id,
      orderId: _orderId,
      unitId: _unitId,
      quantityFulfilled: _sent,
      taxable: _taxable,
      ...line
    } of lines)
      this.history.invoiceLines.push({ ...line, invoiceId: invoice.id })
    this.creditSome(invoice, lines, issuedOn)
    this.paySome(invoice, order.payment, shippedAt, ageInDays)
  }

  private creditSome(invoice: Invoice, lines: readonly OrderLine[], issuedOn: string) {
    const { random, now } = this.input
    const [line] = lines
    const grantedOn = addDays(issuedOn, 5)
    if (!line || !random.chance(0.07) || grantedOn > easternDate(now)) return
    const applied = random.chance(0.7)
    const id = this.id('credit_memos')
    this.history.creditMemos.push({
      id,
      creditMemoNo: `CM-${this.input.counters.next('credit_memo_no_seq', 400_001)}`,
      accountId: invoice.accountId,
      invoiceId: invoice.id,
      reason: random.pick(RETURN_REASONS),
      issuedOn: grantedOn,
      totalCents: line.totalCents,
      appliedCents: applied ? line.totalCents : 0,
    })
    if (!applied) return
    invoice.creditedCents += line.totalCents
    this.history.paymentApplications.push({
      accountId: invoice.accountId,
      invoiceId: invoice.id,
      creditMemoId: id,
      amountCents: line.totalCents,
      appliedAt: new Date(`${grantedOn}T15:00:00Z`),
    })
  }

  private paySome(invoice: Invoice, method: PaymentSnapshot, shippedAt: Date, ageInDays: number) {
    const { random, company } = this.input
    const open = openCents(invoice)
    if (open <= 0) return
    if (method.kind === 'card') return this.pay(invoice, method, shippedAt, open)
    const termsDays = company.account.termsDays ?? 30
    if (ageInDays < termsDays * 0.8) return
    if (ageInDays < termsDays * 3 && random.chance(0.12)) return
    const paidAfter = Math.min(random.between(Math.round(termsDays * 0.6), termsDays + 8), ageInDays - 2)
    const receivedAt = new Date(shippedAt.getTime() + paidAfter * DAY)
    const reference = String(this.id('payment_references') + 7_000)
    const by = random.chance(0.5) ? ('check' as const) : ('ach' as const)
    const partly = ageInDays < termsDays * 2 && random.chance(0.08)
    return this.pay(invoice, { kind: by, reference }, receivedAt, partly ? Math.ceil(open / 2) : open)
  }

  private pay(invoice: Invoice, method: History['payments'][number]['method'], receivedAt: Date, amountCents: number) {
    const id = this.recordPayment(method, receivedAt, amountCents, amountCents)
    invoice.paidCents += amountCents
    this.history.paymentApplications.push({
      accountId: invoice.accountId,
      invoiceId: invoice.id,
      paymentId: id,
      amountCents,
      appliedAt: receivedAt,
    })
  }

  private recordPayment(
    method: History['payments'][number]['method'],
    receivedAt: Date,
    amountCents: number,
    appliedCents: number,
  ) {
    const id = this.id('payments')
    this.history.payments.push({
      id,
      paymentNo: `PMT-${this.input.counters.next('payment_no_seq', 300_001)}`,
      accountId: this.input.company.account.id,
      userId: this.input.company.users[0]?.id ?? null,
      method,
      amountCents,
      appliedCents,
      status: 'Posted',
      receivedAt,
    })
    return id
  }

  /** A company on terms has paid something in advance, so that there is an unapplied payment to use. */
  private leavePrepayment() {
    const { company, random } = this.input
    if (!company.account.hasTerms) return
    const receivedAt = this.workingHour(random.between(6, 20))
    const reference = `ADV-${company.account.id}${random.between(100, 999)}`
    this.recordPayment({ kind: 'ach', reference }, receivedAt, random.between(200, 900) * 100, 0)
  }

  private atContractPrice(line: OrderLine): OrderLine {
    const { conversionRate, quantity } = line
    const price = this.input.contractPrices.get(line.itemId) ?? line.price
    return { ...line, price, totalCents: lineTotal({ price: parseUnitPrice(price), conversionRate, quantity }) }
  }

  private writeEstimates() {
    const { company, now, random } = this.input
    for (let index = 0; index < 4; index += 1) {
      const id = this.id('estimates')
      const createdAt = this.workingHour(index * 47 + random.between(2, 20))
      const expiresOn = addDays(easternDate(createdAt), 60)
      const lines = this.makeLines(0).map((line) => this.atContractPrice(line))
      const { subtotalCents, shippingCents, taxCents } = this.amounts(lines, this.snapshot(undefined))
      const fresh = expiresOn >= easternDate(now)
      this.history.estimates.push({
        id,
        estimateNo: `EST-${this.input.counters.next('estimate_no_seq', 10_001)}`,
        accountId: company.account.id,
        userId: company.users[0]?.id ?? null,
        status: fresh ? 'Open' : index % 2 === 0 ? 'Accepted' : 'Expired',
        title: ['Quarterly restock', 'New treatment room', 'Flu season', 'Emergency cart'][index] ?? 'Estimate',
        answeredAt: new Date(createdAt.getTime() + 5 * HOUR),
        expiresOn,
        subtotalCents,
        shippingCents,
        taxCents,
        totalCents: subtotalCents + shippingCents + taxCents,
        createdAt,
      })
      for (const { id: _id, orderId: _orderId, quantityFulfilled: _sent, taxable: _taxable, ...line } of lines)
        this.history.estimateLines.push({ ...line, estimateId: id })
    }
  }

  /**
   * A declined quote, and a quote that waits for its answer. They draw no random number, so that the rest of the
   * demonstration stays as it is.
   */
  private writeQuotes() {
    const { company, now } = this.input
    const items = [...new Map(this.favorites.map((item) => [item.id, item])).values()]
    const amounts = { subtotalCents: 0, totalCents: 0 }
    const written = [
      {
        status: 'Declined',
        title: 'Winter stock',
        notes: '',
        answer: 'The maker has stopped taking orders.',
        hours: 150,
      },
      { status: 'Requested', title: 'Second exam room', notes: 'We open it next month.', answer: '', hours: 20 },
    ] as const
    for (const [index, { hours, ...quote }] of written.entries()) {
      const id = this.id('estimates')
      const createdAt = new Date(now.getTime() - hours * HOUR)
      this.history.estimates.push({
        ...{ ...quote, ...amounts, id, createdAt, accountId: company.account.id, userId: company.users[0]?.id ?? null },
        estimateNo: `EST-${this.input.counters.next('estimate_no_seq', 10_001)}`,
        answeredAt: quote.status === 'Declined' ? new Date(createdAt.getTime() + 26 * HOUR) : null,
        neededBy: quote.status === 'Requested' ? addDays(easternDate(now), 10) : null,
      })
      for (const [position, item] of items.slice(index * 3, index * 3 + 3).entries()) {
        const {
          id: _,
          orderId: __,
          quantityFulfilled: ___,
          taxable: ____,
          ...line
        } = this.lineOf(0, position, item, item.units[0], 4)
        this.history.estimateLines.push({ ...line, estimateId: id, price: '0', totalCents: 0 })
      }
    }
  }

  private writeLists() {
    const { company, random, now } = this.input
    const owner = company.users[0]
    const address = company.addresses[0]
    if (!owner || !address) return
    for (const [index, name] of ['Weekly floor stock', 'Exam room basics', 'Monthly standing order'].entries()) {
      const id = this.id('item_lists')
      const chosen = new Map(
        Array.from({ length: 8 }, () => random.pick(this.favorites)).map((item) => [item.id, item]),
      )
      this.history.itemLists.push({ id, accountId: company.account.id, userId: owner.id, name, shared: index !== 1 })
      for (const item of chosen.values()) {
        const unit = item.units[0]
        if (unit)
          this.history.itemListDetails.push({
            itemListId: id,
            itemId: item.id,
            unitId: unit.id,
            quantity: random.between(1, 6),
          })
      }
      const card = company.cards[0]
      const nextRunOn = addDays(easternDate(now), random.between(5, 28))
      if (index !== 2 || owner.isPunchout || (!company.account.hasTerms && !card)) continue
      this.history.subscriptions.push({
        accountId: company.account.id,
        userId: owner.id,
        itemListId: id,
        ...{ every: 1, frequency: 'months' as const, startOn: nextRunOn, nextRunOn },
        shipAddressId: address.id,
        billAddressId: address.id,
        paymentMethodId: company.account.hasTerms ? null : (card?.id ?? null),
        poNum: company.account.hasTerms ? `STANDING-${company.account.id}` : '',
      })
    }
  }

  private writeNotifications() {
    const { company, random, now } = this.input
    const deliveries = this.history.fulfilments.filter(({ deliveredAt }) => deliveredAt).slice(-4)
    for (const user of company.users) {
      const recipient = { accountId: company.account.id, userId: user.id }
      for (const [index, { id, workwaveId, trackingNumber, deliveredAt }] of deliveries.entries()) {
        const at = deliveredAt ?? now
        this.history.notifications.push({
          ...recipient,
          notificationType: 'Fulfillment Delivered',
          metaData: {
            fulfillmentId: id,
            workwaveId: workwaveId ?? '',
            deliveryDate: easternDate(at).replaceAll('-', ''),
            timeOfDelivery: `${easternTime(at)}:00`,
            trackingNumber,
          },
          readAt: index < 2 ? at : null,
          createdAt: at,
        })
      }
      const waited = random.pick(this.favorites)
      const returned = random.pick(this.favorites)
      this.history.notifications.push(
        {
          ...recipient,
          notificationType: 'Backorder Ready',
          metaData: {
            item: {
              displayName: waited.displayName,
              matrixDetails: waited.matrixDetails,
              urlComponent: waited.urlComponent,
            },
            quantityPreviouslyBackordered: random.between(2, 20),
          },
          createdAt: new Date(now.getTime() - 2 * DAY),
        },
        {
          ...recipient,
          notificationType: 'Item Back in Stock',
          metaData: { item: { displayName: returned.displayName, urlComponent: returned.urlComponent } },
          createdAt: new Date(now.getTime() - DAY),
        },
      )
    }
  }
}

/**
 * Eighteen months of a company's orders, deliveries, invoices, payments, credits, estimates, lists, subscriptions and
 * notifications, consistent to the cent with each other.
 */
export function writeHistory(input: HistoryInput): History {
  return new HistoryWriter(input).write()
}
