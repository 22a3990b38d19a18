import type { CallParsedInput, PaymentMethod } from '@gauze/contract'
import { easternDate } from '@gauze/rules'
import { conflict, forbidden, notFound, refused } from '../../base/problem.js'
import type { Scope } from '../../db/scope.js'
import { defineHandlers, keptAnswer } from '../../http/define-handlers.js'
import type { CardDecision } from '../../ports/ports.types.js'
import type { Services } from '../../services/services.js'
import type { SessionUser } from '../../sessions/session-user.js'
import { neededBy } from '../records/needed-by.js'
import {
  deleteCard,
  insertCard,
  isCardExpired,
  labelCard,
  lockCards,
  readCards,
  readCardUses,
  type SavedCard,
  setDefaultCard,
} from './payment-methods.repository.js'

const mostCards = 50

type CardForm = CallParsedInput<'upsertPaymentMethod'>

function cardView(card: SavedCard, { now }: Pick<Services, 'now'>): PaymentMethod {
  return { ...card, expired: isCardExpired(card, easternDate(now())) }
}

/** Has the provider save a new card. @throws ProblemError if it does not */
async function saveAtProvider(
  scope: Scope,
  { token, holder = '' }: CardForm,
  { ports: { payment } }: Pick<Services, 'ports'>,
): Promise<Extract<CardDecision, { isSaved: true }>> {
  if (payment.saveCard === undefined) {
    throw refused('cards-not-added', 'Cards cannot be added here. Call us, and we add the card for you.')
  }
  if (token === undefined || holder === '') {
    throw refused('card-incomplete', 'A new card needs its number and the name on the card. Enter both.', {
      ...(token === undefined ? { token: ['is required for a new card'] } : {}),
      ...(holder === '' ? { holder: ['is required for a new card'] } : {}),
    })
  }
  const decision = await payment.saveCard({ accountId: scope.accountId, token, holder })
  if (decision.isSaved) return decision
  throw refused('card-declined', decision.reason, { token: [decision.reason] })
}

/** @throws ProblemError 404 for a card of another company, 403 for a colleague's card */
async function lockOwnCard(scope: Scope, id: number, user: SessionUser): Promise<void> {
  const card = (await lockCards(scope)).find((locked) => locked.id === id)
  if (card === undefined) throw notFound('Your company has no such card. Choose one of the saved cards.')
  if (card.userId === scope.userId || user.isAdmin) return
  throw forbidden('A colleague added this card. Ask an administrator of your company to change or delete it.')
}

async function addCard(
  scope: Scope,
  { holder = '', label = '' }: CardForm,
  card: Extract<CardDecision, { isSaved: true }>,
): Promise<number> {
  const saved = await lockCards(scope)
  if (saved.length >= mostCards) {
    throw conflict('too-many-cards', `A company has at most ${mostCards} saved cards. Delete one first.`)
  }
  const id = await insertCard(scope, card, { holder, label })
  if (id === null) throw conflict('card-saved', 'A colleague has saved this card. It is in the list of cards.')
  if (saved.length === 0) await setDefaultCard(scope, id)
  return id
}

/** The calls about saved cards. */
export const paymentMethodHandlers = defineHandlers({
  getPaymentMethods: async ({ scope, services }) => ({
    cards: (await readCards(scope)).map((card) => cardView(card, services)),
  }),

  getPaymentMethodTypes: async ({ services }) => {
    const { types, fields } = services.ports.payment.cardEntry ?? { types: [], fields: null }
    return { types: [...types], fields }
  },

  upsertPaymentMethod: {
    prepare: async ({ scope: before, input, services, user }) => {
      const added = input.id === undefined ? await saveAtProvider(before, input, services) : null
      return ({ scope }) =>
        scope.transaction(async (locked) => {
          if (input.id !== undefined) {
            await lockOwnCard(locked, input.id, user)
            if (input.label !== undefined) await labelCard(locked, input.id, input.label)
          }
          const id = added === null ? (input.id ?? 0) : await addCard(locked, input, added)
          if (input.isDefault === true) await setDefaultCard(locked, id)
          const card = (await readCards(locked)).find((saved) => saved.id === id)
          if (card === undefined) throw notFound('This card was deleted meanwhile. Add it again.')
          return keptAnswer(cardView(card, services))
        })
    },
  },

  deletePaymentMethod: ({ scope, input: { id, evenIfUsed = false }, user }) =>
    scope.transaction(async (locked) => {
      await lockOwnCard(locked, id, user)
      const uses = evenIfUsed ? [] : await readCardUses(locked, id)
      if (uses.length > 0) {
        const it = uses.length === 1 ? 'it' : 'them'
        throw conflict(
          'card-in-use',
          `${neededBy(uses)} this card. Choose another way to pay for ${it} first, or delete the card anyway.`,
        )
      }
      await deleteCard(locked, id)
      return { success: true as const }
    }),
})
