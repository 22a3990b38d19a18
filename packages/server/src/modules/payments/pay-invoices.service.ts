import type { CallParsedInput } from '@gauze/contract'
import {
  type AllocationProblem,
  allocateCredits,
  type Cents,
  type CreditAllocation,
  cents,
  centsFromDollars,
  convenienceFee,
  easternDate,
  formatUsd,
} from '@gauze/rules'
import { invalid, notFound, ProblemError, refused } from '../../base/problem.js'
import type { InvoicePaymentMethod } from '../../db/schema/index.js'
import type { Scope } from '../../db/scope.js'
import { sessionOver } from '../../http/session.js'
import { queueMail } from '../../jobs/mail.js'
import { addBusinessDays } from '../../ports/business-calendar.js'
import type { PaymentMeans } from '../../ports/ports.types.js'
import type { Services } from '../../services/services.js'
import { notifyOfBilling, readBillingPeople } from '../billing/billing-notices.js'
import { paymentKindsFor } from '../payables/authorize-payment.js'
import { type PreparedPayment, payOnce, withPayment } from '../payables/pay-payable.js'
import type { UnkeyedPayment } from '../payables/payment-holds.repository.js'
import { paymentMethodText } from '../payables/payment-words.js'
import { isCardExpired } from '../payment-methods/payment-methods.repository.js'
import { feePercentOf } from '../pricing/charges.js'
import { requireMayPay } from './may-pay.js'
import { findPaymentByKey, insertPayment, lockPayables, type Payables, readPayables } from './payables.repository.js'
import { paymentMail } from './payment-mails.js'

type Form = CallParsedInput<'createPayment'>
type PayServices = Pick<Services, 'ports' | 'now' | 'jobs' | 'publicUrl'>

/** The business days that a bank takes for a debit, at most. */
const bankDays = 4

/** The way to pay the rest that credits do not cover. */
type PayingMethod = Extract<InvoicePaymentMethod, { kind: 'card' | 'bank' | 'credits' }>

/** A payment after all checks. */
interface PaymentDraft {
  readonly payables: Payables
  readonly allocation: CreditAllocation
  readonly fee: Cents
  readonly method: PayingMethod
  /** Null if credits pay everything. */
  readonly request: UnkeyedPayment | null
}

type FieldError = [field: string, messages: string[]]

function requireNamed(form: Form, { invoices, creditMemos, unappliedPayments }: Payables): void {
  const { creditMemos: memoIds = [], unappliedPayments: paymentIds = [] } = form
  const missing = (
    ids: readonly number[],
    found: readonly { readonly id: number }[],
    field: (at: number) => string,
  ) => {
    const known = new Set(found.map(({ id }) => id))
    return ids.flatMap((id, at) =>
      known.has(id) ? [] : [[field(at), ['is not one of your company’s']] satisfies FieldError],
    )
  }
  const invoiceIds = form.invoices.map(({ id }) => id)
  const unknown = [
    ...missing(invoiceIds, invoices, (at) => `invoices.${at}.id`),
    ...missing(memoIds, creditMemos, (at) => `creditMemos.${at}`),
    ...missing(paymentIds, unappliedPayments, (at) => `unappliedPayments.${at}`),
  ]
  if (unknown.length === 0) return
  const words = 'An invoice or a credit of this payment is not one of your company’s. Choose again.'
  throw notFound(words, Object.fromEntries(unknown))
}

/** Where a form names an invoice or a credit: in its list, or only in a use if it is not chosen. */
function fieldOf(of: AllocationProblem['of'], id: number, { invoices, creditMemos, unappliedPayments, uses }: Form) {
  const at = {
    invoice: invoices.findIndex((invoice) => invoice.id === id),
    creditMemo: creditMemos?.indexOf(id) ?? -1,
    payment: unappliedPayments?.indexOf(id) ?? -1,
  }[of]
  if (at >= 0)
    return { invoice: `invoices.${at}.amount`, creditMemo: `creditMemos.${at}`, payment: `unappliedPayments.${at}` }[of]
  if (of === 'invoice') return `uses.${uses?.findIndex(({ invoiceId }) => invoiceId === id)}.invoiceId`
  return `uses.${uses?.findIndex(({ kind, creditId }) => kind === of && creditId === id)}.creditId`
}

