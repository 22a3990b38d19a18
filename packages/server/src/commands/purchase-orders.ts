import { randomBytes } from 'node:crypto'
import { easternDate, easternTime } from '@gauze/rules'
import { quoted } from '../base/quoted.js'
import { StartError } from '../base/start-error.js'
import type { DocumentState } from '../db/schema/index.js'
import { targetProblem } from '../modules/cxml/post-document.js'
import { changeOrderAgreement, findOrderer, type OrderAgreement } from '../modules/punch-out/punch-out.repository.js'
import { type ListedDocument, listDocuments, resendDocument } from '../modules/purchase-orders/documents.repository.js'
import { type Command, defineAction } from '../services/action.js'
import type { Store } from '../services/store.js'
import { onStore } from './operate.js'
import { noWords, readNumber } from './read-words.js'

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

interface AgreementOptions {
  readonly user?: string | undefined
  readonly send?: string | undefined
  readonly secret?: string | undefined
  readonly private?: boolean | undefined
}

function newAgreementOf({ user, send, secret, private: mayBePrivate = false }: AgreementOptions): NewAgreement {
  const username = user?.trim().toLowerCase() ?? ''
  if (username === '') throw new StartError('Give --user with the username of the person for whom orders are placed.')
  if (send === undefined && (secret !== undefined || mayBePrivate)) {
    throw new StartError('--secret and --private belong to --send, which names the address of documents.')
  }
  if (secret === '') throw new StartError('The shared secret is empty. Give --secret with one, or leave it out.')
  const problem = send === undefined ? null : targetProblem({ url: send, mayBePrivate })
  if (problem !== null) throw new StartError(`${problem} Give --send, such as https://buyer.example/cxml.`)
  return { username, url: send ?? null, secret: secret ?? null, mayBePrivate }
}

const stateWords: Record<DocumentState, string> = {
  accepted: 'accepted',
  refused: 'REFUSED',
  queued: 'waits',
  sent: 'sent',
  failed: 'FAILED',
}

function documentText(document: ListedDocument): string {
  const { id, createdAt, kind, number, state, statusCode, statusText, attempts, isTest, ...names } = document
  return [
    id,
    `${easternDate(createdAt)} ${easternTime(createdAt)}`,
    names.buyerName,
    isTest ? `${kind} (test)` : kind,
    number === '' ? '-' : quoted(number),
    names.orderNumber ?? '-',
    attempts > 1 ? `${stateWords[state]} after ${attempts} attempts` : stateWords[state],
    [statusCode ?? '', statusText === '' ? '' : quoted(statusText)].filter((part) => part !== '').join(' '),
  ].join('  ')
}

/** The actions of `gauze punchout` for purchase orders and their documents. */
export const purchaseOrderActions: Command = {
  orders: defineAction({
    usage: 'ID --user USERNAME [--send URL [--secret SECRET] [--private]]',
    description: `take purchase orders of a procurement system by cXML, and place them for a person of the company; with
--send, confirmations, ship notices and invoices go to an https address; --private allows one in a
private network, also without https`,
    otherUse: { usage: 'ID --off', description: 'take no more purchase orders, and send no more documents' },
    options: {
      user: { type: 'string' },
      send: { type: 'string' },
      secret: { type: 'string' },
      private: { type: 'boolean' },
      off: { type: 'boolean' },
    },
    read: ({ words, values }) => {
      const id = readNumber(words[0], system)
      if (words.length > 1) throw new StartError("'punchout orders' takes one number. Run: gauze help")
      if (values.off) {
        if (Object.keys(values).length > 1) throw new StartError("'punchout orders --off' takes no other option.")
        return onStore((store) => end(store, id))
      }
      const agreement = newAgreementOf(values)
      return onStore((store) => agree(store, id, agreement))
    },
  }),
  documents: defineAction({
    usage: '[--failed]',
    description: 'show the latest documents from and to procurement systems, or only those that failed',
    options: { failed: { type: 'boolean' } },
    read: (given) => {
      noWords(given, 'only --failed')
      const isFailedOnly = given.values.failed ?? false
      return onStore(async ({ db }) => {
        const documents = await listDocuments(db, { isFailedOnly, limit: mostDocuments })
        if (documents.length === 0) return isFailedOnly ? 'No document failed.' : 'There are no documents.'
        return documents.map(documentText).join('\n')
      })
    },
  }),
  resend: defineAction({
    usage: 'DOCUMENT',
    description: 'send a document again, with the same payload id',
    options: {},
    read: ({ words }) => {
      const id = readNumber(words[0], 'a document, which gauze punchout documents shows')
      if (words.length > 1) throw new StartError("'punchout resend' takes one number. Run: gauze help")
      return onStore(async ({ db }) => {
        if (await resendDocument(db, id))
          return `The document ${id} goes out again within a minute, while the store runs.`
        throw new StartError(`There is no document ${id} that the store sends. Run: gauze punchout documents`)
      })
    },
  }),
}
