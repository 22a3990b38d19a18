import { createPublicKey, type KeyObject } from 'node:crypto'
import { readFile } from 'node:fs/promises'
import { eq } from 'drizzle-orm'
import { messageOf } from '../base/message-of.js'
import { quoted } from '../base/quoted.js'
import { StartError } from '../base/start-error.js'
import { accounts } from '../db/schema/index.js'
import { addPartner, listPartners, removePartner } from '../modules/sites/partners.repository.js'
import { type Command, defineAction } from '../services/action.js'
import type { Store } from '../services/store.js'
import { onStore } from './operate.js'
import { noWords, readNumber } from './read-words.js'

/** Whether one of the store's algorithms can check signatures with the key, and nobody can guess its private half. */
function isStrong({ asymmetricKeyType: type, asymmetricKeyDetails: details }: KeyObject): boolean {
  if (type === 'rsa') return (details?.modulusLength ?? 0) >= 2048
  return type === 'ed25519' || (type === 'ec' && details?.namedCurve === 'prime256v1')
}

/** The public key of a file, as PEM. A private key in the file is refused: it should not be here. */
async function readPublicKey(file: string): Promise<string> {
  const text = await readFile(file, 'utf8').catch((error: unknown) => {
    throw new StartError(`The key '${file}' could not be read: ${messageOf(error)}`)
  })
  if (!text.includes('BEGIN PUBLIC KEY')) {
    throw new StartError(`'${file}' holds no public key. Make it with: openssl pkey -in private.pem -pubout`)
  }
  const key = parseKey(text, file)
  if (!isStrong(key)) {
    throw new StartError(`The key in '${file}' is not one of RSA with 2048 bits or more, P-256 and Ed25519.`)
  }
  return String(key.export({ type: 'spki', format: 'pem' }))
}

function parseKey(text: string, file: string): KeyObject {
  try {
    return createPublicKey(text)
  } catch (error) {
    throw new StartError(`The public key in '${file}' cannot be read: ${messageOf(error)}`)
  }
}

interface NewPartner {
  readonly name: string
  readonly accountId: number
  readonly issuer: string
  readonly keyFile: string
}

async function add({ db }: Store, { name, accountId, issuer, keyFile }: NewPartner): Promise<string> {
  const [account] = await db.select({ name: accounts.accountName }).from(accounts).where(eq(accounts.id, accountId))
  if (account === undefined) throw new StartError(`There is no account ${accountId}.`)
  const publicKey = await readPublicKey(keyFile)
  if (!(await addPartner(db, { name, accountId, issuer, publicKey }))) {
    throw new StartError(`Another partner has the issuer ${issuer} already.`)
  }
  return `The server of ${name} may sign the people of ${quoted(account.name)} in, by assertions of ${issuer} at /oauth/token.`
}

async function list({ db }: Store): Promise<string> {
  const rows = await listPartners(db)
  if (rows.length === 0) return 'There is no partner.'
  return rows
    .map(({ partner: { id, name, issuer }, accountName }) => [id, name, quoted(accountName), issuer].join('  '))
    .join('\n')
}

/** `gauze partners` */
export const partners: Command = {
  add: defineAction({
    usage: 'NAME --account ID --issuer URL --key FILE',
    description: `let the server of a company sign its people in, by assertions that it signs with its
private key; the file holds the public key (PEM)`,
    options: { account: { type: 'string' }, issuer: { type: 'string' }, key: { type: 'string' } },
    read: ({ words, values }) => {
      const name = words.join(' ').trim()
      if (name === '') throw new StartError("'partners add' takes the name of the partner. Run: gauze help")
      const { issuer = '', key: keyFile = '' } = values
      if (URL.parse(issuer)?.protocol !== 'https:')
        throw new StartError('Give --issuer, such as https://buyer.example.')
      if (keyFile === '') throw new StartError('Give --key, the file of the public key.')
      const accountId = readNumber(values.account, 'an account, which --account names')
      return onStore((store) => add(store, { name, accountId, issuer, keyFile }))
    },
  }),
  list: defineAction({
    description: 'list the partners whose servers sign people in',
    options: {},
    read: (given) => {
      noWords(given)
      return onStore(list)
    },
  }),
  remove: defineAction({
    usage: 'ID',
    description: 'end the agreement with a partner, and the sessions that its server opened',
    options: {},
    read: ({ words }) => {
      const id = readNumber(words[0], 'a partner, which gauze partners list shows')
      return onStore(async ({ db }) => {
        if (!(await removePartner(db, id))) throw new StartError(`There is no partner ${id}.`)
        return `The partner ${id} is removed, and the sessions that its server opened have ended.`
      })
    },
  }),
}