/** The words for a problem of an invoice or a credit, and the field of the form that it is about. */
function describe({ of, id, code, most }: AllocationProblem, form: Form, payables: Payables): FieldError {
  const lists = { invoice: payables.invoices, creditMemo: payables.creditMemos, payment: payables.unappliedPayments }
  const number = lists[of].find((record) => record.id === id)?.number ?? 'This record'
  const isPending = of === 'invoice' && payables.invoices.some((invoice) => invoice.id === id && invoice.pending > 0)
  const paid = isPending ? `a payment for ${number} is on its way already` : `${number} is paid already`
  const words: Readonly<Record<AllocationProblem['code'], string>> = {
    'above-due': most > 0 ? `${number} is open with ${formatUsd(most)}` : paid,
    'above-available': most > 0 ? `${formatUsd(most)} of ${number} is left` : `${number} is used up`,
    'above-apply': `the credits for ${number} are more than the ${formatUsd(most)} to pay`,
    'not-positive': `the amount for ${number} must be more than 0`,
    twice: `${number} is chosen twice`,
    unknown: `${number} is not part of this payment`,
  }
  return [fieldOf(of, id, form), [words[code]]]
}

function refuse(problems: readonly AllocationProblem[], form: Form, payables: Payables): never {
  const errors = Object.fromEntries(problems.map((problem) => describe(problem, form, payables)))
  const said = Object.values(errors).flat().slice(0, 3).join('; ')
  const hasChanged = problems.every(({ code }) => code === 'above-due' || code === 'above-available')
  if (!hasChanged) throw refused('payment-invalid', `This payment cannot be made: ${said}. Nothing was paid.`, errors)
  throw changed(`Something about this payment changed: ${said}. Nothing was paid: look it over and pay again.`, errors)
}

function changed(detail: string, errors?: Record<string, string[]>) {
  return new ProblemError({ slug: 'payment-changed', status: 409, detail, ...(errors ? { errors } : {}) })
}

/** Refuses a part of an invoice of which somebody paid another part meanwhile, such as in another tab. */
function requireAsSeen(form: Form, { invoices }: Payables): void {
  const open = new Map(invoices.map((invoice) => [invoice.id, invoice]))
  const errors = form.invoices.flatMap(({ id, due }, at): FieldError[] => {
    const invoice = open.get(id)
    if (due === undefined || invoice === undefined || centsFromDollars(due) === invoice.due) return []
    return [[`invoices.${at}.amount`, [`${invoice.number} is now open with ${formatUsd(cents(invoice.due))}`]]]
  })
  if (errors.length === 0) return
  const [[, [first = ''] = []] = ['', []]] = errors
  throw changed(`${first}. Nothing was paid: look it over and pay again.`, Object.fromEntries(errors))
}

