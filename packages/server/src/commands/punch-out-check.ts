import type { Log } from '../base/log.js'
import { StartError } from '../base/start-error.js'
import { placeOf } from '../modules/cxml/ship-to-element.js'
import type { CheckTarget } from '../modules/punch-out/check/check.types.js'
import { type CheckResult, runChecks } from '../modules/punch-out/check/run-checks.js'
import { type Action, defineAction } from '../services/action.js'
import { noWords } from './read-words.js'

const options = {
  protocol: { type: 'string' },
  url: { type: 'string' },
  identity: { type: 'string' },
  secret: { type: 'string' },
  to: { type: 'string' },
  return: { type: 'string' },
  item: { type: 'string' },
  order: { type: 'string' },
  place: { type: 'string' },
} as const

/** Milliseconds that the other server has for each answer. */
const patience = 10_000

function httpAddress(text: string, option: string, example: string): URL {
  const url = URL.parse(text)
  if (url === null || !/^https?:$/.test(url.protocol)) {
    throw new StartError(`'${text}' is not an http address. Give ${option}, such as ${example}.`)
  }
  if (url.username !== '' || url.password !== '') {
    throw new StartError(
      `The address of ${option} has a user name or a password. Give them by --identity and --secret.`,
    )
  }
  return url
}

function credentialOf(text: string, option: string): { domain: string; identity: string } {
  const [domain = '', ...parts] = text.split(':')
  const identity = parts.join(':')
  if (domain === '' || identity === '') {
    throw new StartError(`'${text}' is not DOMAIN:IDENTITY. Give ${option}, such as DUNS:123456789.`)
  }
  return { domain, identity }
}

function buyerOf(protocol: CheckTarget['protocol'], identity: string) {
  if (protocol === 'cxml') return credentialOf(identity, '--identity')
  if (identity === '') throw new StartError('Give --identity with the OCI user name.')
  return { domain: '', identity }
}

function orderToOf(id: string | undefined, text: string | undefined): CheckTarget['orderTo'] {
  if (text === undefined) return id === undefined ? null : { id, place: null }
  if (id === undefined) throw new StartError('--place belongs to --order: it is the place of that address.')
  const place = placeOf(text)
  if (place !== null) return { id, place }
  throw new StartError(`'${text}' is not a place. Give --place, such as '1 Main Street, Albany, NY 12207'.`)
}

function targetOf(values: Readonly<Partial<Record<keyof typeof options, string | undefined>>>): CheckTarget {
  const { protocol, secret = '', to = 'NetworkID:supplier', item, order } = values
  if (protocol !== 'cxml' && protocol !== 'oci') throw new StartError('Give --protocol cxml or --protocol oci.')
  const url = httpAddress(values.url ?? '', '--url', `https://store.example/api/punchout/${protocol}`)
  const buyer = buyerOf(protocol, values.identity ?? '')
  if (secret === '') throw new StartError('Give --secret with the shared secret, or the OCI password.')
  if (order !== undefined && (protocol !== 'cxml' || item === undefined)) {
    throw new StartError('--order belongs to --protocol cxml and --item: the test order has one line.')
  }
  // The demonstration agrees to this return, and so does the example of the README.
  const returnUrl = values.return ?? 'http://localhost/dev/punchout/return'
  return {
    protocol,
    url: url.href,
    ...buyer,
    secret,
    to: credentialOf(to, '--to'),
    returnUrl: httpAddress(returnUrl, '--return', 'https://buyer.example/cart').href,
    item: item ?? null,
    orderTo: orderToOf(order, values.place),
    patience,
  }
}

const byHand = `The return of a cart needs a person in a browser. For a Gauze store that runs on this machine, open its page
/dev/punchout, shop, and press "Transfer cart"; the page then shows what the store returned, and sends it again to be
edited or inspected. For another server, start a visit in your procurement system, and compare what comes back.`

function linesOf({ check, finding }: CheckResult): string[] {
  if (finding.outcome === 'skip') return [`skip  ${check.name}: ${finding.note}`]
  if (finding.outcome === 'pass') {
    const line = `pass  ${check.name}${finding.note === undefined ? '' : `: ${finding.note}`}`
    return finding.warning === undefined ? [line] : [line, `      warning: ${finding.warning}.`]
  }
  return [
    `FAIL  ${check.name}`,
    `      sent: ${check.sent}`,
    `      received: ${finding.received}`,
    `      protocol: ${check.protocol}`,
    `      to do: ${finding.remedy ?? check.remedy}`,
  ]
}

/**
 * Plays the buyer against a server, and writes a report line by line.
 * @returns whether no check failed
 * @example
 * const isConformant = await reportChecks(target, console.log)
 */
export async function reportChecks(target: CheckTarget, say: Log): Promise<boolean> {
  const { pass, fail, skip } = await runChecks(target, (result) => {
    for (const line of linesOf(result)) say(line)
  })
  say(`\n${byHand}\n`)
  say(`${pass} passed, ${fail} failed, ${skip} skipped`)
  return fail === 0
}

/** `gauze punchout check`: a client of any server, which opens no store and needs no settings. */
export const checkAction: Action = defineAction({
  usage: `--protocol cxml|oci --url URL --identity DOMAIN:IDENTITY --secret SECRET [--to DOMAIN:IDENTITY]
[--return URL] [--item PART [--order ADDRESS [--place 'STREET, CITY, STATE ZIP']]]`,
  description: `play the buyer against a server, this store or another one, and report what it does wrong; needs no
database; PART is a part number that the server sells; with --order, a test order of it goes to the
ship-to address with that addressID, and with --place, it names the place of that address, too`,
  options,
  read: (given) => {
    noWords(given, 'options only')
    const target = targetOf(given.values)
    return async ({ say, fail }) => {
      if (!(await reportChecks(target, say))) fail()
    }
  },
})
