import { easternDate, formatDate } from '@gauze/rules'
import type { PdfFact, PdfPart, PdfText } from '../../../ports/pdf.types.js'
import type { OrderDetailsRow } from '../../orders/orders.repository.js'
import { paymentMethodText } from '../../payables/payment-words.js'
import type { Customer, EstimateRecord, PackedParcel } from './paper-facts.repository.js'
import {
  addressLines,
  counted,
  customerPanel,
  goodsCells,
  goodsTable,
  known,
  type PaperStore,
  panel,
  paperPart,
  pricedTable,
  sellerPanel,
  sumOf,
  taxNotes,
  taxWords,
  totalAmounts,
  usd,
} from './paper-words.js'

type Makers = ReadonlyMap<number, string>

function orderFacts({ status, date, poNum, placedBy, shipDate }: OrderDetailsRow): PdfFact[] {
  return known([
    ['PO number', poNum],
    ['Ordered', formatDate(easternDate(date))],
    ['Ordered by', placedBy],
    ['Ship date', shipDate === null ? '' : formatDate(shipDate)],
    ['Status', status],
  ])
}

function noteBlock(notes: string) {
  return notes === '' ? null : ({ kind: 'text', text: [{ text: 'Notes: ', look: 'strong' }, notes] } as const)
}

/** An order as a paper. Its amounts add up from the lines to the total. */
export function orderPaper(order: OrderDetailsRow, customer: Customer, makers: Makers, store: PaperStore): PdfPart {
  const { orderNumber, lines, payment, billAddress, shipAddress, notes } = order
  const terms = paymentMethodText(payment)
  const tax = { tax: order.taxCents, basis: order.taxBasis, isShippingTaxed: order.isShippingTaxed, whole: null }
  const fact: PdfText = [{ text: usd(order.totalCents), look: 'strong' }, `, ${terms}`]
  return paperPart(store, { name: 'Order', number: orderNumber, fact, customer }, [
    {
      kind: 'panels',
      panels: [
        customerPanel(customer),
        panel('Bill to', addressLines(billAddress)),
        panel('Ship to', addressLines(shipAddress)),
        sellerPanel(store, 'Sold by'),
      ],
    },
    { kind: 'strip', facts: [...orderFacts(order), { name: 'Terms', value: terms }] },
    noteBlock(notes),
    pricedTable(lines, makers, order.taxCents),
    {
      kind: 'sums',
      amounts: totalAmounts(
        {
          subtotal: order.subtotalCents,
          shipping: order.shippingCents,
          tax: order.taxCents,
          convenienceFee: order.convenienceFeeCents,
          total: order.totalCents,
        },
        { lines: lines.length, tax: taxWords(tax), total: 'Order total' },
      ),
      notes: [
        ...taxNotes(lines, tax, order.shippingCents),
        { title: 'Good to know', texts: ['This is not an invoice. Each shipment has its own invoice.'] },
      ],
    },
  ])
}

/** The numbers of the parcels that a line is in, with its units in each if it is in several: `1: 6, 2: 4`. */
function parcelsOf(lineId: number, parcels: readonly PackedParcel[]): string {
  const found = parcels.flatMap(({ lines }, index) =>
    lines.filter(({ id }) => id === lineId).map(({ quantity }) => ({ number: index + 1, quantity })),
  )
  return found.map(({ number, quantity }) => (found.length === 1 ? `${number}` : `${number}: ${quantity}`)).join(', ')
}

/**
 * A packing slip, which lies in the parcel and so names no amount. An order of several parcels says which line is in
 * which parcel.
 * @param parcels in the order of the order's parcels
 */
