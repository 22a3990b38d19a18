import { useList, useSession } from '@gauze/ui/hooks'
import { PageHeading } from '@gauze/ui/navigation/page-heading'
import { DeliveryDays } from '@gauze/ui/subscriptions/delivery-days'
import { useRuntime } from '../../browser/runtime-provider.js'
import { type MetaLanguage, metaWords, useWords } from '../../language/words.js'
import { privateMeta } from '../../seo/private-meta.js'
import { deliveryDayScreenMessages } from './gauzedeliveryday.messages.js'

/** The call answers one record. */
const onlyRecord = { page: 1, limit: 1, filters: {}, sort: null }

export function meta({ matches }: MetaLanguage) {
  return privateMeta(metaWords(matches, 'deliveryDayScreen', deliveryDayScreenMessages).title)
}

/** The weekdays on which the company's orders ship. */
export default function DeliveryDayPage() {
  const { load } = useRuntime()
  const { isAdmin } = useSession()
  const { table, refresh } = useList({
    query: onlyRecord,
    hrefOf: () => '',
    onQueryChange: () => undefined,
    load: async (_query, options) => {
      const days = await (await load()).api.getDeliveryDays({}, options)
      return { results: [days], total: 1, page: 1, pages: 1, limit: onlyRecord.limit }
    },
  })
  return (
    <>
      <PageHeading {...useWords('deliveryDayScreen', deliveryDayScreenMessages)} />
      <DeliveryDays
        answer={table.rows[0] ?? null}
        status={table.status}
        onRetry={table.onRetry}
        mayChange={isAdmin}
        onSave={async (days) => {
          await (await load()).api.saveDeliveryDays({ deliveryDays: [...days] })
          refresh()
        }}
      />
    </>
  )
}
