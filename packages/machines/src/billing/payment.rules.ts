import {
  allocateCredits,
  type Cents,
  type CreditUse,
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
  TypedUse,
} from './payment.types.js'

export const emptyChoice: PaymentChoice = {
  amounts: {},
  credits: [],
  uses: null,
  cardId: null,
  bankAccountId: null,
  memo: '',
}

/** The name of a credit in {@link PaymentChoice}. */
export function creditKey({ kind, id }: Pick<PaymentCredit, 'kind' | 'id'>): string {
  return `${kind} ${id}`
}

/** The name of a credit's use for an invoice in {@link PaymentPlan}, as `11 creditMemo 7`. */
export function creditUseKey({ invoiceId, kind, creditId }: Omit<TypedUse, 'amount'>): string {
  return `${invoiceId} ${creditKey({ kind, id: creditId })}`
}

const amountForm = /^\d{1,9}(?:\.\d{0,2})?$/

function withoutMarks(text: string): string {
  return text
    .trim()
    .replace(/^\$/, '')
    .replace(/,(?=\d{3})/g, '')
}

/** Reads an amount in dollars as a person types it, such as 1,038.99 or $40; `null` for a text that is none. */
export function readAmount(text: string): Cents | null {
  // Ten thousand chosen invoices are read again with each choice, and most of their amounts have no marks.
  const plain = amountForm.test(text) ? text : withoutMarks(text)
  return amountForm.test(plain) ? cents(Math.round(Number(plain) * 100)) : null
}

/** An amount in cents as a field shows it: `1,414.73`, which {@link readAmount} reads. */
export function amountText(amount: number): string {
  return (amount / 100).toFixed(2).replaceAll(/\B(?=(?:\d{3})+\.)/g, ',')
}

/** The invoices by their ids, each with its place and its open amount. */
export function openInvoices({ invoices }: PaymentData): PaymentContext['open'] {
  return new Map(invoices.map(({ id, amountDue }, at) => [id, { at, due: centsFromDollars(amountDue) }]))
}

/** The chosen invoices in the order of the open ones, with their amounts, and the amounts that are none. */
function chosenInvoices(open: PaymentContext['open'], { amounts }: PaymentChoice) {
  const chosen: { readonly at: number; readonly invoice: InvoiceToPay }[] = []
  const errors: Record<number, AmountError> = {}
  for (const [key, text] of Object.entries(amounts)) {
    const id = Number(key)
    const known = open.get(id)
    if (known === undefined) continue
    const apply = readAmount(text)
    if (apply === null) errors[id] = { code: 'not-an-amount', most: null }
    else chosen.push({ at: known.at, invoice: { id, due: known.due, apply } })
  }
  chosen.sort((one, other) => one.at - other.at)
  return { chosen: chosen.map(({ invoice }) => invoice), errors }
}

/** The typed uses that are amounts above 0, and the errors of texts that are no amounts; an empty text is no use. */
function readUses(typed: readonly TypedUse[]) {
  const uses: CreditUse[] = []
  const errors: Record<string, AmountError> = {}
  for (const use of typed) {
    const amount = use.amount.trim() === '' ? cents(0) : readAmount(use.amount)
    if (amount === null) errors[creditUseKey(use)] = { code: 'not-an-amount', most: null }
    else if (amount > 0) uses.push({ ...use, amount })
  }
  return { uses, errors }
}

export const noPlan: PaymentPlan = {
  allocation: null,
  invoiceErrors: {},
  useErrors: {},
  creditProblems: [],
  fee: cents(0),
  total: cents(0),
  needsMethod: false,
}

/** The ticked credits. */
export function tickedCredits({ credits }: PaymentData, choice: PaymentChoice): readonly PaymentCredit[] {
  const ticked = new Set(choice.credits)
  return credits.filter((credit) => ticked.has(creditKey(credit)))
}

/** The plan of the entries, by the function that the server uses, too. */
export function planOf({ data, open, choice }: Pick<PaymentContext, 'data' | 'open' | 'choice'>): PaymentPlan {
  if (data === null) return noPlan
  const { chosen, errors } = chosenInvoices(open, choice)
  const { uses, errors: useErrors } = readUses(choice.uses ?? [])
  const ids = new Set(chosen.map(({ id }) => id))
  // An invoice whose amount is not readable yet has that error, and no other for the credits that pay it.
  const byHand = choice.uses === null ? undefined : uses.filter(({ invoiceId }) => ids.has(invoiceId))
  const { allocation, problems } = allocateCredits(chosen, tickedCredits(data, choice), byHand)
  const ofInvoices = problems.filter(({ of }) => of === 'invoice')
  const invoiceErrors = {
    ...errors,
    ...Object.fromEntries(ofInvoices.map(({ id, code, most }) => [id, { code, most }])),
  }
  const creditProblems = problems.filter(({ of }) => of !== 'invoice')
  const wrong = { invoiceErrors, useErrors, creditProblems }
  const isReadable = Object.keys(errors).length + Object.keys(useErrors).length === 0
  if (allocation === null || chosen.length === 0 || !isReadable) return { ...noPlan, ...wrong }
  const { charged } = allocation
  const isByCard = charged > 0 && choice.bankAccountId === null
  const fee = isByCard ? convenienceFee({ rate: data.feePercent, base: charged }) : cents(0)
  return { ...wrong, allocation, fee, total: cents(charged + fee), needsMethod: charged > 0 }
}

