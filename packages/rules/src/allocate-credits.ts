import { type Cents, cents, sumCents } from './money.js'

/** An invoice to pay, and how much of it. */
export interface InvoiceToPay {
  readonly id: number
  /** Its open amount. */
  readonly due: Cents
  /** The amount to pay now. */
  readonly apply: Cents
}

/** A credit memo, or a payment of which some is not applied. */
export interface Credit {
  readonly kind: 'creditMemo' | 'payment'
  readonly id: number
  /** Its amount that can still be applied. */
  readonly available: Cents
}

/** How much of a credit pays how much of an invoice. */
export interface CreditUse {
  readonly invoiceId: number
  readonly kind: Credit['kind']
  readonly creditId: number
  readonly amount: Cents
}

/** Why a payment cannot be made as it is. */
export interface AllocationProblem {
  /** The invoice, or the credit, that is wrong. */
  readonly of: 'invoice' | Credit['kind']
  readonly id: number
  readonly code: 'not-positive' | 'above-due' | 'above-apply' | 'above-available' | 'unknown' | 'twice'
  /** The most that would be right. */
  readonly most: Cents
}

/** The effect of a payment on its invoices and credits. */
export interface CreditAllocation {
  readonly uses: readonly CreditUse[]
  readonly invoices: readonly (InvoiceToPay & {
    readonly credited: Cents
    readonly charged: Cents
    readonly left: Cents
  })[]
  readonly credits: readonly (Credit & { readonly used: Cents; readonly left: Cents })[]
  /** The sum of the amounts to pay. */
  readonly applied: Cents
  readonly credited: Cents
  /** The amount left to charge: applied less credited. */
  readonly charged: Cents
}

function keyOf({ kind, id }: Pick<Credit, 'kind' | 'id'>) {
  return `${kind} ${id}`
}

/** The oldest credit pays the oldest invoice first: both lists are used in their order. */
function inOrder(invoices: readonly InvoiceToPay[], credits: readonly Credit[]): CreditUse[] {
  const uses: CreditUse[] = []
  const rest = credits.map(({ available }) => Number(available))
  let next = 0
  for (const { id: invoiceId, apply } of invoices) {
    let open = Number(apply)
    while (open > 0 && next < credits.length) {
      const credit = credits[next]
      const amount = Math.min(open, rest[next] ?? 0)
      if (credit !== undefined && amount > 0) {
        uses.push({ invoiceId, kind: credit.kind, creditId: credit.id, amount: cents(amount) })
        open -= amount
        rest[next] = (rest[next] ?? 0) - amount
      }
      if ((rest[next] ?? 0) <= 0) next += 1
    }
  }
  return uses
}

function totalsBy<Key>(uses: readonly CreditUse[], key: (use: CreditUse) => Key): (of: Key) => Cents {
  const totals = new Map<Key, number>()
  for (const use of uses) totals.set(key(use), (totals.get(key(use)) ?? 0) + use.amount)
  return (of) => cents(totals.get(of) ?? 0)
}

function creditKeyOf({ kind, creditId }: CreditUse) {
  return keyOf({ kind, id: creditId })
}

/** The problems of the invoices of a payment: amounts that are not above 0, or above the amount due. */
function invoiceProblems(invoices: readonly InvoiceToPay[]): AllocationProblem[] {
  const seen = new Set<number>()
  return invoices.flatMap(({ id, due, apply }): AllocationProblem[] => {
    const isTwice = seen.has(id)
    seen.add(id)
    const problem = { of: 'invoice', id, most: due } as const
    if (isTwice) return [{ ...problem, code: 'twice' }]
    if (apply > due) return [{ ...problem, code: 'above-due' }]
    return apply <= 0 ? [{ ...problem, code: 'not-positive' }] : []
  })
}

function useProblems(
  invoices: readonly InvoiceToPay[],
  credits: readonly Credit[],
  uses: readonly CreditUse[],
): AllocationProblem[] {
  const ofInvoice = totalsBy(uses, ({ invoiceId }) => invoiceId)
  const ofCredit = totalsBy(uses, creditKeyOf)
  const invoiceIds = new Set(invoices.map(({ id }) => id))
  const creditKeys = new Set(credits.map(keyOf))
  const most = cents(0)
  return [
    ...uses.flatMap((use): AllocationProblem[] => {
      const problem = { of: use.kind, id: use.creditId, most }
      if (!creditKeys.has(creditKeyOf(use))) return [{ ...problem, code: 'unknown' }]
      if (!invoiceIds.has(use.invoiceId)) return [{ of: 'invoice', id: use.invoiceId, code: 'unknown', most }]
      return use.amount <= 0 ? [{ ...problem, code: 'not-positive' }] : []
    }),
    ...invoices.flatMap(({ id, apply }): AllocationProblem[] =>
      ofInvoice(id) > apply ? [{ of: 'invoice', id, code: 'above-apply', most: apply }] : [],
    ),
    ...credits.flatMap((credit): AllocationProblem[] =>
      ofCredit(keyOf(credit)) > credit.available
        ? [{ of: credit.kind, id: credit.id, code: 'above-available', most: credit.available }]
        : [],
    ),
  ]
}

/**
 * Decides which credit pays which invoice, and which amount is left to charge. The page and the server use this function, so
 * that a person sees before paying the amounts that are booked after it.
 *
 * @param invoices oldest first
 * @param credits oldest first; the ones that a person ticked
 * @param byHand the uses that a person typed; without them, the oldest credit pays the oldest invoice first
 * @returns the allocation, or the problems that stop it: nothing is ever applied beyond an invoice or a credit
 * @example
 * allocateCredits([{ id: 1, due: cents(500), apply: cents(300) }], [{ kind: 'creditMemo', id: 7, available: cents(100) }])
 * // { allocation: { uses: [{ invoiceId: 1, kind: 'creditMemo', creditId: 7, amount: 100 }], charged: 200, … }, problems: [] }
 */
export function allocateCredits(
  invoices: readonly InvoiceToPay[],
  credits: readonly Credit[],
  byHand?: readonly CreditUse[],
): { readonly allocation: CreditAllocation | null; readonly problems: readonly AllocationProblem[] } {
  const uses = byHand ?? inOrder(invoices, credits)
  const problems = [...invoiceProblems(invoices), ...useProblems(invoices, credits, uses)]
  if (problems.length > 0) return { allocation: null, problems }
  const ofInvoice = totalsBy(uses, ({ invoiceId }) => invoiceId)
  const ofCredit = totalsBy(uses, creditKeyOf)
  const applied = sumCents(invoices.map(({ apply }) => apply))
  const credited = sumCents(uses.map(({ amount }) => amount))
  const allocation = {
    uses,
    invoices: invoices.map((invoice) => {
      const paidByCredit = ofInvoice(invoice.id)
      const [charged, left] = [cents(invoice.apply - paidByCredit), cents(invoice.due - invoice.apply)]
      return { ...invoice, credited: paidByCredit, charged, left }
    }),
    credits: credits.map((credit) => {
      const used = ofCredit(keyOf(credit))
      return { ...credit, used, left: cents(credit.available - used) }
    }),
    applied,
    credited,
    charged: cents(applied - credited),
  }
  return { allocation, problems: [] }
}
