import { useList, useSession } from '@gauze/ui/hooks'
import { PaymentMethods, type PaymentMethodsPort } from '@gauze/ui/payment-methods/payment-methods'
import { AccountHeading } from '../../account/account-heading.js'
import { accountMeta } from '../../account/account-meta.js'
import { BankAccountList } from '../../account/bank-account-list.js'
import { useRuntime } from '../../browser/runtime-provider.js'
import type { MetaLanguage } from '../../language/words.js'

/** The call answers every card at once. */
const everyCard = { page: 1, limit: 50, filters: {}, sort: null }

export function meta({ matches }: MetaLanguage) {
  return accountMeta(matches, 'paymentmethod')
}

/** The saved cards of the company, and its bank accounts for people who may pay. */
export default function PaymentMethodsPage() {
  const { load } = useRuntime()
  const { user, mayPay } = useSession()
  const { table, refresh } = useList({
    query: everyCard,
    hrefOf: () => '',
    onQueryChange: () => undefined,
    load: async (_query, options) => {
      const { cards: results } = await (await load()).api.getPaymentMethods({}, options)
      return { results, total: results.length, page: 1, pages: 1, limit: everyCard.limit }
    },
  })
  const port: PaymentMethodsPort = {
    getTypes: async () => (await load()).api.getPaymentMethodTypes({}),
    save: async (card) => (await load()).api.upsertPaymentMethod(card),
    remove: async (card) => (await load()).api.deletePaymentMethod(card),
  }
  return (
    <>
      <AccountHeading page="paymentmethod" />
      <PaymentMethods
        cards={table.rows}
        status={table.status}
        onRetry={table.onRetry}
        onChanged={refresh}
        port={port}
      />
      {user && mayPay ? <BankAccountList company={user.account.accountName} /> : null}
    </>
  )
}