/** Whether the payment can be made as it is. */
export function canPay({ data, choice, plan }: Pick<PaymentContext, 'data' | 'choice' | 'plan'>): boolean {
  if (plan.allocation === null || data === null) return false
  const { cardId, bankAccountId } = choice
  return (
    !plan.needsMethod ||
    (bankAccountId === null
      ? data.cards.some(({ id, expired }) => id === cardId && !expired)
      : data.bankAccounts.some(({ id }) => id === bankAccountId))
  )
}

function meansOf({ cardId, bankAccountId }: PaymentChoice): Pick<PaymentOrder, 'paymentMethod' | 'bankAccount'> {
  if (bankAccountId !== null) return { bankAccount: bankAccountId }
  return cardId === null ? {} : { paymentMethod: cardId }
}

/** The request to pay. */
export function orderOf({ data, choice, plan }: PaymentContext): PaymentOrder {
  const { allocation, total, needsMethod } = plan
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
      : { uses: allocation.uses.map((use) => ({ ...use, amount: dollarsFromCents(use.amount) })) }),
    ...(needsMethod ? meansOf(choice) : {}),
    ...(choice.memo.trim() === '' ? {} : { memo: choice.memo.trim() }),
    expectedTotal: dollarsFromCents(total),
  }
}

/** An amount that was right, cut to the open amount of its invoice; a wrong amount stays, so that its field explains it. */
function cutAmount(text: string, due: Cents, dueBefore: Cents | undefined): string {
  const amount = readAmount(text)
  const wasRight = amount !== null && dueBefore !== undefined && amount <= dueBefore
  return wasRight && amount > due ? amountText(due) : text
}

/**
 * The entries that are still possible: invoices may have been paid, and credits used, meanwhile.
 * @param before the open invoices of before
 */
export function keepPossible(
  choice: PaymentChoice,
  data: PaymentData,
  open: PaymentContext['open'],
  before: PaymentContext['open'],
): PaymentChoice {
  const usable = new Set(data.credits.map(creditKey))
  const possible = Object.entries(choice.amounts).flatMap(([key, text]) => {
    const id = Number(key)
    const due = open.get(id)?.due
    return due === undefined ? [] : [[id, cutAmount(text, due, before.get(id)?.due)] as const]
  })
  const amounts: PaymentChoice['amounts'] = Object.fromEntries(possible)
  const credits = choice.credits.filter((key) => usable.has(key))
  const isPossible = ({ invoiceId, kind, creditId }: TypedUse) =>
    amounts[invoiceId] !== undefined && credits.includes(creditKey({ kind, id: creditId }))
  return {
    ...choice,
    amounts,
    credits,
    uses: choice.uses?.filter(isPossible) ?? null,
    ...keepMeans(choice, data),
  }
}

/** The chosen card or bank account while there is one; else the usual card, or the oldest bank account. */
function keepMeans(
  { cardId, bankAccountId }: PaymentChoice,
  data: PaymentData,
): Pick<PaymentChoice, 'cardId' | 'bankAccountId'> {
  const has = (accountId: number | null) => data.bankAccounts.some(({ id }) => id === accountId)
  if (has(bankAccountId)) return { cardId: null, bankAccountId }
  const cards = data.cards.filter(({ expired }) => !expired)
  const card = cards.find(({ id }) => id === cardId) ?? cards.find(({ isDefault }) => isDefault) ?? cards[0]
  if (card !== undefined) return { cardId: card.id, bankAccountId: null }
  return { cardId: null, bankAccountId: data.bankAccounts[0]?.id ?? null }
}

/** Chooses invoices with the amount due, or leaves them, and with them the credits by hand that pay them. */
export function chooseInvoices(
  { amounts, uses }: PaymentChoice,
  open: PaymentContext['open'],
  ids: readonly number[],
  isChosen: boolean,
): Pick<PaymentChoice, 'amounts' | 'uses'> {
  const changed: Record<number, string> = { ...amounts }
  for (const id of ids) {
    const due = open.get(id)?.due
    if (!isChosen) delete changed[id]
    else if (due !== undefined) changed[id] ??= amountText(due)
  }
  return { amounts: changed, uses: uses?.filter(({ invoiceId }) => changed[invoiceId] !== undefined) ?? null }
}
