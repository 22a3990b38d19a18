import type { CallParsedInput } from '@gauze/contract'
import { conflict, forbidden, notFound, refused } from '../../base/problem.js'
import type { Scope } from '../../db/scope.js'
import { defineHandlers, keptAnswer } from '../../http/define-handlers.js'
import type { BankAccountDecision } from '../../ports/ports.types.js'
import type { Services } from '../../services/services.js'
import { deleteBankAccount, insertBankAccount, lockBankAccounts, readBankAccounts } from './bank-accounts.repository.js'

const mostBankAccounts = 20

/** Has the provider save a new bank account. @throws ProblemError if it does not */
async function saveAtProvider(
  scope: Scope,
  { token, holder }: CallParsedInput<'addBankAccount'>,
  { ports: { payment } }: Pick<Services, 'ports'>,
): Promise<Extract<BankAccountDecision, { isSaved: true }>> {
  if (payment.saveBankAccount === undefined) {
    throw refused(
      'bank-accounts-not-added',
      'Bank accounts cannot be added here. Call us, and we add the account for you.',
    )
  }
  const decision = await payment.saveBankAccount({ accountId: scope.accountId, token, holder })
  if (decision.isSaved) return decision
  throw refused('bank-account-declined', decision.reason, { token: [decision.reason] })
}

/** The calls about saved bank accounts. */
export const bankAccountHandlers = defineHandlers({
  getBankAccounts: async ({ scope, services: { ports } }) => {
    const { bankEntry } = ports.payment
    // Nothing is debited without a provider that takes bank accounts, so saved ones are not offered.
    if (!bankEntry) return { bankAccounts: [], fields: null }
    return { bankAccounts: await readBankAccounts(scope), fields: bankEntry.fields }
  },

  addBankAccount: {
    prepare: async ({ scope: before, input, services }) => {
      const saved = await saveAtProvider(before, input, services)
      return ({ scope }) =>
        scope.transaction(async (locked) => {
          const known = await lockBankAccounts(locked)
          if (known.length >= mostBankAccounts && !known.some(({ token }) => token === saved.token)) {
            throw conflict(
              'too-many-bank-accounts',
              `A company has at most ${mostBankAccounts} saved bank accounts. Delete one first.`,
            )
          }
          const { holder, label = '' } = input
          const account = await insertBankAccount(locked, saved, { holder, label })
          if (account !== null) return keptAnswer(account)
          throw conflict('bank-account-saved', 'A colleague has saved this bank account. It is in the list.')
        })
    },
  },

  deleteBankAccount: ({ scope, input: { id }, user }) =>
    scope.transaction(async (locked) => {
      const account = (await lockBankAccounts(locked)).find((known) => known.id === id)
      if (account === undefined) throw notFound('Your company has no such bank account. It may be deleted already.')
      if (account.userId !== locked.userId && !user.isAdmin) {
        throw forbidden('A colleague added this bank account. Ask an administrator of your company to delete it.')
      }
      await deleteBankAccount(locked, id)
      return { success: true as const }
    }),
})
