import { createHmac } from 'node:crypto'
import { z } from 'zod'
import { isSameSecret } from '../../base/same-secret.js'
import type { CheckedBankAccount } from './test-bank-accounts.js'
import { type CheckedCard, cardTypes } from './test-cards.js'

const cardSchema = z.object({
  brand: z.enum(cardTypes),
  behavior: z.enum(['good', 'refused', 'declined', 'silent']),
  last4: z.string(),
  expMonth: z.int(),
  expYear: z.int(),
})

const bankAccountSchema = z.object({
  bankName: z.string(),
  behavior: z.enum(['good', 'refused', 'returned']),
  last4: z.string(),
})

/** Makes and reads tokens of one kind of the development provider. */
export interface Tokens<Checked> {
  make(checked: Checked): string
  /** Returns the card or bank account of a token; null if this provider did not make the token. */
  read(token: string): Checked | null
}

/** The tokens of the development provider. */
export interface ProviderTokens {
  readonly cards: Tokens<CheckedCard>
  readonly bankAccounts: Tokens<CheckedBankAccount>
}

function createTokens<Checked>(prefix: string, schema: z.ZodType<Checked>, sign: (text: string) => string) {
  const tokens: Tokens<Checked> = {
    make: (checked) => {
      const text = Buffer.from(JSON.stringify(checked)).toString('base64url')
      return `${prefix}${text}.${sign(text)}`
    },
    read: (token) => {
      const [text = '', signature = ''] = token.startsWith(prefix) ? token.slice(prefix.length).split('.') : []
      if (text === '' || !isSameSecret(signature, sign(text))) return null
      return schema.parse(JSON.parse(Buffer.from(text, 'base64url').toString()))
    },
  }
  return tokens
}

/**
 * Tokens that hold the facts that the provider knows of a card or a bank account, signed, so that the provider keeps no
 * records.
 */
export function createProviderTokens(secret: string): ProviderTokens {
  const signAs = (kind: string) => (text: string) =>
    createHmac('sha256', secret).update(`${kind}:${text}`).digest('base64url')
  return {
    cards: createTokens('dev_', cardSchema, signAs('development-card')),
    bankAccounts: createTokens('devbank_', bankAccountSchema, signAs('development-bank-account')),
  }
}
