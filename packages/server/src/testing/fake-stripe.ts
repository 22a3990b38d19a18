import { once } from 'node:events'
import { createServer, type ServerResponse } from 'node:http'

type Form = Readonly<Record<string, string>>

/** A request as it arrived. */
interface ReceivedRequest {
  readonly method: string
  readonly path: string
  readonly headers: Readonly<Record<string, string | string[] | undefined>>
  /** The posted form, or the parameters of the address. */
  readonly form: Form
}

interface Intent {
  readonly id: string
  readonly object: 'payment_intent'
  readonly amount: number
  readonly currency: string
  readonly customer: string | null
  readonly metadata: Form
  readonly status: string
  readonly amount_capturable: number
  readonly amount_received: number
  readonly payment_method_types: readonly string[]
  readonly last_payment_error: { readonly message: string } | null
}

interface Answer {
  readonly status: number
  readonly body: unknown
}

/** The fault of the next request whose path ends so: its answer is lost, or there is no working server. */
interface Fault {
  readonly path: string
  readonly kind: 'lost' | 'hangs' | 'fails'
}

/** A request that is being worked on for as long as a test wants. */
export interface SlowRequest {
  /** Settles when it has arrived. */
  readonly arrived: Promise<void>
  /** Lets it be done and answered. */
  finish(): void
}

/** The part of Stripe's API that takes payments by card, as it speaks over HTTP. */
export interface FakeStripe {
  readonly url: string
  readonly secretKey: string
  readonly requests: readonly ReceivedRequest[]
  /** All payments, the oldest first. */
  intents(): readonly Intent[]
  /** Breaks the next request of a kind. */
  breakNext(path: string, kind: Fault['kind']): void
  /** Makes the next request whose path ends so wait until the test finishes it. */
  slowNext(path: string): SlowRequest
  /** Forgets all Idempotency-Keys, as after a day. */
  forgetKeys(): void
  /** Keeps the payments so far from the search, as for a while after they were made. */
  delaySearch(): void
  /** Ends all ACH debits that are under way, as after days; debits of an account without money are returned. */
  endDebits(): void
  /** Ends all reservations, as after a week. */
  lapse(): void
  /** Forgets payments, requests and faults. */
  reset(): void
  close(): Promise<void>
}

const secretKey = 'sk_test_ofthisfake'

/** Stripe's test cards, by the code with which each is declined. */
const declines = new Map([
  ['pm_card_visa_chargeDeclined', ['card_declined', 'generic_decline', 'Your card was declined.']],
  [
    'pm_card_visa_chargeDeclinedInsufficientFunds',
    ['card_declined', 'insufficient_funds', 'Your card has insufficient funds.'],
  ],
  [
    'pm_card_authenticationRequired',
    [
      'authentication_required',
      'authentication_required',
      'Your card was declined. This transaction requires authentication.',
    ],
  ],
])

function errorOf(status: number, error: object): Answer {
  return { status, body: { error } }
}

function invalid(code: string, message: string, more: object = {}): Answer {
  return errorOf(code === 'resource_missing' ? 404 : 400, { type: 'invalid_request_error', code, message, ...more })
}

function metadataOf(form: Form): Form {
  return Object.fromEntries(
    Object.entries(form).flatMap(([name, value]) => {
      const key = /^metadata\[(\w+)\]$/.exec(name)?.[1]
      return key === undefined ? [] : [[key, value]]
    }),
  )
}

/** Cards as Stripe describes them, by the payment method that its fields make of each. */
const savedCards = new Map([
  ['pm_card_visa', { brand: 'visa', last4: '4242', exp_month: 12, exp_year: 2031 }],
  ['pm_card_amex', { brand: 'amex', last4: '0005', exp_month: 1, exp_year: 2032 }],
])

/** Bank accounts, by payment method, with the reason for which each debit of one comes back. */
const bankAccounts = new Map<string, string | null>([
  ['pm_usBankAccount_success', null],
  ['pm_usBankAccount_insufficientFunds', 'The customer’s account has insufficient funds to cover this payment.'],
])

