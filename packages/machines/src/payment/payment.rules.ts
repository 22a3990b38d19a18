import {
  allocateCredits,
  type Cents,
  cents,
  centsFromDollars,
  convenienceFee,
  dollarsFromCents,
  type InvoiceToPay,
} from '@gauze/rules'
import type {
  AmountError,
  PaymentChoice,
  PaymentContext,
  PaymentCredit,
  PaymentData,
  PaymentOrder,
  PaymentPlan,
} from './payment.types.js'

export const emptyChoice: PaymentChoice = { amounts: {}, credits: [], uses: null, cardId: null, memo: '' }

/** The name of a credit in {@link PaymentChoice}. */
export function creditKey({ kind, id }: Pick<PaymentCredit, 'kind' | 'id'>): string {
  return `${kind} ${id}`
}

const amountForm = /^\d{1,9}(?:\.\d{0,2})?$/

/** Reads an amount in dollars as a person types it, such as 1,038.99 or $40; `null` for a text that is none. */
export function readAmount(text: string): Cents | null {
  const plain = text
    .trim()
    .replace(/^\$/, '')
    .replace(/,(?=\d{3})/g, '')
  return amountForm.test(plain) ? centsFromDollars(plain.replace(/\.$/, '')) : null
}

/** An amount as a person would type it: `212.40`. */
export function amountText(amount: number): string {
  return (amount / 100).toFixed(2)
}

function chosenInvoices({ invoices }: PaymentData, { amounts }: PaymentChoice) {
  const chosen: InvoiceToPay[] = []
  const errors: Record<number, AmountError> = {}
  for (const { id, amountDue } of invoices) {
    const text = amounts[id]
    if (text === undefined) continue
    const apply = readAmount(text)
    if (apply === null) errors[id] = { code: 'not-an-amount', most: null }
    else chosen.push({ id, due: centsFromDollars(amountDue), apply })
  }
  return { chosen, errors }
}

const noPlan: PaymentPlan = {
  allocation: null,
  invoiceErrors: {},
  creditProblems: [],
  fee: cents(0),
  total: cents(0),
  needsCard: false,
}

/** The ticked credits. */
export function tickedCredits({ credits }: PaymentData, choice: PaymentChoice): readonly PaymentCredit[] {
  const ticked = new Set(choice.credits)
  return credits.filter((credit) => ticked.has(creditKey(credit)))
}

/** What the entries come to, by the function that the server uses, too. */
export function planOf({ data, choice }: Pick<PaymentContext, 'data' | 'choice'>): PaymentPlan {
  if (data === null) return noPlan
  const { chosen, errors } = chosenInvoices(data, choice)
  const { allocation, problems } = allocateCredits(chosen, tickedCredits(data, choice), choice.uses ?? undefined)
  const ofInvoices = problems.filter(({ of }) => of === 'invoice')
  const invoiceErrors = {
    ...errors,
    ...Object.fromEntries(ofInvoices.map(({ id, code, most }) => [id, { code, most }])),
  }
  const creditProblems = problems.filter(({ of }) => of !== 'invoice')
  const isComplete = chosen.length > 0 && Object.keys(errors).length === 0
  if (allocation === null || !isComplete) return { ...noPlan, invoiceErrors, creditProblems }
  const { charged } = allocation
  const fee = charged > 0 ? convenienceFee({ rate: data.feePercent, base: charged }) : cents(0)
  return { allocation, invoiceErrors, creditProblems, fee, total: cents(charged + fee), needsCard: charged > 0 }
}

/** Whether the payment can be made as it is. */
export function canPay(context: Pick<PaymentContext, 'data' | 'choice'>): boolean {
  const { allocation, needsCard } = planOf(context)
  if (allocation === null) return false
  return (
    !needsCard || (context.data?.cards.some(({ id, expired }) => id === context.choice.cardId && !expired) ?? false)
  )
}

/** The request to pay. */
export function orderOf(context: PaymentContext): PaymentOrder {
  const { data, choice } = context
  const { allocation, total, needsCard } = planOf(context)
  if (data === null || allocation === null) throw new Error('There is nothing to pay. Choose an invoice first.')
  const idsOf = (kind: PaymentCredit['kind']) =>
    tickedCredits(data, choice).flatMap((credit) => (credit.kind === kind ? [credit.id] : []))
  return {
    invoices: allocation.invoices.map(({ id, apply, due }) => ({
      id,
      amount: dollarsFromCents(apply),
      due: dollarsFromCents(due),
    })),
    creditMemos: idsOf('creditMemo'),
    unappliedPayments: idsOf('payment'),
    ...(choice.uses === null
      ? {}
      : { uses: choice.uses.map((use) => ({ ...use, amount: dollarsFromCents(use.amount) })) }),
    ...(needsCard && choice.cardId !== null ? { paymentMethod: choice.cardId } : {}),
    ...(choice.memo.trim() === '' ? {} : { memo: choice.memo.trim() }),
    expectedTotal: dollarsFromCents(total),
  }
}

/** The entries that are still possible: invoices may have been paid, and credits used, meanwhile. */
export function keepPossible(choice: PaymentChoice, data: PaymentData): PaymentChoice {
  const open = new Set(data.invoices.map(({ id }) => id))
  const usable = new Set(data.credits.map(creditKey))
  const cards = data.cards.filter(({ expired }) => !expired)
  const usual = cards.find(({ isDefault }) => isDefault) ?? cards[0]
  return {
    ...choice,
    amounts: Object.fromEntries(Object.entries(choice.amounts).filter(([id]) => open.has(Number(id)))),
    credits: choice.credits.filter((key) => usable.has(key)),
    uses:
      choice.uses?.filter((use) => open.has(use.invoiceId) && usable.has(creditKey({ ...use, id: use.creditId }))) ??
      null,
    cardId: cards.some(({ id }) => id === choice.cardId) ? choice.cardId : (usual?.id ?? null),
  }
}

/** Chooses invoices with what is due, or leaves them. */
export function chooseInvoices(
  { amounts }: PaymentChoice,
  { invoices }: PaymentData,
  ids: readonly number[],
  isChosen: boolean,
): PaymentChoice['amounts'] {
  const changed = new Set(ids)
  if (!isChosen) return Object.fromEntries(Object.entries(amounts).filter(([id]) => !changed.has(Number(id))))
  const due = invoices.flatMap(({ id, amountDue }) =>
    changed.has(id) && amounts[id] === undefined ? [[id, amountText(centsFromDollars(amountDue))] as const] : [],
  )
  return { ...amounts, ...Object.fromEntries(due) }
}
