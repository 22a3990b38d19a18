import { holdsCardNumber } from './card-number.js'

const REMOVED = '[removed]'
const LONGEST_TEXT = 20_000
const DEEPEST = 8
const MOST_ENTRIES = 100

const secretNames =
  'pass(?:word|wd|phrase|code)?(?:match|confirm)?|(?:access|refresh|id|auth|csrf|session|user)?[_-]?token|authorization|(?:set-)?cookie|secret|(?:x-algolia-)?api[_-]?key|hash|signature|credentials?|cvc|cvv|card[_-]?(?:number|no)|pan'

const secretKey = new RegExp(`^(?:${secretNames})$`, 'i')

/** Patterns of personal data, each with its replacement. The order matters: the wider patterns come first. */
const forms: readonly (readonly [RegExp, string])[] = [
  // A failed statement contains the values it was sent with: names, addresses, anything.
  [/^params: [\s\S]*?(?=\n {4}at |$(?![\s\S]))/gm, `params: ${REMOVED}`],
  [/\b((?:set-)?cookie)["']?\s*[:=]\s*[^\r\n]+/gi, `$1: ${REMOVED}`],
  [/\b(bearer|basic)\s+[\w.~+/=-]+/gi, `$1 ${REMOVED}`],
  [/\beyJ[\w-]*\.[\w-]+(?:\.[\w-]*)?/g, REMOVED],
  [
    new RegExp(
      `\\b(${secretNames}|username)(["']?\\s*[:=]\\s*)(?:"(?:[^"\\\\]|\\\\.)*"?|'[^']*'?|[^\\s,;&}\\])"']+)`,
      'gi',
    ),
    `$1$2${REMOVED}`,
  ],
  // As long as mail allows, so that a long text without one is read once and not again from each letter.
  [/[^\s@<>"'(),;:=?&/\\]{1,64}@[^\s@<>"'(),;:=?&/\\]{1,255}\.[a-z]{2,}/gi, REMOVED],
  // Long runs of hexadecimal digits are hashes and opaque tokens.
  [/\b[a-f\d]{32,}\b/gi, REMOVED],
]

const digitRuns = /\d(?:[ .-]?\d){12,}/g

/**
 * A text without secrets or payment data: bearer tokens, cookies, passwords, tokens in addresses, mail addresses and
 * card numbers. It removes too much rather than too little.
 * @example scrubText('GET /login?hash=9f8a') // 'GET /login?hash=[removed]'
 */
export function scrubText(text: string): string {
  let scrubbed = text.slice(0, LONGEST_TEXT)
  for (const [form, replacement] of forms) scrubbed = scrubbed.replace(form, replacement)
  return scrubbed.replace(digitRuns, (run) => (holdsCardNumber(run) ? REMOVED : run))
}

/** A copy of any value, scrubbed throughout; the value of a key such as `password` is left out entirely. */
export function scrub(value: unknown, depth = 0): unknown {
  if (typeof value === 'string') return scrubText(value)
  if (typeof value === 'number' || typeof value === 'bigint') return holdsCardNumber(String(value)) ? REMOVED : value
  if (typeof value !== 'object' || value === null) return typeof value === 'function' ? undefined : value
  if (depth >= DEEPEST) return '[too deep]'
  if (Array.isArray(value)) return value.slice(0, MOST_ENTRIES).map((entry) => scrub(entry, depth + 1))
  return Object.fromEntries(
    Object.entries(value)
      .slice(0, MOST_ENTRIES)
      .map(([key, entry]) => [scrubText(key), secretKey.test(key) ? REMOVED : scrub(entry, depth + 1)]),
  )
}