/** The customers of an account, and their cards. */
function createCustomers() {
  const customers: { readonly id: string; readonly metadata: Form }[] = []
  return {
    answer: ({ method, path, form }: ReceivedRequest): Answer | null => {
      if (method === 'GET' && path === '/v1/customers/search') {
        const [, field = '', value] = /^metadata\["(\w+)"\]:"([^"\\]*)"$/.exec(form.query ?? '') ?? []
        return { status: 200, body: { data: customers.filter(({ metadata }) => metadata[field] === value) } }
      }
      if (method === 'POST' && path === '/v1/customers') {
        const customer = { id: `cus_${customers.length + 1}`, metadata: metadataOf(form) }
        customers.push(customer)
        return { status: 200, body: customer }
      }
      const [, id = ''] = (method === 'POST' && /^\/v1\/payment_methods\/(\w+)\/attach$/.exec(path)) || []
      if (id === '') return null
      const decline = declines.get(id)
      if (decline !== undefined) {
        const [code, declineCode, message] = decline
        return errorOf(402, { type: 'card_error', code, decline_code: declineCode, message })
      }
      const card = savedCards.get(id)
      if (card === undefined) return invalid('resource_missing', `No such PaymentMethod: '${id}'`)
      return { status: 200, body: { id, customer: form.customer, card } }
    },
  }
}

