import type { HostedFieldSet, MountHostedFields } from '../hosted-fields/index.js'

/** A field of a card that only the payment provider reads. */
export type CardFieldName = 'number' | 'expiry' | 'cvc'

/** The fields of a card. */
export const cardFieldSet: HostedFieldSet<CardFieldName> = {
  names: ['number', 'expiry', 'cvc'],
  exchanging: 'number',
}

/** Mounts the provider's fields of a card. */
export type MountCardFields = MountHostedFields<CardFieldName>