export function packingSlipPaper(
  order: OrderDetailsRow,
  parcels: readonly PackedParcel[],
  customer: Customer,
  makers: Makers,
  store: PaperStore,
): PdfPart {
  const { orderNumber, lines, fulfillments, shipAddress, notes } = order
  const shipped = sumOf(lines.map(({ quantityFulfilled }) => quantityFulfilled))
  const ordered = sumOf(lines.map(({ quantity }) => quantity))
  const fact: PdfText = [{ text: `${shipped} of ${counted(ordered, 'unit')}`, look: 'strong' }, ' shipped']
  const hasSeveral = parcels.length > 1
  const cells = lines.map((line, index) => [
    ...goodsCells(line, index, makers),
    ...(hasSeveral ? [parcelsOf(line.id, parcels)] : []),
    ...[String(line.quantity), String(line.quantityFulfilled)],
  ])
  const unitsOf = (index: number) => String(sumOf((parcels[index]?.lines ?? []).map(({ quantity }) => quantity)))
  return paperPart(store, { name: 'Packing slip', number: orderNumber, fact, customer }, [
    {
      kind: 'panels',
      panels: [customerPanel(customer), panel('Ship to', addressLines(shipAddress)), sellerPanel(store, 'Shipped by')],
    },
    { kind: 'strip', facts: [{ name: 'Order', value: orderNumber }, ...orderFacts(order)] },
    noteBlock(notes),
    {
      ...goodsTable([...(hasSeveral ? ['Parcel'] : []), 'Ordered', 'Shipped'], cells),
      sum: ['Units in all', '', '', '', ...(hasSeveral ? [''] : []), String(ordered), String(shipped)],
    },
    fulfillments.length === 0
      ? null
      : {
          kind: 'table',
          title: 'Parcels',
          isDense: true,
          columns: [
            { title: 'Parcel' },
            { title: 'Shipped', share: 2 },
            { title: 'Carrier', share: 2 },
            { title: 'Tracking number', share: 5 },
            { title: 'Units', align: 'right' },
          ],
          rows: fulfillments.map(({ shippedAt, carrier, trackingNumber }, index) => [
            `${index + 1} of ${fulfillments.length}`,
            ...[formatDate(easternDate(shippedAt)), carrier, trackingNumber, unitsOf(index)],
          ]),
        },
  ])
}

function estimateFact({ status, expirationDate, totalCents }: EstimateRecord, isPriced: boolean): PdfText {
  if (!isPriced) return status === 'Requested' ? 'Requested, without prices yet' : status
  const until = status === 'Open' ? ', valid until ' : `, ${status.toLowerCase()}, was valid until `
  if (expirationDate === null) return [{ text: usd(totalCents), look: 'strong' }]
  return [{ text: usd(totalCents), look: 'strong' }, until, { text: formatDate(expirationDate), look: 'strong' }]
}

/** A quote or estimate as a paper. One that the store has not priced names no amount. */
export function estimatePaper(
  estimate: EstimateRecord,
  customer: Customer,
  makers: Makers,
  store: PaperStore,
): PdfPart {
  const { estimateNumber, title, status, date, expirationDate, neededBy, requestedBy, lines, answer } = estimate
  const isPriced = status === 'Open' || status === 'Accepted' || status === 'Expired'
  const sums = {
    subtotal: estimate.subtotalCents,
    shipping: estimate.shippingCents,
    tax: estimate.taxCents,
    convenienceFee: 0,
    total: estimate.totalCents,
  }
  const { taxBasis: basis } = estimate
  const isShippingTaxed = basis !== null && estimate.isShippingTaxed
  const tax = { tax: sums.tax, basis, isShippingTaxed, whole: null }
  const accept = `Log in at ${store.host} and open ${estimateNumber} to order at these prices.`
  const texts: PdfText[] = [
    ...(answer === '' ? [] : [answer]),
    status === 'Open'
      ? accept
      : `Call ${store.seller.phone === '' ? store.seller.email : store.seller.phone} for new prices.`,
  ]
  const fact = estimateFact(estimate, isPriced)
  return paperPart(store, { name: 'Estimate', number: estimateNumber, fact, customer }, [
    {
      kind: 'panels',
      panels: [
        customerPanel(customer),
        panel('Requested by', [requestedBy === '' ? customer.name : requestedBy, title]),
        panel('Terms', [customer.terms ?? 'Payment by card']),
        sellerPanel(store, 'Estimate by'),
      ],
    },
    {
      kind: 'strip',
      facts: known([
        ['Estimate', estimateNumber],
        ['Requested', formatDate(easternDate(date))],
        ['Valid until', expirationDate === null ? '' : formatDate(expirationDate)],
        ['Needed by', neededBy === null ? '' : formatDate(neededBy)],
        ['Order', estimate.orderNumber],
        ['Status', status],
      ]),
    },
    isPriced
      ? pricedTable(lines, makers, sums.tax)
      : goodsTable(
          ['Qty'],
          lines.map((line, index) => [...goodsCells(line, index, makers), String(line.quantity)]),
        ),
    isPriced
      ? {
          kind: 'sums',
          amounts: totalAmounts(sums, { lines: lines.length, tax: taxWords(tax), total: 'Estimate total' }),
          notes: [
            ...taxNotes(lines, tax, sums.shipping),
            { title: status === 'Open' ? 'How to accept it' : 'Good to know', texts },
          ],
        }
      : null,
  ])
}