function allocate(form: Form, payables: Payables): CreditAllocation {
  const amounts = new Map(form.invoices.map(({ id, amount }) => [id, centsFromDollars(amount)]))
  const isTwice = amounts.size < form.invoices.length
  const invoices = payables.invoices.map(({ id, due }) => ({ id, due: cents(due), apply: amounts.get(id) ?? cents(0) }))
  const credits = [
    ...payables.creditMemos.map(({ id, available }) => ({
      kind: 'creditMemo' as const,
      id,
      available: cents(available),
    })),
    ...payables.unappliedPayments.map(({ id, available }) => ({
      kind: 'payment' as const,
      id,
      available: cents(available),
    })),
  ]
  const uses = form.uses?.map(({ amount, ...use }) => ({ ...use, amount: centsFromDollars(amount) }))
  const usable = credits.filter(({ available }) => available > 0)
  const gone = credits.flatMap(({ kind, id, available }): AllocationProblem[] =>
    available > 0 ? [] : [{ of: kind, id, code: 'above-available', most: cents(0) }],
  )
  const { allocation, problems } = allocateCredits(invoices, usable, uses)
  const twice: AllocationProblem[] = isTwice
    ? form.invoices.flatMap(({ id }, at) =>
        form.invoices.findIndex((other) => other.id === id) < at
          ? [{ of: 'invoice', id, code: 'twice', most: cents(0) } as const]
          : [],
      )
    : []
  if (allocation === null || gone.length + twice.length > 0) refuse([...gone, ...twice, ...problems], form, payables)
  return allocation
}

/** The bank account to debit. */
function bankFor({ bankAccount }: Payables, { ports }: PayServices): PayingMethod {
  if (!ports.payment.bankEntry) {
    throw refused('payment-method-required', 'Bank accounts do not pay here. Choose a saved card.', {
      bankAccount: ['does not pay here'],
    })
  }
  if (bankAccount === null) {
    throw notFound('This bank account is not one of your company’s. Choose another one.', {
      bankAccount: ['is not one of your company’s'],
    })
  }
  const { id, bankName, last4 } = bankAccount
  return { kind: 'bank', bankAccountId: id, bankName, last4 }
}

/** The card to charge, or the bank account to debit. */
async function methodFor(form: Form, payables: Payables, services: PayServices): Promise<PayingMethod> {
  const { card } = payables
  if (form.paymentMethod !== undefined && form.bankAccount !== undefined)
    throw invalid({ bankAccount: ['cannot pay together with paymentMethod: send one of them'] })
  if (form.paymentMethod !== undefined && card === null) {
    throw notFound('This card is not one of your company’s. Choose another one.', {
      paymentMethod: ['is not one of your company’s'],
    })
  }
  if (form.bankAccount !== undefined) return bankFor(payables, services)
  const kinds = await paymentKindsFor(payables.accountId, payables, services)
  if (card === null || !kinds.includes('card')) {
    const words = 'Credits do not cover this payment. Choose a saved card or bank account for the rest.'
    throw refused('payment-method-required', words, { paymentMethod: ['is required'] })
  }
  if (isCardExpired(card, easternDate(services.now()))) {
    throw refused('card-expired', `The card ending in ${card.last4} has expired. Choose another one.`, {
      paymentMethod: ['this card has expired'],
    })
  }
  return { kind: 'card', paymentMethodId: card.id, brand: card.brand, last4: card.last4 }
}

/** The card or account that the provider is asked to charge; null for credits. */
function meansOf(method: PayingMethod, { cardToken, bankAccount }: Payables): PaymentMeans | null {
  if (method.kind === 'credits') return null
  return { ...method, token: (method.kind === 'card' ? cardToken : bankAccount?.token) ?? '' }
}

function nameOf(method: PayingMethod): string | null {
  return method.kind === 'credits' ? null : paymentMethodText(method)
}

/**
 * Does all checks of a payment and changes nothing.
 * @throws ProblemError when it cannot be made like this
 */
