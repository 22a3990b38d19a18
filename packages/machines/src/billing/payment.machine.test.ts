import type { CallInput, CallOutput, Invoice, PaymentDetails } from '@gauze/contract'
import { describe, expect, it } from 'vitest'
import { createActor, SimulatedClock } from 'xstate'
import { answer, controlled, fail, networkError, optionsOf, problem, settle } from '../../test/calls.js'
import { cardOf } from '../../test/checkout-data.js'
import { paymentActors } from './payment.actors.js'
import { paymentMachine } from './payment.machine.js'
import { amountText, readAmount } from './payment.rules.js'
import {
  selectCanPay,
  selectChoice,
  selectPaid,
  selectPaymentData,
  selectPaymentFailure,
  selectPending,
  selectPlan,
  selectStage,
} from './payment.selectors.js'
import type { PaymentChoice, PaymentPort, PendingPayment } from './payment.types.js'

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
      pending: 0,
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
  ...{
    memo: '',
    amount: 120,
    applied: 120,
    unapplied: 0,
    fee: 0,
    isDebit: false,
    paidBy: 'Ana Diaz',
    expectedOn: null,
    postedOn: null,
    returnedOn: null,
    applications: [],
  },
}

function begin(
  change: Partial<PaymentPort> = {},
  choice: Partial<PaymentChoice> = {},
  { keySeed = 'seed', pending = null }: { readonly keySeed?: string; readonly pending?: PendingPayment | null } = {},
) {
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
    getBankAccounts: async () => ({ bankAccounts: [], fields: null }),
    getConvFeeExempt: async () => ({ convFeeExempt: true }),
    getConvenienceFeeRate: async () => ({ convenienceFeeRate: 3 }),
    createPayment,
    ...change,
  }
  const machine = paymentMachine.provide({ actors: paymentActors(port) })
  const payment = createActor(machine, { clock, input: { keySeed, ownerId: 'owner', choice, pending } })
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

  it('PLUS-05 chooses invoices with the amount due, takes less, and uses ticked credits on the oldest', async () => {
    const { choose, set, plan, choice, canPay, payment } = await start()
    expect(canPay()).toBe(false)
    choose(1, 2)
    expect(choice().amounts).toEqual({ 1: '100.00', 2: '50.00' })
    payment.send({ type: 'amount.set', id: 2, amount: '20.5' })
    set({ credits: ['creditMemo 7'] })
    expect(plan()).toMatchObject({
      total: 9_050,
      needsMethod: true,
      allocation: { applied: 12_050, credited: 3_000, uses: [{ invoiceId: 1, creditId: 7, amount: 3_000 }] },
    })
    expect(canPay()).toBe(true)
    payment.send({ type: 'invoices.choose', ids: [1], isChosen: false })
    expect(plan()).toMatchObject({ total: 0, needsMethod: false })
    expect(canPay()).toBe(true)
  })

  it('adds the fee to the charged amount', async () => {
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

  it.each(['abc', '-1', '1.005', '1,50', '7x'])(
    'PLUS-05 a credit by hand of "%s" keeps its text, has an error, and nothing can be paid',
    async (amount) => {
      const { choose, set, plan, choice, canPay } = await start()
      choose(1)
      const use = { invoiceId: 1, kind: 'creditMemo', creditId: 7 } as const
      set({ credits: ['creditMemo 7'], uses: [{ ...use, amount: '5' }] })
      expect([plan().total, canPay()]).toEqual([9_500, true])
      set({ uses: [{ ...use, amount }] })
      expect(plan()).toMatchObject({ allocation: null, useErrors: { '1 creditMemo 7': { code: 'not-an-amount' } } })
      expect(choice().uses).toEqual([{ ...use, amount }])
      expect(canPay()).toBe(false)
    },
  )

  it('PLUS-05 a credit by hand of 0 is none', async () => {
    const { choose, set, plan } = await start()
    choose(1)
    set({ credits: ['creditMemo 7'], uses: [{ invoiceId: 1, kind: 'creditMemo', creditId: 7, amount: '0' }] })
    expect(plan()).toMatchObject({ total: 10_000, useErrors: {}, allocation: { uses: [] } })
  })

  it('PLUS-05 an invoice that is left takes its credits by hand and its errors along', async () => {
    const { choose, set, plan, choice, payment } = await start()
    choose(1, 2)
    const use = { kind: 'creditMemo', creditId: 7 } as const
    const [one, two] = [
      { ...use, invoiceId: 1, amount: '10' },
      { ...use, invoiceId: 2, amount: '5x' },
    ]
    set({ credits: ['creditMemo 7'], uses: [one, two] })
    payment.send({ type: 'amount.set', id: 1, amount: '0.50' })
    expect(plan()).toMatchObject({ invoiceErrors: { 1: { code: 'above-apply' } }, allocation: null })
    payment.send({ type: 'invoices.choose', ids: [1], isChosen: false })
    expect(plan()).toMatchObject({ invoiceErrors: {}, useErrors: { '2 creditMemo 7': { code: 'not-an-amount' } } })
    payment.send({ type: 'invoices.choose', ids: [2], isChosen: false })
    expect(choice().uses).toEqual([])
    choose(2)
    expect(plan()).toMatchObject({ invoiceErrors: {}, useErrors: {}, total: 5_000 })
  })

  it('PLUS-05 an amount that is being typed is not an amount yet, whatever credits pay of it', async () => {
    const { choose, set, plan, payment } = await start()
    choose(1)
    set({ credits: ['creditMemo 7'], uses: [{ invoiceId: 1, kind: 'creditMemo', creditId: 7, amount: '10' }] })
    payment.send({ type: 'amount.set', id: 1, amount: '' })
    expect(plan().invoiceErrors).toEqual({ 1: { code: 'not-an-amount', most: null } })
  })

  it('reads amounts as people type them', () => {
    expect(['$1,038.99', ' 40 ', '7.', '0.5'].map(readAmount)).toEqual([103_899, 4_000, 700, 50])
  })

  it('ACCT-10 writes amounts with separators, and reads them back the same', () => {
    expect([0, 5, 99_999, 141_473, 123_456_789].map(amountText)).toEqual([
      ...['0.00', '0.05', '999.99', '1,414.73', '1,234,567.89'],
    ])
    for (const amount of [0, 5, 99_999, 141_473, 123_456_789]) expect(readAmount(amountText(amount))).toBe(amount)
  })

  it('keeps the entries of before a reload that are still possible, and never an expired card', async () => {
    const kept = { amounts: { 1: '60.00', 99: '5.00' }, credits: ['creditMemo 7', 'payment 1'], cardId: 4 }
    const { choice } = await start({}, kept)
    expect(choice()).toMatchObject({ amounts: { 1: '60.00' }, credits: ['creditMemo 7'], cardId: 3 })
  })

  it('PLUS-05 keeps credits by hand of before a reload, of chosen invoices and ticked credits', async () => {
    const use = { invoiceId: 1, kind: 'creditMemo', creditId: 7, amount: '4.60' } as const
    const others = [
      { ...use, invoiceId: 2 },
      { ...use, invoiceId: 99 },
      { ...use, creditId: 8 },
      { ...use, kind: 'payment' as const },
    ]
    const { choice, plan } = await start(
      {},
      { amounts: { 1: '60.00' }, credits: ['creditMemo 7'], uses: [use, ...others] },
    )
    expect(choice().uses).toEqual([use])
    expect(plan().total).toBe(5_540)
  })
})