/** The payments of an account and their possible changes. */
function createLedger() {
  const intents = new Map<string, Intent>()
  const unsearchable = new Set<string>()
  const customers = createCustomers()
  /** The payment methods that intents have from their creation. */
  const chosen = new Map<string, string>()

  const create = (form: Form): Answer => {
    const amount = Number(form.amount)
    if (!Number.isInteger(amount) || amount < 1) return invalid('parameter_invalid_integer', 'Invalid integer: amount')
    if (amount < 50) return invalid('amount_too_small', 'Amount must be at least $0.50 usd')
    if (amount > 99_999_999) return invalid('amount_too_large', 'Amount must be no more than $999,999.99')
    if (form.customer?.startsWith('cus_gone'))
      return invalid('resource_missing', `No such customer: '${form.customer}'`)
    const intent: Intent = {
      ...{ id: `pi_${intents.size + 1}`, object: 'payment_intent', amount, currency: form.currency ?? '' },
      ...{ customer: form.customer ?? null, metadata: metadataOf(form), amount_capturable: 0, amount_received: 0 },
      payment_method_types: [form['payment_method_types[]'] ?? 'card'],
      last_payment_error: null,
      status: form.payment_method === undefined ? 'requires_payment_method' : 'requires_confirmation',
    }
    if (form.payment_method !== undefined) {
      if (!bankAccounts.has(form.payment_method)) {
        return invalid('resource_missing', `No such PaymentMethod: '${form.payment_method}'`)
      }
      chosen.set(intent.id, form.payment_method)
    }
    intents.set(intent.id, intent)
    return { status: 200, body: intent }
  }

  const change = (intent: Intent, changes: Partial<Intent>): Answer => {
    const changed = { ...intent, ...changes }
    intents.set(intent.id, changed)
    return { status: 200, body: changed }
  }

  const unexpected = (intent: Intent, done: string) =>
    invalid(
      'payment_intent_unexpected_state',
      `This PaymentIntent's status is ${intent.status}, so it was not ${done}.`,
      {
        payment_intent: intent,
      },
    )

  const confirm = (intent: Intent, form: Form): Answer => {
    if (!['requires_payment_method', 'requires_confirmation'].includes(intent.status)) {
      return unexpected(intent, 'confirmed')
    }
    const method = form.payment_method ?? chosen.get(intent.id) ?? ''
    if (intent.payment_method_types.includes('us_bank_account')) {
      const metadata = { ...intent.metadata, ...metadataOf(form) }
      return change(intent, { status: 'processing', metadata, last_payment_error: null })
    }
    if (!method.startsWith('pm_')) return invalid('resource_missing', `No such PaymentMethod: '${method}'`)
    const decline = declines.get(method)
    if (decline === undefined) return change(intent, { status: 'requires_capture', amount_capturable: intent.amount })
    const [code, declineCode, message] = decline
    return errorOf(402, { type: 'card_error', code, decline_code: declineCode, message, payment_intent: intent })
  }

  const capture = (intent: Intent, form: Form): Answer => {
    if (intent.status !== 'requires_capture') return unexpected(intent, 'captured')
    const metadata = { ...intent.metadata, ...metadataOf(form) }
    return change(intent, { status: 'succeeded', amount_capturable: 0, amount_received: intent.amount, metadata })
  }

  const cancel = (intent: Intent): Answer => {
    if (['succeeded', 'canceled', 'processing'].includes(intent.status)) return unexpected(intent, 'canceled')
    return change(intent, { status: 'canceled', amount_capturable: 0 })
  }

  const search = ({ query = '' }: Form): Answer => {
    const [, field = '', value] = /^metadata\["(\w+)"\]:"([^"\\]*)"$/.exec(query) ?? []
    if (value === undefined) return invalid('parameter_invalid_string', 'We were unable to parse your search query.')
    const found = [...intents.values()].filter(({ id, metadata }) => !unsearchable.has(id) && metadata[field] === value)
    return { status: 200, body: { object: 'search_result', has_more: false, data: found } }
  }

  return {
    intents,
    delaySearch: () => {
      for (const id of intents.keys()) unsearchable.add(id)
    },
    endDebits: () => {
      for (const intent of intents.values()) {
        if (intent.status !== 'processing') continue
        const message = bankAccounts.get(chosen.get(intent.id) ?? '') ?? null
        if (message === null) change(intent, { status: 'succeeded', amount_received: intent.amount })
        else change(intent, { status: 'requires_payment_method', last_payment_error: { message } })
      }
    },
    lapse: () => {
      for (const intent of intents.values()) if (intent.status === 'requires_capture') cancel(intent)
    },
    answer: (received: ReceivedRequest): Answer => {
      const { method, path, form } = received
      const aboutCustomer = customers.answer(received)
      if (aboutCustomer !== null) return aboutCustomer
      if (method === 'GET' && path === '/v1/payment_intents/search') return search(form)
      const [, known = ''] = (method === 'GET' && /^\/v1\/payment_intents\/(\w+)$/.exec(path)) || []
      const read = intents.get(known)
      if (read !== undefined) return { status: 200, body: read }
      if (method !== 'POST') return invalid('url_invalid', `Unrecognized request URL (${method}: ${path}).`)
      if (path === '/v1/payment_intents') return create(form)
      const [, id = '', step = ''] = /^\/v1\/payment_intents\/(\w+)\/(\w+)$/.exec(path) ?? []
      const intent = intents.get(id)
      if (intent === undefined) return invalid('resource_missing', `No such payment_intent: '${id}'`)
      if (step === 'confirm') return confirm(intent, form)
      if (step === 'capture') return capture(intent, form)
      if (step === 'cancel') return cancel(intent)
      return invalid('url_invalid', `Unrecognized request URL (POST: ${path}).`)
    },
  }
}

/** The refusal of a request before its path is read; null for none. */
function refusalOf({ headers, method }: ReceivedRequest): Answer | null {
  const basic = `Basic ${Buffer.from(`${secretKey}:`).toString('base64')}`
  if (![`Bearer ${secretKey}`, basic].includes(headers.authorization?.toString() ?? '')) {
    return errorOf(401, { type: 'invalid_request_error', message: 'Invalid API Key provided: sk_test_****fake' })
  }
  if (method === 'POST' && !headers['content-type']?.toString().startsWith('application/x-www-form-urlencoded')) {
    return invalid('parameter_unknown', 'Bodies of this version of the API are form-encoded.')
  }
  if (!/^\d{4}-\d\d-\d\d\.\w+$/.test(headers['stripe-version']?.toString() ?? '')) {
    return invalid('parameter_unknown', 'Invalid Stripe API version.')
  }
  return null
}

function send(response: ServerResponse, { status, body }: Answer, headers: Record<string, string> = {}) {
  response.writeHead(status, { 'content-type': 'application/json', ...headers }).end(JSON.stringify(body))
}

