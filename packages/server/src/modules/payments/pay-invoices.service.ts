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
import { notFound, ProblemError, refused } from '../../base/problem.js'
import type { PaymentSnapshot } from '../../db/schema/index.js'
import type { Scope } from '../../db/scope.js'
import { sessionOver } from '../../http/session.js'
import { queueMail } from '../../jobs/mail.js'
import { rehearse } from '../../ports/rehearse.js'
import type { Services } from '../../services/services.js'
import { isCardExpired } from '../account/payment-methods.repository.js'
import {
  type Authorization,
  authorizePayment,
  paymentKindsFor,
  requireAuthorized,
} from '../payables/authorize-payment.js'
import { assignHold, requestCapture, type UnkeyedPayment } from '../payables/payment-holds.repository.js'
import { feePercentOf } from '../pricing/charges.js'
import { findPaymentByKey, insertPayment, lockPayables, type Payables, readPayables } from './payables.repository.js'
import { paymentMail } from './payment-mails.js'

type Form = CallParsedInput<'createPayment'>
type PayServices = Pick<Services, 'ports' | 'now' | 'jobs' | 'publicUrl'>

/** A payment after all checks. */
interface PaymentDraft {
  readonly payables: Payables
  readonly allocation: CreditAllocation
  readonly fee: Cents
  readonly method: PaymentSnapshot | { readonly kind: 'credits' }
  /** Null if credits pay everything. */
  readonly request: UnkeyedPayment | null
}

/** What the ports and the payment provider answered about a payment before its transaction. */
export interface PreparedPayment {
  readonly services: PayServices
  readonly authorization: Authorization | null
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

/** The words for a problem of an invoice or a credit, and the field of the form that it is about. */
function describe({ of, id, code, most }: AllocationProblem, form: Form, payables: Payables): FieldError {
  const lists = { invoice: payables.invoices, creditMemo: payables.creditMemos, payment: payables.unappliedPayments }
  const number = lists[of].find((record) => record.id === id)?.number ?? 'This record'
  const words: Readonly<Record<AllocationProblem['code'], string>> = {
    'above-due': most > 0 ? `${number} is open with ${formatUsd(most)}` : `${number} is paid already`,
    'above-available': most > 0 ? `${formatUsd(most)} of ${number} is left` : `${number} is used up`,
    'above-apply': `the credits for ${number} are more than the ${formatUsd(most)} to pay`,
    'not-positive': `the amount for ${number} must be more than 0`,
    twice: `${number} is chosen twice`,
    unknown: `${number} is not part of this payment`,
  }
  const fields = {
    invoice: `invoices.${form.invoices.findIndex((invoice) => invoice.id === id)}.amount`,
    creditMemo: `creditMemos.${form.creditMemos?.indexOf(id) ?? -1}`,
    payment: `unappliedPayments.${form.unappliedPayments?.indexOf(id) ?? -1}`,
  }
  return [fields[of], [words[code]]]
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

/** The card to charge. */
async function cardFor(form: Form, payables: Payables, services: PayServices): Promise<SnapshotOfCard> {
  const { card } = payables
  const kinds = await paymentKindsFor(payables.accountId, payables, services)
  if (form.paymentMethod === undefined || !kinds.includes('card')) {
    throw refused('payment-method-required', 'Credits do not cover this payment. Choose a saved card for the rest.', {
      paymentMethod: ['is required'],
    })
  }
  if (card === null) {
    throw notFound('This card is not one of your company’s. Choose another one.', {
      paymentMethod: ['is not one of your company’s'],
    })
  }
  if (isCardExpired(card, easternDate(services.now()))) {
    throw refused('card-expired', `The card ending in ${card.last4} has expired. Choose another one.`, {
      paymentMethod: ['this card has expired'],
    })
  }
  return { kind: 'card', paymentMethodId: card.id, brand: card.brand, last4: card.last4 }
}

type SnapshotOfCard = Extract<PaymentSnapshot, { kind: 'card' }>

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
  })
  if (payables === null) throw sessionOver()
  requireNamed(form, payables)
  const allocation = allocate(form, payables)
  requireAsSeen(form, payables)
  const { charged } = allocation
  const method = charged > 0 ? await cardFor(form, payables, services) : ({ kind: 'credits' } as const)
  const rate = charged > 0 ? await feePercentOf(payables, services) : null
  const fee = rate === null ? cents(0) : convenienceFee({ rate, base: charged })
  const total = cents(charged + fee)
  const expected = centsFromDollars(form.expectedTotal)
  if (total !== expected) {
    throw changed(
      `This payment now comes to ${formatUsd(total)} in place of ${formatUsd(expected)}. Nothing was paid: look it over and pay again.`,
    )
  }
  const request =
    method.kind === 'card'
      ? { accountId: scope.accountId, means: { ...method, token: payables.cardToken ?? '' }, total, poNum: '' }
      : null
  return { payables, allocation, fee, method, request }
}

/**
 * Asks the ports about a payment of invoices and has the card authorized before anything is locked, unless there is a
 * payment with the key.
 * @param scope not of a transaction, which would wait for the provider
 * @param key the Idempotency-Key
 */
export async function preparePayment(
  scope: Scope,
  key: string,
  form: Form,
  services: PayServices,
): Promise<PreparedPayment> {
  const rehearsal = await rehearse(services, async (rehearsing) =>
    (await findPaymentByKey(scope, key)) === null ? draftPayment(scope, form, rehearsing) : null,
  )
  const request = rehearsal.result?.request ?? null
  const authorization = request === null ? null : await authorizePayment(scope, key, request, services)
  return { services: rehearsal.services, authorization }
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

/**
 * Pays invoices with credits and a card, in one transaction and once for one key: nothing is applied beyond an invoice or
 * a credit, and a decline changes nothing. A job takes the reserved money, or takes the payment
 * back if it does not come.
 * @param prepared by {@link preparePayment}
 * @returns the id of the payment
 * @throws ProblemError when it cannot be made like this; then nothing has changed
 */
export function payInvoices(scope: Scope, key: string, form: Form, prepared: PreparedPayment): Promise<number> {
  return scope.transaction(async (locked) => {
    await lockPayables(locked)
    const earlier = await findPaymentByKey(locked, key)
    if (earlier !== null) return earlier
    const { services, authorization } = prepared
    const { payables, allocation, fee, method, request } = await draftPayment(locked, form, services)
    const holdId = request === null ? null : await requireAuthorized(locked, authorization, request)
    const { charged, credited, invoices } = allocation
    const payment = await insertPayment(locked, {
      ...{ key, method, charged, fee, memo: form.memo?.trim() ?? '', receivedAt: services.now() },
      applications: applicationsOf(allocation),
    })
    if (holdId !== null) await assignHold(locked, holdId, { paymentId: payment.id })
    await requestCapture(locked, { paymentId: payment.id })
    const numbers = new Map(payables.invoices.map(({ id, number }) => [id, number]))
    const mail = paymentMail({
      ...payment,
      ...{ email: payables.email, firstName: payables.firstName, charged, credited, fee },
      method: method.kind === 'card' ? `${method.brand} ending in ${method.last4}` : null,
      invoices: invoices.map(({ id, apply, left }) => ({ number: numbers.get(id) ?? '', apply, left })),
      storeUrl: services.publicUrl(),
    })
    await queueMail(locked.db, services.jobs, mail)
    return payment.id
  })
}
