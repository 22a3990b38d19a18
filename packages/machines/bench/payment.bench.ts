import type { CallInput, Invoice } from '@gauze/contract'
import { createActor, waitFor } from 'xstate'
import { percentile, show } from '../../server/bench/figures.js'
import { type PaymentPort, paymentActors, paymentMachine } from '../src/billing/index.js'

const rounds = 400
const warmUps = 50

function invoiceOf(at: number): Invoice {
  return {
    ...{ id: at + 1, invoiceNumber: `INV-${at + 1}`, status: 'open', date: '2026-01-01', dueDate: '2026-01-31' },
    ...{ daysOverdue: 0, poNum: '', orderId: null, orderNumber: null, shipTo: 'Dock' },
    ...{ total: 100, paid: 0, credited: 0, pending: 0, amountDue: 100 + (at % 4) / 4 },
  }
}

function unused(): never {
  throw new Error('The benchmark pays nothing.')
}

function portOf(open: number): PaymentPort {
  const results = Array.from({ length: open }, (_, at) => invoiceOf(at))
  const memo = { id: 1, creditMemoNumber: 'CM-1', date: '2026-01-05', reason: 'Return', total: 900, amountPaid: 0 }
  return {
    getInvoices: async ({ limit = open }: CallInput<'getInvoices'>) => ({
      ...{ results, total: open, page: 1, pages: 1, limit: Number(limit) },
    }),
    getCreditInfo: async () => ({ creditMemos: [{ ...memo, maxApply: 900 }], unappliedPayments: [] }),
    getPaymentMethods: async () => ({ cards: [] }),
    getBankAccounts: async () => ({ bankAccounts: [], fields: null }),
    getConvFeeExempt: async () => ({ convFeeExempt: true }),
    getConvenienceFeeRate: async () => ({ convenienceFeeRate: 0 }),
    createPayment: async () => unused(),
  }
}

/** Milliseconds of each tick of one more invoice, among some open invoices of which some are chosen. */
async function ticks(open: number, chosen: number, count: number): Promise<number[]> {
  const machine = paymentMachine.provide({ actors: paymentActors(portOf(open)) })
  const payment = createActor(machine, { input: { keySeed: 'bench', ownerId: 'bench' } }).start()
  await waitFor(payment, (state) => state.matches('open'), { timeout: 10_000 })
  payment.send({ type: 'choice.set', values: { credits: ['creditMemo 1'] } })
  payment.send({ type: 'invoices.choose', ids: Array.from({ length: chosen }, (_, at) => at + 1), isChosen: true })
  const times: number[] = []
  for (let round = 0; round < count + warmUps; round += 1) {
    const start = performance.now()
    payment.send({ type: 'invoices.choose', ids: [open], isChosen: round % 2 === 0 })
    if (round >= warmUps) times.push(performance.now() - start)
  }
  payment.stop()
  return times.toSorted((a, b) => a - b)
}

/**
 * Measures how long the machine takes to choose one more invoice: among 100 open invoices, and among 10,000, as a ratio.
 * A tick costs as much as the chosen invoices, so the ratio of the same number of them is near 1. A smoke run shows
 * nothing.
 */
export async function benchPayment(isSmoke: boolean): Promise<void> {
  if (isSmoke) {
    await ticks(100, 40, 1)
    return
  }
  const few = await ticks(100, 40, rounds)
  show(['ms of a tick', 'p50', 'p99', 'ratio p50'])
  for (const [open, chosen] of [
    [100, 40],
    [10_000, 40],
    [10_000, 9_999],
  ] as const) {
    const times = await ticks(open, chosen, rounds)
    const [middle, slow] = [percentile(times, 0.5), percentile(times, 0.99)]
    const ratio = (middle / percentile(few, 0.5)).toFixed(1)
    show([`${chosen} of ${open}`, middle.toFixed(3), slow.toFixed(3), ratio])
  }
}