/**
 * Starts a server that answers as Stripe does: form-encoded bodies, a version header, error objects, and answers that
 * are repeated for an Idempotency-Key, 500s included. A key whose first request is under way is refused.
 */
export async function startFakeStripe(): Promise<FakeStripe> {
  let ledger = createLedger()
  const requests: ReceivedRequest[] = []
  const faults: Fault[] = []
  const slow: { readonly path: string; readonly arrive: () => void; readonly finished: Promise<void> }[] = []
  const inUse = new Set<string>()
  const kept = new Map<string, { readonly form: string; readonly answer: Answer }>()

  const answerOnce = (received: ReceivedRequest, fails: boolean) => {
    const { path, form, headers } = received
    const key = headers['idempotency-key']?.toString()
    const text = JSON.stringify([path, form])
    const first = key === undefined ? undefined : kept.get(key)
    if (first !== undefined) {
      if (first.form === text) return { answer: first.answer, isReplay: true }
      const message = `Keys for idempotent requests can only be used with the same parameters they were first used with.`
      return { answer: errorOf(400, { type: 'idempotency_error', message }), isReplay: false }
    }
    const answer = fails
      ? errorOf(500, { type: 'api_error', message: 'An unknown error occurred.' })
      : ledger.answer(received)
    if (key !== undefined) kept.set(key, { form: text, answer })
    return { answer, isReplay: false }
  }

  const server = createServer(async (request, response) => {
    const chunks: Buffer[] = []
    for await (const chunk of request) chunks.push(chunk)
    const { method = '', headers } = request
    const { pathname: path, searchParams } = new URL(request.url ?? '', 'http://stripe')
    const posted = new URLSearchParams(Buffer.concat(chunks).toString())
    const received = { method, path, headers, form: Object.fromEntries(method === 'GET' ? searchParams : posted) }
    requests.push(received)
    const refused = refusalOf(received)
    if (refused !== null) return send(response, refused)
    const key = headers['idempotency-key']?.toString() ?? ''
    if (inUse.has(key)) {
      const message = 'There is currently another in-progress request using this Idempotent Key.'
      return send(response, errorOf(409, { type: 'idempotency_error', code: 'idempotency_key_in_use', message }))
    }
    const slowAt = slow.findIndex(({ path }) => received.path.endsWith(path))
    const [waiting] = slowAt < 0 ? [] : slow.splice(slowAt, 1)
    if (waiting !== undefined) {
      inUse.add(key)
      waiting.arrive()
      await waiting.finished
      inUse.delete(key)
    }
    const at = faults.findIndex(({ path }) => received.path.endsWith(path))
    const kind = at < 0 ? null : faults.splice(at, 1)[0]?.kind
    if (kind === 'hangs') return
    const { answer, isReplay } = answerOnce(received, kind === 'fails')
    if (kind === 'lost') return request.socket.destroy()
    send(response, answer, isReplay ? { 'idempotent-replayed': 'true' } : {})
  }).listen(0, '127.0.0.1')
  await once(server, 'listening')
  const address = server.address()
  if (address === null || typeof address === 'string') throw new Error('The fake of Stripe has no port.')
  return {
    url: `http://127.0.0.1:${address.port}`,
    secretKey,
    requests,
    intents: () => [...ledger.intents.values()],
    breakNext: (path, kind) => void faults.push({ path, kind }),
    slowNext: (path) => {
      const arrival = Promise.withResolvers<void>()
      const end = Promise.withResolvers<void>()
      slow.push({ path, arrive: arrival.resolve, finished: end.promise })
      return { arrived: arrival.promise, finish: end.resolve }
    },
    forgetKeys: () => kept.clear(),
    delaySearch: () => ledger.delaySearch(),
    endDebits: () => ledger.endDebits(),
    lapse: () => ledger.lapse(),
    reset: () => {
      ledger = createLedger()
      kept.clear()
      requests.length = 0
      faults.length = 0
    },
    close: async () => {
      server.close()
      server.closeAllConnections()
      await once(server, 'close')
    },
  }
}