async function draftPayment(scope: Scope, form: Form, services: PayServices): Promise<PaymentDraft> {
  const payables = await readPayables(scope, {
    invoiceIds: form.invoices.map(({ id }) => id),
    creditMemoIds: form.creditMemos ?? [],
    paymentIds: form.unappliedPayments ?? [],
    cardId: form.paymentMethod ?? null,
    bankAccountId: form.bankAccount ?? null,
  })
  if (payables === null) throw sessionOver()
  requireNamed(form, payables)
  const allocation = allocate(form, payables)
  requireAsSeen(form, payables)
  const { charged } = allocation
  const method = charged > 0 ? await methodFor(form, payables, services) : ({ kind: 'credits' } as const)
  // The fee covers the cost of cards; a debit of a bank account has no fee.
  const rate = method.kind === 'card' ? await feePercentOf(payables, services) : null
  const fee = rate === null ? cents(0) : convenienceFee({ rate, base: charged })
  const total = cents(charged + fee)
  const expected = centsFromDollars(form.expectedTotal)
  if (total !== expected) {
    throw changed(
      `This payment now comes to ${formatUsd(total)} in place of ${formatUsd(expected)}. Nothing was paid: look it over and pay again.`,
    )
  }
  await requireMayPay(scope, total)
  const means = meansOf(method, payables)
  const request = means === null ? null : { accountId: scope.accountId, means, total, poNum: '' }
  return { payables, allocation, fee, method, request }
}

function applicationsOf({ uses, invoices }: CreditAllocation) {
  return [
    ...uses.map(({ invoiceId: invoice, kind, creditId, amount }) => ({
      ...{ invoice, amount },
      memo: kind === 'creditMemo' ? creditId : null,
      earlier: kind === 'payment' ? creditId : null,
    })),
    ...invoices.flatMap(({ id: invoice, charged: amount }) =>
      amount > 0 ? [{ invoice, amount, memo: null, earlier: null }] : [],
    ),
  ]
}

async function writePayment(
  scope: Scope,
  { key, form }: { readonly key: string; readonly form: Form },
  { payables, allocation, fee, method, request }: PaymentDraft,
  prepared: PreparedPayment<PayServices>,
): Promise<number> {
  const { services } = prepared
  const { charged, credited, invoices } = allocation
  const expectedOn = method.kind === 'bank' ? addBusinessDays(easternDate(services.now()), bankDays) : null
  const payment = await withPayment(scope, prepared, request, async () => {
    const made = await insertPayment(scope, {
      ...{ key, method, charged, fee, memo: form.memo?.trim() ?? '', receivedAt: services.now(), expectedOn },
      applications: applicationsOf(allocation),
    })
    return { made, payable: { paymentId: made.id }, isDue: true }
  })
  const numbers = new Map(payables.invoices.map(({ id, number }) => [id, number]))
  const mail = paymentMail({
    ...payment,
    ...{ email: payables.email, firstName: payables.firstName, charged, credited, fee },
    ...{ method: nameOf(method), expectedOn },
    invoices: invoices.map(({ id, apply, left }) => ({ number: numbers.get(id) ?? '', apply, left })),
    storeUrl: services.publicUrl(),
  })
  await queueMail(scope.db, services.jobs, mail)
  const { db, accountId, userId } = scope
  const people = await readBillingPeople(db, accountId, userId)
  const notice = { paymentId: payment.id, paymentNumber: payment.number }
  if (expectedOn === null) await notifyOfBilling(db, accountId, people, 'Payment Received', notice)
  return payment.id
}

/**
 * Pays invoices with credits and a card or bank account, once for one key: has the money authorized, and returns the
 * function that makes the payment in a transaction. Nothing is applied beyond an invoice or a credit, and a decline
 * changes nothing. A job takes the reserved money, or takes the payment back if it does not come. A debit of a bank
 * account is pending until then.
 * @param scope not of a transaction, which would wait for the provider
 * @param key the Idempotency-Key
 * @returns answers the id of the payment; throws a ProblemError when it cannot be made like this: then nothing has
 * changed
 */
export function payInvoices(
  scope: Scope,
  key: string,
  form: Form,
  services: PayServices,
): Promise<(transaction: Scope) => Promise<number>> {
  return payOnce(scope, {
    ...{ key, services, kind: 'payment' },
    lock: lockPayables,
    find: (owner) => findPaymentByKey(owner, key),
    draft: (owner, asked) => draftPayment(owner, form, asked),
    write: (tx, draft, prepared) => writePayment(tx, { key, form }, draft, prepared),
  })
}
