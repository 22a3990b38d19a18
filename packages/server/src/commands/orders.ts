import { StartError } from '../base/start-error.js'
import {
  cancelOrder,
  deliverOrder,
  type SentParcel,
  type Shipment,
  shipOrder,
} from '../modules/orders/fulfil-order.service.js'
import { type Command, defineAction } from '../services/action.js'
import { withServices } from './operate.js'
import { oneWord } from './read-words.js'

const carriers = ['ups', 'usps', 'fedex'] as const

const ONE_ORDER = 'one order number, such as SO-100123'

function shipmentOf({
  lines,
  carrier: named,
  tracking,
}: Readonly<Partial<Record<'lines' | 'carrier' | 'tracking', string | undefined>>>): Shipment {
  const carrier = carriers.find((name) => name === named?.toLowerCase())
  if (named !== undefined && carrier === undefined) {
    throw new StartError(`There is no carrier '${named}'. Give ups, usps or fedex.`)
  }
  if (lines !== undefined && !/^[1-9]\d{0,3}(?:,[1-9]\d{0,3})*$/.test(lines)) {
    throw new StartError(`'${lines}' are not line numbers. Give numbers from 1 with commas, such as --lines 1,3.`)
  }
  return {
    ...(lines === undefined ? {} : { lines: lines.split(',').map(Number) }),
    ...(carrier === undefined ? {} : { carrier }),
    ...(tracking === undefined ? {} : { trackingNumber: tracking }),
  }
}

function shippedText(orderNumber: string, { isLast, carrier, trackingNumber }: SentParcel): string {
  return `Order ${orderNumber} ${isLast ? 'has shipped' : 'has shipped in part'}: ${carrier} ${trackingNumber}`
}

/** `gauze orders` */
export const orders: Command = {
  ship: defineAction({
    usage: 'NUMBER [--lines 1,3] [--carrier ups|usps|fedex] [--tracking NUMBER]',
    description: 'send an order, or some of its lines, and invoice it',
    advice: {
      'goods-recalled': 'Close the recall, ship the other lines with --lines, or cancel the order.',
      'not-in-stock': 'Ship its other lines with --lines, or add stock first.',
    },
    options: { lines: { type: 'string' }, carrier: { type: 'string' }, tracking: { type: 'string' } },
    read: (given) => {
      const number = oneWord(given, ONE_ORDER)
      const shipment = shipmentOf(given.values)
      return withServices(async ({ db }, services) =>
        shippedText(number, await shipOrder(db, number, shipment, services)),
      )
    },
  }),
  deliver: defineAction({
    usage: 'NUMBER',
    description: 'record that a shipped order has arrived',
    options: {},
    read: (given) => {
      const number = oneWord(given, ONE_ORDER)
      return withServices(async ({ db }, services) => {
        await deliverOrder(db, number, services)
        return `Order ${number} was delivered`
      })
    },
  }),
  cancel: defineAction({
    usage: 'NUMBER [--reason TEXT]',
    description: 'cancel an order of which nothing has shipped',
    options: { reason: { type: 'string' } },
    read: (given) => {
      const number = oneWord(given, ONE_ORDER)
      const { reason = '' } = given.values
      return withServices(async ({ db }, services) => {
        await cancelOrder(db, number, reason, services)
        return `Order ${number} was canceled`
      })
    },
  }),
}
