import type { TypedBankAccount } from './test-bank-accounts.js'
import type { TypedCard } from './test-cards.js'

type FieldName = keyof TypedCard | keyof TypedBankAccount

/** One frame: its title, which names the field for a screen reader, and its input. */
interface FieldPage {
  readonly title: string
  readonly autocomplete: string
  readonly placeholder: string
  readonly maxLength: number
  /** Where this frame, one of each form, sends its text and the texts of the frames beside it, for a token. */
  readonly exchange?: { readonly path: '/tokens' | '/bank-tokens'; readonly fields: readonly FieldName[] }
}

const ofCard = ['number', 'expiry', 'cvc'] as const
const ofBankAccount = ['routing', 'account'] as const

const fields: Record<FieldName, FieldPage> = {
  number: {
    ...{ title: 'Card number', autocomplete: 'cc-number', placeholder: '1234 1234 1234 1234', maxLength: 23 },
    exchange: { path: '/tokens', fields: ofCard },
  },
  expiry: { title: 'Expiration', autocomplete: 'cc-exp', placeholder: 'MM / YY', maxLength: 9 },
  cvc: { title: 'Security code', autocomplete: 'cc-csc', placeholder: 'CVC', maxLength: 4 },
  routing: { title: 'Routing number', autocomplete: 'off', placeholder: '9 digits', maxLength: 11 },
  account: {
    ...{ title: 'Account number', autocomplete: 'off', placeholder: 'Up to 17 digits', maxLength: 20 },
    exchange: { path: '/bank-tokens', fields: ofBankAccount },
  },
}

/** Whether a frame shows this field. */
export function isHostedField(name: string): name is FieldName {
  return Object.hasOwn(fields, name)
}

/** The page in the frame of one field of a card or of a bank account. */
export function hostedFieldPage(name: FieldName): string {
  const { title, autocomplete, placeholder, maxLength, exchange } = fields[name]
  const exchanging =
    exchange === undefined ? '' : ` data-exchange="${exchange.path}" data-fields="${exchange.fields.join(' ')}"`
  return `<!doctype html>
<html lang="en">
<head>
<meta charset="utf-8">
<title>${title}</title>
<link rel="stylesheet" href="/card-field.css">
<script src="/card-field.js" defer></script>
</head>
<body>
<input id="${name}" name="${name}" type="text" inputmode="numeric" aria-label="${title}" aria-describedby="error"
  autocomplete="${autocomplete}" placeholder="${placeholder}" maxlength="${maxLength}" spellcheck="false" required${exchanging}>
<p id="error" hidden></p>
</body>
</html>`
}

/** The style of every frame. Color and font come from the page around it. */
export const cardFieldStyle = `html, body { margin: 0; height: 100%; background: transparent; overflow: hidden; }
input { box-sizing: border-box; width: 100%; height: 100%; margin: 0; padding: 0; border: 0; outline: 0;
  background: transparent; color: var(--color, inherit); font: var(--font, 16px system-ui, sans-serif); }
input::placeholder { color: var(--placeholder, GrayText); opacity: 1; }`

/**
 * The script of every frame. The page around it sends `look`, `focus`, `errors` and `exchange`, and gets `ready`,
 * `focus`, `blur`, `input`, `submit`, `escape` and `exchanged`. Only one frame of a form exchanges: it reads the fields
 * beside it, which are of its own origin, and sends them to this origin alone. No value of a field leaves the frames.
 */
export const cardFieldScript = `'use strict'
const input = document.querySelector('input')
const error = document.getElementById('error')
let owner = '*'

function tell(type, more) {
  window.parent.postMessage({ source: 'gauze-card', field: input.name, type, ...more }, owner)
}

function fieldIn(frame, name) {
  try {
    return frame.document.getElementById(name)
  } catch {
    return null // Another origin's frame.
  }
}

function valueOf(name) {
  for (let index = 0; index < window.parent.frames.length; index += 1) {
    const field = fieldIn(window.parent.frames[index], name)
    if (field) return field.value
  }
  return ''
}

async function exchange(id) {
  const typed = Object.fromEntries(input.dataset.fields.split(' ').map((name) => [name, valueOf(name)]))
  try {
    const response = await fetch(input.dataset.exchange, {
      method: 'POST',
      headers: { 'content-type': 'application/json' },
      body: JSON.stringify(typed),
    })
    tell('exchanged', { id, answer: await response.json() })
  } catch {
    tell('exchanged', { id, answer: { errors: {} } })
  }
}

window.addEventListener('message', ({ source, origin, data }) => {
  if (source !== window.parent || data?.source !== 'gauze-page') return
  owner = origin
  if (data.type === 'look') {
    document.documentElement.style.colorScheme = data.scheme
    for (const name of ['color', 'font', 'placeholder']) {
      document.documentElement.style.setProperty('--' + name, data[name])
    }
  }
  if (data.type === 'focus') input.focus()
  if (data.type === 'errors') {
    error.textContent = data.error
    input.setAttribute('aria-invalid', String(data.error !== ''))
  }
  if (data.type === 'exchange' && input.dataset.exchange) exchange(data.id)
})

function grouped(digits) {
  const sizes = /^3[47]/.test(digits) ? [4, 6, 5] : [4, 4, 4, 4, 3]
  const groups = []
  let at = 0
  for (const size of sizes) {
    if (at < digits.length) groups.push(digits.slice(at, at + size))
    at += size
  }
  return groups.join(' ')
}

input.addEventListener('input', () => {
  const isAtEnd = input.selectionStart === input.value.length
  if (isAtEnd && input.name === 'number') input.value = grouped(input.value.replace(/\\D/g, '').slice(0, 19))
  if (isAtEnd && input.name === 'expiry') {
    // No month begins with 2 to 9, so that 439 is 04 / 39.
    const digits = input.value.replace(/^[2-9]/, '0$&')
    input.value = /^\\d{3,4}$/.test(digits) ? digits.slice(0, 2) + ' / ' + digits.slice(2) : digits
  }
  tell('input', { isEmpty: input.value === '' })
})
input.addEventListener('focus', () => tell('focus'))
input.addEventListener('blur', () => tell('blur'))
input.addEventListener('keydown', (event) => {
  if (event.key === 'Enter') tell('submit')
  if (event.key === 'Escape') tell('escape')
})
// A page that moves the focus with a script reaches the frame, not the input in it.
window.addEventListener('focus', () => input.focus())
tell('ready')
`
