import type { CallInput, CallOutput, Invoice, PaymentDetails } from '@gauze/contract'
import { describe, expect, it } from 'vitest'
import { createActor, SimulatedClock } from 'xstate'
import { answer, controlled, fail, networkError, optionsOf, problem, settle } from '../../test/calls.js'
import { cardOf } from '../../test/checkout-data.js'
import { paymentActors } from './payment.actors.js'
import { paymentMachine } from './payment.machine.js'
import { readAmount } from './payment.rules.js'
import {
  selectCanPay,
  selectChoice,
  selectPaid,
  selectPaymentData,
  selectPaymentFailure,
  selectPlan,
  selectStage,
} from './payment.selectors.js'
import type { PaymentChoice, PaymentPort } from './payment.types.js'

function invoiceOf(id: number, amountDue: number): Invoice {
  return {
    ...{ id, invoiceNumber: `INV-${id}`, status: 'open', date: '2026-01-01', dueDate: '2026-01-31', daysOverdue: 0 },
    ...{
      poNum: '',
      orderId: null,
      orderNumber: null,
      shipTo: 'Dock',
      total: amountDue,
      paid: 0,
      credited: 0,
      amountDue,
    },
  }
}

const memo = {
  id: 7,
  creditMemoNumber: 'CM-7',
  date: '2026-01-05',
  reason: 'Return',
  total: 30,
  amountPaid: 0,
  maxApply: 30,
}

const made: PaymentDetails = {
  ...{
    id: 9,
    paymentNumber: 'PMT-9',
    status: 'Posted',
    date: '2026-02-01T12:00:00.000Z',
    method: 'Visa ending in 4242',
  },
  ...{ memo: '', amount: 120, applied: 120, unapplied: 0, fee: 0, paidBy: 'Ana Diaz', applications: [] },
}

function begin(change: Partial<PaymentPort> = {}, choice: Partial<PaymentChoice> = {}) {
  const clock = new SimulatedClock()
  const createPayment = controlled<CallInput<'createPayment'>, CallOutput<'createPayment'>>()
  const server = { invoices: [invoiceOf(1, 100), invoiceOf(2, 50)] }
  const port: PaymentPort = {
    getInvoices: async ({ limit = 10 }) => {
      const { invoices: results } = server
      return { results, total: results.length, page: 1, pages: 1, limit: Number(limit) }
    },
    getCreditInfo: async () => ({ creditMemos: [memo], unappliedPayments: [] }),
    getPaymentMethods: async () => ({ cards: [cardOf(3), { ...cardOf(4), expired: true }] }),
    getConvFeeExempt: async () => ({ convFeeExempt: true }),
    getConvenienceFeeRate: async () => ({ convenienceFeeRate: 3 }),
    createPayment,
    ...change,
  }
  const machine = paymentMachine.provide({ actors: paymentActors(port) })
  const payment = createActor(machine, { clock, input: { keySeed: 'seed', ownerId: 'owner', choice } })
  payment.start()
  const snapshot = () => payment.getSnapshot()
  return {
    ...{ payment, clock, server, createPayment },
    stage: () => selectStage(snapshot()),
    plan: () => selectPlan(snapshot()),
    choice: () => selectChoice(snapshot()),
    failure: () => selectPaymentFailure(snapshot()),
    canPay: () => selectCanPay(snapshot()),
    keys: () => createPayment.calls.map((_, index) => optionsOf(createPayment, index).idempotencyKey),
    choose: (...ids: number[]) => payment.send({ type: 'invoices.choose', ids, isChosen: true }),
    set: (values: Partial<PaymentChoice>) => payment.send({ type: 'choice.set', values }),
    pay: () => payment.send({ type: 'payment.make' }),
  }
}

async function start(...args: Parameters<typeof begin>) {
  const begun = begin(...args)
  await settle()
  return begun
}

