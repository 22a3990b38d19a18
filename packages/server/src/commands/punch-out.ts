import { randomBytes } from 'node:crypto'
import { eq } from 'drizzle-orm'
import type { Config } from '../base/config.js'
import { quoted } from '../base/quoted.js'
import { StartError } from '../base/start-error.js'
import { accounts, type PunchoutProtocol } from '../db/schema/index.js'
import { hashPassword } from '../modules/auth/password.js'
import { addBuyer, changeSecret, listBuyers, removeBuyer } from '../modules/punchout/punchout.repository.js'
import type { Store } from '../services/store.js'
import { runDocuments, runOrderAgreement, runResend } from './purchase-orders.js'
import { readNumber, readOptions } from './read-words.js'

const options = {
  account: { type: 'string' },
  protocol: { type: 'string' },
  identity: { type: 'string' },
  return: { type: 'string' },
} as const

interface NewBuyer {
  readonly name: string
  readonly accountId: number
  readonly protocol: PunchoutProtocol
  readonly domain: string
  readonly identity: string
  readonly returnOrigins: string[]
}

/** An https origin, or this machine without a port, for somebody who develops. */
function isReturnOrigin(origin: string) {
  if (/^http:\/\/(?:localhost|127\.0\.0\.1|\[::1\])$/.test(origin)) return true
  return origin.startsWith('https:') && URL.parse(origin)?.origin === origin
}

function newBuyerOf(args: readonly string[]): NewBuyer {
  const { values, positionals } = readOptions(args, options)
  const { protocol, identity = '' } = values
  if (protocol !== 'cxml' && protocol !== 'oci') throw new StartError('Give --protocol cxml or --protocol oci.')
  const [domain, ...parts] = protocol === 'cxml' ? identity.split(':') : ['', identity]
  const own = parts.join(':')
  if (own === '') {
    throw new StartError('Give --identity: DOMAIN:IDENTITY for cXML, such as DUNS:123456789, or the OCI user name.')
  }
  const returnOrigins = (values.return ?? '').split(',').map((origin) => origin.trim())
  const bad = returnOrigins.find((origin) => !isReturnOrigin(origin))
  if (bad !== undefined) {
    throw new StartError(`'${bad}' is not an https origin. Give --return, such as https://buyer.example.`)
  }
  const name = positionals.join(' ').trim()
  if (name === '') throw new StartError("'punchout add' takes the name of the procurement system. Run: gauze help")
  const accountId = readNumber(values.account, 'an account, which --account names')
  return { name, accountId, protocol, domain: domain ?? '', identity: own, returnOrigins }
}

function newSecret() {
  return randomBytes(24).toString('base64url')
}

async function add({ db }: Store, buyer: NewBuyer): Promise<string> {
  const [account] = await db.select({ id: accounts.id }).from(accounts).where(eq(accounts.id, buyer.accountId))
  if (account === undefined) throw new StartError(`There is no account ${buyer.accountId}.`)
  const secret = newSecret()
  const isAdded = await addBuyer(db, { ...buyer, secretHash: await hashPassword(secret) })
  if (!isAdded) throw new StartError(`Another procurement system has the identity ${buyer.identity} already.`)
  const path = buyer.protocol === 'cxml' ? '/api/punchout/cxml' : '/api/punchout/oci'
  return `${buyer.name} may open ${path}. Its shared secret, which is shown only now: ${secret}`
}

async function list({ db }: Store): Promise<string> {
  const rows = await listBuyers(db)
  if (rows.length === 0) return 'There is no procurement system.'
  return rows
    .map(
      ({
        buyer: { id, name, protocol, domain, identity, active, returnOrigins, documentsUrl },
        accountName,
        orderUser,
      }) =>
        [
          id,
          name,
          quoted(accountName),
          protocol,
          [domain, identity].filter(Boolean).join(':'),
          returnOrigins.join(','),
          active ? 'active' : 'ended',
          ...(orderUser === null ? [] : [`orders for ${quoted(orderUser)}`]),
          ...(documentsUrl === null ? [] : [`documents to ${documentsUrl}`]),
        ].join('  '),
    )
    .join('\n')
}

/**
 * Reads the words after `gauze punchout`, by which an operator adds, lists or removes procurement systems, and looks
 * after their purchase orders.
 * @returns the work, which answers lines for the operator
 * @throws StartError when the words are wrong; the work throws one when an account or a procurement system is not there
 * @example
 * await runPunchout(['remove', '3'], config)(store)
 */
export function runPunchout(args: readonly string[], _config: Config): (store: Store) => Promise<string> {
  const [action = '', ...rest] = args
  if (action === 'list' && rest.length === 0) return list
  if (action === 'add') {
    const buyer = newBuyerOf(rest)
    return (store) => add(store, buyer)
  }
  if (action === 'orders') return runOrderAgreement(rest)
  if (action === 'documents') return runDocuments(rest)
  if (action === 'resend') return runResend(rest)
  if (action === 'secret') {
    const id = readNumber(rest[0], 'a procurement system, which gauze punchout list shows')
    return async ({ db }) => {
      const secret = newSecret()
      if (await changeSecret(db, id, await hashPassword(secret)))
        return `The shared secret of ${id}, which is shown only now: ${secret}. The earlier one has ended.`
      throw new StartError(`There is no active procurement system ${id}.`)
    }
  }
  if (action !== 'remove') throw new StartError(`There is no command 'punchout ${action}'. Run: gauze help`)
  const id = readNumber(rest[0], 'a procurement system, which gauze punchout list shows')
  return async ({ db }) => {
    if (!(await removeBuyer(db, id))) throw new StartError(`There is no active procurement system ${id}.`)
    return `The procurement system ${id} is removed, and the visits of its users have ended.`
  }
}
