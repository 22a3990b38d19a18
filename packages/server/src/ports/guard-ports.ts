import type { ErrorReporter } from '@gauze/rules/privacy'
import { keepDocuments } from './keep-documents.js'
import { PortFailure } from './port-failure.js'
import type {
  BankAccountDecision,
  CardDecision,
  PaymentDecision,
  PaymentSettlement,
  Ports,
  Tax,
  TaxRequest,
} from './ports.types.js'

/** Milliseconds after which a port has failed. */
const portTimeout = 5_000

/**
 * The same for a document: a document of thousands of rows takes seconds, next to another document and the rest of the
 * store.
 */
const pdfTimeout = 30_000

/** Milliseconds after which a failure has cost the shopper a wait. */
const slowFailure = 1_000

/** Milliseconds for which nobody waits for a port after a slow failure. */
const restTime = 5_000

/** A method of a port as the store calls it; a caller with its own deadline passes the deadline. */
type AskedMethod<Method> = Method extends (request: infer Request, signal: AbortSignal) => Promise<infer Answer>
  ? (request: Request, until?: AbortSignal) => Promise<Answer>
  : Method

/** The ports as the store calls them: they answer in time with something valid, or fail with a `PortFailure`. */
export type AskedPorts = {
  readonly [Name in keyof Ports]: { readonly [Method in keyof Ports[Name]]: AskedMethod<Ports[Name][Method]> }
}

/** The services of the server for asking a port. */
export interface PortServices {
  readonly ports: AskedPorts
}

/** Runs `work` for as long as a port may take, in milliseconds, and at most until a deadline. */
async function inTime<T>(
  work: (signal: AbortSignal) => Promise<T>,
  limit: number,
  until: AbortSignal | undefined,
): Promise<T> {
  const timeout = new AbortController()
  const signal = until === undefined ? timeout.signal : AbortSignal.any([timeout.signal, until])
  signal.throwIfAborted()
  const late = Promise.withResolvers<never>()
  signal.addEventListener('abort', () => late.reject(signal.reason))
  const timer = setTimeout(() => timeout.abort(new Error(`It took more than ${limit} ms.`)), limit)
  try {
    return await Promise.race([work(signal), late.promise])
  } finally {
    clearTimeout(timer)
  }
}

/**
 * A circuit breaker: shoppers must not wait, one after another, for a port that hangs. After a slow failure the port
 * rests, and calls of it fail at once. Then one caller tries it, while the calls of other callers still fail at once. A
 * quick failure opens nothing: it made nobody wait, and may be about that one request.
 */
function createBreaker(limit: number) {
  let restsUntil = 0
  return {
    isResting: () => {
      const now = performance.now()
      if (now < restsUntil) return true
      // The caller who tries it is done within this time.
      if (restsUntil > 0) restsUntil = now + limit
      return false
    },
    noteEnd: (isSlowFailure: boolean) => {
      restsUntil = isSlowFailure ? performance.now() + restTime : 0
    },
  }
}

/** Guards methods of ports, each by itself: a bank that is slow must not hide the ways to pay. */
function createGuard(errors: Pick<ErrorReporter, 'report'>) {
  return <Request, Answer>(
    name: keyof Ports,
    ask: (request: Request, signal: AbortSignal) => Promise<Answer>,
    isGood: (answer: Answer, request: Request) => boolean,
    limit = portTimeout,
  ) => {
    const breaker = createBreaker(limit)
    return async (request: Request, until?: AbortSignal): Promise<Answer> => {
      if (breaker.isResting()) throw new PortFailure(name)
      const start = performance.now()
      try {
        const answer = await inTime((signal) => ask(request, signal), limit, until)
        if (!isGood(answer, request)) {
          throw new Error(`The port ${name} answered ${JSON.stringify(answer)}, which it may not.`)
        }
        breaker.noteEnd(false)
        return answer
      } catch (error) {
        breaker.noteEnd(performance.now() - start >= slowFailure)
        errors.report(error, { source: 'service', details: { what: name } })
        throw new PortFailure(name, error)
      }
    }
  }
}

function isPercent(percent: number): boolean {
  return Number.isFinite(percent) && percent >= 0 && percent <= 100
}

function isTax({ ratePercent, shippingTaxable, taxableItemIds }: Tax, { items }: TaxRequest): boolean {
  const asked = new Set(items.map(({ itemId }) => itemId))
  return (
    isPercent(ratePercent) &&
    typeof shippingTaxable === 'boolean' &&
    Array.isArray(taxableItemIds) &&
    taxableItemIds.every((id) => asked.has(id))
  )
}

