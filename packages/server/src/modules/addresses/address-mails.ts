import type { Address } from '@gauze/contract'
import { accountPath } from '@gauze/rules'
import type { Scope } from '../../db/scope.js'
import { composeMail } from '../../jobs/compose-mail.js'
import { queueMail } from '../../jobs/mail.js'
import type { Services } from '../../services/services.js'
import { readBuyer } from '../company/buyer.repository.js'
import { readOtherAdministrators } from './address-changes.repository.js'
import { addressText } from './address-text.js'

/** A change of an address that the company shares. */
export interface AddressChange {
  readonly verb: 'added' | 'changed' | 'deleted' | 'restored'
  /** The address before the change; null for a new one. */
  readonly before: Address | null
  readonly after: Address
  /** The defaults before the change. */
  readonly defaults: readonly Address[]
}

type Fact = readonly [label: string, value: string]

const defaultNames = {
  isDefaultShipping: 'Default ship-to address',
  isDefaultBilling: 'Default billing address',
} as const

/** An address in one line, with its phone number. */
export function placeText(address: Address): string {
  return [addressText(address), address.phone].filter((part) => part !== '').join(', ')
}

function placeFacts({ verb, before, after }: AddressChange): Fact[] {
  const [old, now] = [before && placeText(before), placeText(after)]
  if (old === null || verb !== 'changed') return [['Address', now]]
  return old === now
    ? [['Address', now]]
    : [
        ['Before', old],
        ['Now', now],
      ]
}

function defaultFacts({ before, after, defaults }: AddressChange): Fact[] {
  return (['isDefaultShipping', 'isDefaultBilling'] as const)
    .filter((name) => (before?.[name] ?? false) !== after[name])
    .flatMap((name) => {
      const last = defaults.find((address) => address[name])
      const label = defaultNames[name]
      return [
        [`${label} before`, last === undefined ? 'none' : placeText(last)],
        [`${label} now`, after[name] ? placeText(after) : 'none'],
      ] as const
    })
}

/** Whether the words of a mail about the change would say more than that somebody saved the address. */
function isNews(change: AddressChange): boolean {
  const { verb, before, after } = change
  if (defaultFacts(change).length > 0 || verb === 'deleted' || verb === 'restored') return true
  return before !== null && placeText(before) !== placeText(after)
}

/**
 * Mails a change to the other administrators of the company, with the old and the new street. Part of the scope's
 * transaction.
 */
export async function tellAdministrators(
  scope: Scope,
  { jobs, publicUrl }: Pick<Services, 'jobs' | 'publicUrl'>,
  change: AddressChange,
): Promise<void> {
  if (!isNews(change)) return
  const { firstName, lastName, accountName } = await readBuyer(scope)
  const who = `${firstName} ${lastName}`
  for (const administrator of await readOtherAdministrators(scope)) {
    const mail = composeMail({
      kind: 'address-changed',
      recipient: administrator.email,
      subject: `${who} ${change.verb} an address of ${accountName}`,
      parts: [
        { kind: 'text', text: `Hello ${administrator.firstName},` },
        { kind: 'text', text: `${who} ${change.verb} the address “${change.after.label}” of ${accountName}.` },
        { kind: 'facts', facts: [...placeFacts(change), ...defaultFacts(change)] },
        { kind: 'link', label: 'See the addresses', href: `${publicUrl()}${accountPath('addresses')}` },
        { kind: 'text', text: `If you do not expect this change, ask ${who}, and change the address back.` },
      ],
    })
    await queueMail(scope.db, jobs, mail)
  }
}
