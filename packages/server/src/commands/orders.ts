import type { Config } from '../base/config.js'
import { StartError } from '../base/start-error.js'
import { cancelOrder, deliverOrder, type Shipment, shipOrder } from '../modules/orders/fulfil-order.service.js'
import type { Store } from '../services/store.js'
import { withOperatorJobs } from './operator-jobs.js'
import { readOptions } from './read-words.js'

const carriers = ['ups', 'usps', 'fedex'] as const

const options = {
  lines: { type: 'string' },
  carrier: { type: 'string' },
  tracking: { type: 'string' },
  reason: { type: 'string' },
} as const

type OptionName = keyof typeof options

/** The options of each action. */
const actions: Readonly<Record<string, readonly OptionName[]>> = {
  ship: ['lines', 'carrier', 'tracking'],
  deliver: [],
  cancel: ['reason'],
}

interface OrdersCommand {
  readonly action: string
  readonly orderNumber: string
  readonly values: Partial<Record<OptionName, string>>
}

function commandOf(args: readonly string[]): OrdersCommand {
  const { values, positionals } = readOptions(args, options)
  const [action = '', orderNumber, ...rest] = positionals
  const allowed = Object.hasOwn(actions, action) ? actions[action] : undefined
  if (allowed === undefined) throw new StartError(`There is no command 'orders ${action}'. Run: gauze help`)
  if (orderNumber === undefined || rest.length > 0) {
    throw new StartError(`'orders ${action}' takes one order number, such as SO-100123. Run: gauze help`)
  }
  const foreign = Object.keys(values).find((name) => !allowed.some((own) => own === name))
  if (foreign !== undefined) throw new StartError(`'orders ${action}' has no option --${foreign}. Run: gauze help`)
  return { action, orderNumber, values }
}

function shipmentOf({ lines, carrier: named, tracking }: OrdersCommand['values']): Shipment {
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

/**
 * Reads the words after `gauze orders`, by which an operator ships, delivers or cancels an order.
 * @returns the work, which answers a sentence for the operator
 * @throws StartError when the words are wrong; the work throws a ProblemError when the order refuses
 * @example
 * await runOrders(['ship', 'SO-100123', '--lines', '1,3'], config)(store)
 */
export function runOrders(args: readonly string[], config: Config): (store: Store) => Promise<string> {
  const { action, orderNumber, values } = commandOf(args)
  const { reason = '' } = values
  const shipment = shipmentOf(values)
  return (store) =>
    withOperatorJobs(store, config, (operator) => {
      const services = { ...operator, now: () => new Date() }
      if (action === 'ship') return shipOrder(store.db, orderNumber, shipment, services)
      if (action === 'deliver') return deliverOrder(store.db, orderNumber, services)
      return cancelOrder(store.db, orderNumber, reason, services)
    })
}