function isPaymentKind(kind: unknown): boolean {
  return kind === 'terms' || kind === 'card'
}

function isDecision(decision: PaymentDecision): boolean {
  if (!decision.isAccepted) return decision.isAccepted === false
  return decision.isAccepted === true && ['string', 'undefined'].includes(typeof decision.reference)
}

function isCardDecision(decision: CardDecision): boolean {
  if (!decision.isSaved) return decision.isSaved === false && typeof decision.reason === 'string'
  const { token, brand, last4, expMonth, expYear } = decision
  const texts = [token, brand, last4].every((text) => typeof text === 'string' && text !== '')
  // Nothing longer than four digits may be kept of a number.
  return texts && /^\d{4}$/.test(last4) && [expMonth, expYear].every(Number.isInteger) && !/\d{12}/.test(token)
}

function isBankAccountDecision(decision: BankAccountDecision): boolean {
  if (!decision.isSaved) return decision.isSaved === false && typeof decision.reason === 'string'
  const { token, bankName, last4 } = decision
  const texts = [token, bankName, last4].every((text) => typeof text === 'string' && text !== '')
  // Nothing longer than four digits may be kept of a number; account numbers have up to 17 digits, and some only four.
  return texts && /^\d{4}$/.test(last4) && !/\d{9}/.test(token)
}

function isSettlement(settlement: PaymentSettlement): boolean {
  // A port without types may answer nothing.
  if (settlement?.isSettled) return settlement.isSettled === true
  return settlement?.isSettled === false && typeof settlement.reason === 'string'
}

/** Cents; far below the largest amount, so that every sum that it is part of is an amount, too. */
const largestCharge = 10_000_000_000

const dateForm = /^\d{4}-\d{2}-\d{2}$/

/**
 * Guards the ports of a business: each call has a time limit, its answer is checked, and its error is reported; callers
 * only learn that the port failed.
 * @example
 * const ports = guardPorts(createPorts(options.ports), errors)
 * const percent = await ports.convenienceFee.percentFor({ company, listedPercent })
 */
export function guardPorts(ports: Ports, errors: Pick<ErrorReporter, 'report'>): AskedPorts {
  const { tax, shippingCharge, convenienceFee, payment, shippingCalendar, pdf } = ports
  const guard = createGuard(errors)
  return {
    tax: { taxAt: guard('tax', (request, signal) => tax.taxAt(request, signal), isTax) },
    shippingCharge: {
      get freeFrom() {
        return shippingCharge.freeFrom ?? null
      },
      chargeFor: guard(
        'shippingCharge',
        (request, signal) => shippingCharge.chargeFor(request, signal),
        (charge) => Number.isInteger(charge) && charge >= 0 && charge <= largestCharge,
      ),
    },
    convenienceFee: {
      percentFor: guard('convenienceFee', (request, signal) => convenienceFee.percentFor(request, signal), isPercent),
    },
    payment: {
      cardEntry: payment.cardEntry ?? null,
      ...(payment.saveCard === undefined
        ? {}
        : {
            saveCard: guard(
              'payment',
              (card, signal) => payment.saveCard?.(card, signal) ?? Promise.reject(new Error('No card can be saved.')),
              isCardDecision,
            ),
          }),
      bankEntry: payment.bankEntry ?? null,
      ...(payment.saveBankAccount === undefined
        ? {}
        : {
            saveBankAccount: guard(
              'payment',
              (account, signal) =>
                payment.saveBankAccount?.(account, signal) ??
                Promise.reject(new Error('No bank account can be saved.')),
              isBankAccountDecision,
            ),
          }),
      kindsFor: guard(
        'payment',
        (company) => payment.kindsFor(company),
        (kinds) => kinds.length > 0 && new Set(kinds).size === kinds.length && kinds.every(isPaymentKind),
      ),
      authorize: guard('payment', (request, signal) => payment.authorize(request, signal), isDecision),
      capture: guard(
        'payment',
        (paid, signal) => payment.capture(paid, signal),
        (outcome) => outcome === 'pending' || isSettlement(outcome),
      ),
      release: guard('payment', (paid, signal) => payment.release(paid, signal), isSettlement),
    },
    shippingCalendar: {
      get cutoffTime() {
        return shippingCalendar.cutoffTime
      },
      shipDates: guard(
        'shippingCalendar',
        (request, signal) => shippingCalendar.shipDates(request, signal),
        (dates) => dates.every((date) => dateForm.test(date)),
      ),
    },
    pdf: {
      write: keepDocuments(
        guard('pdf', (document, signal) => pdf.write(document, signal), Buffer.isBuffer, pdfTimeout),
      ),
    },
  }
}
