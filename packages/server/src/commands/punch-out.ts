import { randomBytes } from 'node:crypto'
import { eq } from 'drizzle-orm'
import { quoted } from '../base/quoted.js'
import { StartError } from '../base/start-error.js'
import { accounts, type PunchoutProtocol } from '../db/schema/index.js'
import { hashPassword } from '../modules/credentials/password.js'
import { addBuyer, changeSecret, listBuyers, removeBuyer } from '../modules/punch-out/punch-out.repository.js'
import { type Command, defineAction } from '../services/action.js'
import type { Store } from '../services/store.js'
import { onStore } from './operate.js'
import { checkAction } from './punch-out-check.js'
import { purchaseOrderActions } from './purchase-orders.js'
import { noWords, readNumber } from './read-words.js'

const ONE_SYSTEM = 'a procurement system, which gauze punchout list shows'

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

interface BuyerOptions {
  readonly account?: string | undefined
  readonly protocol?: string | undefined
  readonly identity?: string | undefined
  readonly return?: string | undefined
}

function newBuyerOf(words: readonly string[], values: BuyerOptions): NewBuyer {
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
  const name = words.join(' ').trim()
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

/** `gauze punchout` */
export const punchOut: Command = {
  add: defineAction({
    usage: 'NAME --account ID --protocol cxml|oci --identity DOMAIN:IDENTITY --return ORIGIN',
    description: `let the users of a procurement system shop, and print the shared secret once; for OCI,
the identity is the user name; several origins are separated by commas`,
    options: {
      account: { type: 'string' },
      protocol: { type: 'string' },
      identity: { type: 'string' },
      return: { type: 'string' },
    },
    read: ({ words, values }) => {
      const buyer = newBuyerOf(words, values)
      return onStore((store) => add(store, buyer))
    },
  }),
  list: defineAction({
    description: 'list the procurement systems',
    options: {},
    read: (given) => {
      noWords(given)
      return onStore(list)
    },
  }),
  secret: defineAction({
    usage: 'ID',
    description: 'replace the shared secret of a procurement system, and print the new one once',
    options: {},
    read: ({ words }) => {
      const id = readNumber(words[0], ONE_SYSTEM)
      return onStore(async ({ db }) => {
        const secret = newSecret()
        if (await changeSecret(db, id, await hashPassword(secret)))
          return `The shared secret of ${id}, which is shown only now: ${secret}. The earlier one has ended.`
        throw new StartError(`There is no active procurement system ${id}.`)
      })
    },
  }),
  remove: defineAction({
    usage: 'ID',
    description: 'end the agreement with a procurement system, and the visits of its users',
    options: {},
    read: ({ words }) => {
      const id = readNumber(words[0], ONE_SYSTEM)
      return onStore(async ({ db }) => {
        if (!(await removeBuyer(db, id))) throw new StartError(`There is no active procurement system ${id}.`)
        return `The procurement system ${id} is removed, and the visits of its users have ended.`
      })
    },
  }),
  ...purchaseOrderActions,
  check: checkAction,
}