describe('ACCT-10 choosing', () => {
  it('reads up to 10,000 open invoices, the first due first, with credits, cards and the fee', async () => {
    const asked: unknown[] = []
    const { payment } = await start({
      getConvFeeExempt: async () => ({ convFeeExempt: false }),
      getInvoices: async (input) => {
        asked.push(input)
        return { results: [], total: 0, page: 1, pages: 0, limit: 10_000 }
      },
    })
    expect(asked).toEqual([{ limit: 10_000, status: 'open', sort: 'dueDate', orderBy: 'asc' }])
    expect(selectPaymentData(payment.getSnapshot())).toMatchObject({
      credits: [{ kind: 'creditMemo', id: 7, number: 'CM-7', about: 'Return', available: 3000 }],
      feePercent: 3,
    })
  })

  it('PLUS-05 chooses invoices with what is due, takes less, and uses ticked credits on the oldest', async () => {
    const { choose, set, plan, choice, canPay, payment } = await start()
    expect(canPay()).toBe(false)
    choose(1, 2)
    expect(choice().amounts).toEqual({ 1: '100.00', 2: '50.00' })
    set({ amounts: { ...choice().amounts, 2: '20.5' }, credits: ['creditMemo 7'] })
    expect(plan()).toMatchObject({
      total: 9_050,
      needsCard: true,
      allocation: { applied: 12_050, credited: 3_000, uses: [{ invoiceId: 1, creditId: 7, amount: 3_000 }] },
    })
    expect(canPay()).toBe(true)
    payment.send({ type: 'invoices.choose', ids: [1], isChosen: false })
    expect(plan()).toMatchObject({ total: 0, needsCard: false })
    expect(canPay()).toBe(true)
  })

  it('adds the fee to what is charged', async () => {
    const { choose, plan } = await start({ getConvFeeExempt: async () => ({ convFeeExempt: false }) })
    choose(1)
    expect(plan()).toMatchObject({ fee: 300, total: 10_300 })
  })

  it.each([
    ['much', 'not-an-amount'],
    ['1.234', 'not-an-amount'],
    ['', 'not-an-amount'],
    ['-4', 'not-an-amount'],
    ['100.01', 'above-due'],
    ['0', 'not-positive'],
  ])('an amount of "%s" has an error, and nothing can be paid', async (text, code) => {
    const { set, plan, canPay } = await start()
    set({ amounts: { 1: text } })
    expect(plan().invoiceErrors[1]).toMatchObject({ code })
    expect(canPay()).toBe(false)
  })

  it('reads amounts as people type them', () => {
    expect(['$1,038.99', ' 40 ', '7.', '0.5'].map(readAmount)).toEqual([103_899, 4_000, 700, 50])
  })

  it('keeps the entries of before a reload that are still possible, and never an expired card', async () => {
    const kept = { amounts: { 1: '60.00', 99: '5.00' }, credits: ['creditMemo 7', 'payment 1'], cardId: 4 }
    const { choice } = await start({}, kept)
    expect(choice()).toMatchObject({ amounts: { 1: '60.00' }, credits: ['creditMemo 7'], cardId: 3 })
  })
})

describe('ACCT-10 paying', () => {
  it('sends what was chosen, once, with one key', async () => {
    const { choose, set, pay, createPayment, keys, stage, payment } = await start()
    choose(1)
    set({ credits: ['creditMemo 7'], memo: ' March ' })
    pay()
    pay()
    expect(stage()).toBe('paying')
    expect(createPayment.calls).toHaveLength(1)
    expect(createPayment.calls[0]?.input).toEqual({
      invoices: [{ id: 1, amount: 100, due: 100 }],
      ...{ creditMemos: [7], unappliedPayments: [], paymentMethod: 3, memo: 'March', expectedTotal: 70 },
    })
    await answer(createPayment, 0, made)
    expect(stage()).toBe('made')
    expect(selectPaid(payment.getSnapshot())).toBe(made)
    expect(keys()).toEqual(['seed-1'])
  })

  it('tries again with the same key while no answer comes, and lets nothing change before the key shows it', async () => {
    const { choose, set, choice, pay, createPayment, keys, stage, clock, failure, payment } = await start()
    choose(1)
    pay()
    for (let tries = 0; tries < 6; tries += 1) {
      await fail(createPayment, tries, networkError)
      clock.increment(3_000)
    }
    expect(stage()).toBe('undecided')
    expect(failure()).toMatchObject({ code: 'not-confirmed' })
    set({ amounts: {} })
    expect(choice().amounts).toEqual({ 1: '100.00' })
    payment.send({ type: 'payment.retry' })
    await answer(createPayment, 6, made)
    expect(stage()).toBe('made')
    expect(new Set(keys())).toEqual(new Set(['seed-1']))
  })

  it('a decline keeps the entries and says why; the next try is another payment', async () => {
    const { choose, pay, createPayment, keys, stage, failure, choice } = await start()
    choose(1)
    pay()
    await fail(createPayment, 0, problem('validation', 'Declined.'))
    expect([stage(), failure()?.detail]).toEqual(['open', 'Declined.'])
    expect(choice().amounts).toEqual({ 1: '100.00' })
    pay()
    expect(keys()).toEqual(['seed-1', 'seed-2'])
  })

  it('reads the invoices again when somebody else paid one, and leaves the others chosen', async () => {
    const { choose, pay, createPayment, server, stage, failure, choice } = await start()
    choose(1, 2)
    server.invoices = [invoiceOf(2, 50)]
    pay()
    await fail(
      createPayment,
      0,
      problem('conflict', 'INV-1 is paid already.', { type: 'https://gauze.example/problems/payment-changed' }),
    )
    await settle()
    expect([stage(), failure()?.detail]).toEqual(['open', 'INV-1 is paid already.'])
    expect(choice().amounts).toEqual({ 2: '50.00' })
  })

  it('says that nothing could be read, and reads again', async () => {
    let isAway = true
    const { payment, stage } = await start({
      getCreditInfo: async () => {
        if (isAway) throw networkError
        return { creditMemos: [], unappliedPayments: [] }
      },
    })
    expect(stage()).toBe('unavailable')
    isAway = false
    payment.send({ type: 'payment.retry' })
    await settle()
    expect(stage()).toBe('open')
  })

  it('a new card pays the rest', async () => {
    const { payment, choice } = await start()
    payment.send({ type: 'card.add', card: cardOf(8) })
    expect(choice().cardId).toBe(8)
  })
})