describe('ACCT-10 paying', () => {
  it('sends the chosen amounts once, with one key', async () => {
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

  it('PLUS-05 sends credits by hand as amounts, without the empty ones', async () => {
    const { choose, set, pay, createPayment } = await start()
    choose(1, 2)
    const use = { kind: 'creditMemo', creditId: 7 } as const
    const uses = [
      { ...use, invoiceId: 1, amount: '$4.6' },
      { ...use, invoiceId: 2, amount: ' ' },
    ]
    set({ credits: ['creditMemo 7'], uses })
    pay()
    expect(createPayment.calls[0]?.input).toMatchObject({
      uses: [{ ...use, invoiceId: 1, amount: 4.6 }],
      expectedTotal: 145.4,
    })
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

  it('asks after a reload with the same key and order, and pays nothing else before the answer', async () => {
    const before = await start()
    before.choose(1)
    before.pay()
    const pending = selectPending(before.payment.getSnapshot())
    before.payment.stop()
    const after = await start({}, { amounts: { 1: '100.00', 2: '50.00' } }, { keySeed: 'other', pending })
    expect(after.stage()).toBe('undecided')
    after.pay()
    after.set({ amounts: {} })
    expect(after.createPayment.calls).toEqual([])
    after.payment.send({ type: 'payment.retry' })
    expect(after.keys()).toEqual(before.keys())
    expect(after.createPayment.calls[0]?.input).toEqual(before.createPayment.calls[0]?.input)
    await answer(after.createPayment, 0, made)
    expect(after.stage()).toBe('made')
    expect(selectPending(after.payment.getSnapshot())).toBeNull()
  })

  it('after a refusal of a payment from before the reload, the next one has a key of its own', async () => {
    const pending = {
      idempotencyKey: 'seed-3',
      order: {
        invoices: [{ id: 1, amount: 100, due: 100 }],
        creditMemos: [],
        unappliedPayments: [],
        expectedTotal: 100,
      },
    }
    const { payment, createPayment, keys, stage, choose, pay } = await start({}, {}, { keySeed: 'other', pending })
    payment.send({ type: 'payment.retry' })
    await fail(createPayment, 0, problem('validation', 'Declined.'))
    expect([stage(), selectPending(payment.getSnapshot())]).toEqual(['open', null])
    choose(2)
    pay()
    expect(keys()).toEqual(['seed-3', 'other-2'])
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

  it('cuts the amount of a partly paid invoice to its open amount, and can be paid', async () => {
    const { payment, choose, pay, createPayment, server, stage, choice, plan, canPay } = await start()
    choose(1, 2)
    payment.send({ type: 'amount.set', id: 2, amount: '20.00' })
    server.invoices = [invoiceOf(1, 95), invoiceOf(2, 45)]
    pay()
    const changed = { type: 'https://gauze.example/problems/payment-changed' }
    await fail(createPayment, 0, problem('conflict', 'INV-1 is open with $95.00.', changed))
    await settle()
    expect(choice().amounts).toEqual({ 1: '95.00', 2: '20.00' })
    expect([stage(), canPay(), plan().total]).toEqual(['open', true, 11_500])
  })

  it('a discarded payment is asked about no more; the next one has a key of its own', async () => {
    const order = { invoices: [{ id: 1, amount: 100, due: 100 }], creditMemos: [], unappliedPayments: [] }
    const pending = { idempotencyKey: 'seed-3', order: { ...order, expectedTotal: 100 } }
    const { payment, keys, stage, choose, pay } = await start({}, {}, { keySeed: 'other', pending })
    payment.send({ type: 'payment.discard' })
    await settle()
    expect([stage(), selectPending(payment.getSnapshot())]).toEqual(['open', null])
    choose(2)
    pay()
    expect(keys()).toEqual(['other-2'])
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

describe('ACCT-10 paying by bank account', () => {
  const checking = { id: 5, bankName: 'Test Bank', last4: '6789', holder: 'Mercy Hospital', label: '' }

  it('replaces the card, drops its fee, and pays', async () => {
    const { payment, choose, plan, pay, createPayment } = begin({
      getConvFeeExempt: async () => ({ convFeeExempt: false }),
    })
    await settle()
    choose(1)
    expect(plan()).toMatchObject({ fee: 300, total: 10_300 })
    payment.send({ type: 'bankAccount.add', bankAccount: checking })
    expect(plan()).toMatchObject({ fee: 0, total: 10_000 })
    pay()
    expect(createPayment.calls[0]?.input).toMatchObject({ bankAccount: 5, expectedTotal: 100 })
    expect(createPayment.calls[0]?.input).not.toHaveProperty('paymentMethod')
  })

  it('is chosen for a company without a card, and again after a reload while it is still saved', async () => {
    const bank = { getBankAccounts: async () => ({ bankAccounts: [checking], fields: null }) }
    const withoutCards = begin({ ...bank, getPaymentMethods: async () => ({ cards: [] }) })
    await settle()
    withoutCards.choose(1)
    expect([withoutCards.choice().bankAccountId, withoutCards.canPay()]).toEqual([5, true])
    const kept = begin(bank, { bankAccountId: 5 })
    const gone = begin({}, { bankAccountId: 5 })
    await settle()
    expect(kept.choice()).toMatchObject({ cardId: null, bankAccountId: 5 })
    expect(gone.choice()).toMatchObject({ cardId: 3, bankAccountId: null })
  })
})
