import { useList } from '@gauze/ui/hooks'
import { BankAccounts } from '@gauze/ui/payment-methods/payment-methods'
import { useRuntime } from '../browser/runtime-provider.js'

/** The call answers every bank account at once, with the fields of the provider. */
const onlyAnswer = { page: 1, limit: 1, filters: {}, sort: null }

/** The saved bank accounts of the company, for people who may pay. */
export function BankAccountList({ company }: { company: string }) {
  const { load } = useRuntime()
  const { table, refresh } = useList({
    query: onlyAnswer,
    hrefOf: () => '',
    onQueryChange: () => undefined,
    load: async (_query, options) => {
      const answer = await (await load()).api.getBankAccounts({}, options)
      return { results: [answer], total: 1, page: 1, pages: 1, limit: onlyAnswer.limit }
    },
  })
  const [answer] = table.rows
  return (
    <BankAccounts
      accounts={answer?.bankAccounts ?? []}
      fields={answer?.fields ?? null}
      company={company}
      status={table.status}
      onRetry={table.onRetry}
      onChanged={refresh}
      port={{
        add: async (account) => (await load()).api.addBankAccount(account),
        remove: async (account) => (await load()).api.deleteBankAccount(account),
      }}
    />
  )
}
