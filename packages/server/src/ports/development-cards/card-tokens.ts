import { createHmac } from 'node:crypto'
import { z } from 'zod'
import { isSameSecret } from '../../base/same-secret.js'
import { type CheckedCard, cardTypes } from './test-cards.js'

const cardSchema = z.object({
  brand: z.enum(cardTypes),
  behavior: z.enum(['good', 'refused', 'declined', 'silent']),
  last4: z.string(),
  expMonth: z.int(),
  expYear: z.int(),
})

const prefix = 'dev_'

/** Makes and reads the tokens of the development provider. */
export interface CardTokens {
  make(card: CheckedCard): string
  /** The card of a token; null if this provider did not make it. */
  read(token: string): CheckedCard | null
}

/** Tokens that hold what the provider knows of a card, signed, so that the provider keeps no records. */
export function createCardTokens(secret: string): CardTokens {
  const sign = (text: string) => createHmac('sha256', secret).update(`development-card:${text}`).digest('base64url')
  return {
    make: (card) => {
      const text = Buffer.from(JSON.stringify(card)).toString('base64url')
      return `${prefix}${text}.${sign(text)}`
    },
    read: (token) => {
      const [text = '', signature = ''] = token.startsWith(prefix) ? token.slice(prefix.length).split('.') : []
      if (text === '' || !isSameSecret(signature, sign(text))) return null
      return cardSchema.parse(JSON.parse(Buffer.from(text, 'base64url').toString()))
    },
  }
}
