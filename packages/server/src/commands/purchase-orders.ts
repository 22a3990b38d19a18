import { randomBytes } from 'node:crypto'
import { easternDate, easternTime } from '@gauze/rules'
import { quoted } from '../base/quoted.js'
import { StartError } from '../base/start-error.js'
import type { DocumentState } from '../db/schema/index.js'
import { changeOrderAgreement, findOrderer, type OrderAgreement } from '../modules/punchout/punchout.repository.js'
import { listDocuments, resendDocument } from '../modules/purchase-orders/documents.repository.js'
import { targetProblem } from '../modules/purchase-orders/post-document.js'
import type { Store } from '../services/store.js'
import { readNumber, readOptions } from './read-words.js'

type Work = (store: Store) => Promise<string>

const agreementOptions = {
  user: { type: 'string' },
  send: { type: 'string' },
  secret: { type: 'string' },
  private: { type: 'boolean' },
  off: { type: 'boolean' },
} as const

/** Documents that a list shows. */
const mostDocuments = 100

const system = 'a procurement system, which gauze punchout list shows'

const off: OrderAgreement = {
  orderUserId: null,
  documentsUrl: null,
  documentsSecret: null,
  documentsPrivate: false,
}

function noSystem(id: number) {
  return new StartError(`There is no active procurement system ${id}.`)
}

async function end({ db }: Store, id: number): Promise<string> {
  const name = await changeOrderAgreement(db, id, off)
  if (name === null) throw noSystem(id)
  return `${name} may send no more purchase orders, and gets no more documents.`
}

interface NewAgreement {
  readonly username: string
  readonly url: string | null
  readonly secret: string | null
  readonly mayBePrivate: boolean
}

async function agree({ db }: Store, id: number, { username, url, secret, mayBePrivate }: NewAgreement) {
  const found = await findOrderer(db, id, username)
  if (found === null) {
    throw new StartError(
      `The procurement system ${id} is no active one of cXML, or ${username} is no active person of its company who may order.`,
    )
  }
  const used = url === null ? null : (secret ?? randomBytes(24).toString('base64url'))
  const name = await changeOrderAgreement(db, id, {
    ...{ orderUserId: found.userId, documentsUrl: url, documentsSecret: used, documentsPrivate: mayBePrivate },
  })
  if (name === null) throw noSystem(id)
  const taken = `${name} may send purchase orders to /api/punchout/cxml. They are placed for ${username}.`
  if (url === null) return taken
  const shown = secret === null ? ` Their shared secret, which is shown only now: ${used}` : ''
  return `${taken} Confirmations, ship notices and invoices go to ${url}.${shown}`
}

/**
 * Reads the words after `gauze punchout orders`, by which an operator lets a procurement system send purchase orders.
 * @throws StartError when the words are wrong; the work throws one when a system or a person is not there
 */
export function runOrderAgreement(args: readonly string[]): Work {
  const { values, positionals } = readOptions(args, agreementOptions)
  const id = readNumber(positionals[0], system)
  if (positionals.length > 1) throw new StartError("'punchout orders' takes one number. Run: gauze help")
  const { user, send, secret, private: mayBePrivate = false } = values
  if (values.off) {
    if (Object.keys(values).length > 1) throw new StartError("'punchout orders --off' takes no other option.")
    return (store) => end(store, id)
  }
  const username = user?.trim().toLowerCase() ?? ''
  if (username === '') throw new StartError('Give --user with the username of the person for whom orders are placed.')
  if (send === undefined && (secret !== undefined || mayBePrivate)) {
    throw new StartError('--secret and --private belong to --send, which names the address of documents.')
  }
  if (secret === '') throw new StartError('The shared secret is empty. Give --secret with one, or leave it out.')
  const problem = send === undefined ? null : targetProblem({ url: send, mayBePrivate })
  if (problem !== null) throw new StartError(`${problem} Give --send, such as https://buyer.example/cxml.`)
  return (store) => agree(store, id, { username, url: send ?? null, secret: secret ?? null, mayBePrivate })
}

const stateWords: Record<DocumentState, string> = {
  accepted: 'accepted',
  refused: 'REFUSED',
  queued: 'waits',
  sent: 'sent',
  failed: 'FAILED',
}

/**
 * Reads the words after `gauze punchout documents`, by which an operator looks at the log of documents.
 * @throws StartError when the words are wrong
 */
export function runDocuments(args: readonly string[]): Work {
  const { values, positionals } = readOptions(args, { failed: { type: 'boolean' } })
  if (positionals.length > 0) throw new StartError("'punchout documents' takes only --failed. Run: gauze help")
  const isFailedOnly = values.failed ?? false
  return async ({ db }) => {
    const documents = await listDocuments(db, { isFailedOnly, limit: mostDocuments })
    if (documents.length === 0) return isFailedOnly ? 'No document failed.' : 'There are no documents.'
    return documents
      .map(({ id, createdAt, kind, number, state, statusCode, statusText, attempts, isTest, ...names }) =>
        [
          id,
          `${easternDate(createdAt)} ${easternTime(createdAt)}`,
          names.buyerName,
          isTest ? `${kind} (test)` : kind,
          number === '' ? '-' : quoted(number),
          names.orderNumber ?? '-',
          attempts > 1 ? `${stateWords[state]} after ${attempts} attempts` : stateWords[state],
          [statusCode ?? '', statusText === '' ? '' : quoted(statusText)].filter((part) => part !== '').join(' '),
        ].join('  '),
      )
      .join('\n')
  }
}

/**
 * Reads the words after `gauze punchout resend`, by which an operator sends a document again.
 * @throws StartError when the words are wrong; the work throws one when there is no such document
 */
export function runResend(args: readonly string[]): Work {
  const { positionals } = readOptions(args, {})
  const id = readNumber(positionals[0], 'a document, which gauze punchout documents shows')
  if (positionals.length > 1) throw new StartError("'punchout resend' takes one number. Run: gauze help")
  return async ({ db }) => {
    if (await resendDocument(db, id)) return `The document ${id} goes out again within a minute, while the store runs.`
    throw new StartError(`There is no document ${id} that the store sends. Run: gauze punchout documents`)
  }
}
