import type { Log } from '../base/log.js'
import { StartError } from '../base/start-error.js'
import type { CheckTarget } from '../modules/punchout/check/check.types.js'
import { runChecks } from '../modules/punchout/check/run-checks.js'
import { placeOf } from '../modules/punchout/ship-to-element.js'
import { readOptions } from './read-words.js'

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

function targetOf(args: readonly string[]): CheckTarget {
  const { values, positionals } = readOptions(args, options)
  const { protocol, secret = '', to = 'NetworkID:supplier', item, order } = values
  if (positionals.length > 0) throw new StartError("'punchout check' takes options only. Run: gauze help")
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

/**
 * Does the work of the words after `gauze punchout check`: it plays a procurement system against a server, this store or
 * another one, and prints a report. It needs no database.
 * @returns whether no check failed
 * @throws StartError when the words are wrong
 * @example
 * await runPunchoutCheck(['--protocol', 'oci', '--url', url, '--identity', 'metro', '--secret', secret], console.log)
 */
export function runPunchoutCheck(args: readonly string[], log: Log): Promise<boolean> {
  return runChecks(targetOf(args), log)
}
