import { useList, useSession } from '@gauze/ui/hooks'
import { PageHeading } from '@gauze/ui/navigation/page-heading'
import { DeliveryDays } from '@gauze/ui/subscriptions/delivery-days'
import { useRuntime } from '../../browser/runtime-provider.js'

/** The call answers one record. */
const onlyRecord = { page: 1, limit: 1, filters: {}, sort: null }

export function meta() {
  return [{ title: 'Delivery Day | Gauze' }, { name: 'robots', content: 'noindex' }]
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
      <PageHeading title="Delivery Day" description="The weekdays on which we ship your orders" />
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
