import type { ApiClient } from '@gauze/api-client'
import type { CallOutput, Fulfillment } from '@gauze/contract'
import { type Carrier, mayOpenAccountPage, orderPath, type Tracking } from '@gauze/rules'
import { DeliveryProgress } from '@gauze/ui/deliveries/delivery-progress'
import { useList, useSession } from '@gauze/ui/hooks'
import type { ReactNode } from 'react'
import { useRuntime } from '../browser/runtime-provider.js'
import '../styles/protected.css'

interface Found {
  readonly delivery: CallOutput<'getTrackingData'> | null
  /** The latest parcels of the company, if it has no parcel with the number. */
  readonly recent: CallOutput<'getRecentFulfillments'>['fulfillments']
}

/** The call answers one record. */
const onlyRecord = { page: 1, limit: 1, filters: {}, sort: null }

const carriers: Readonly<Record<Fulfillment['carrier'], Carrier | null>> = {
  UPS: 'ups',
  USPS: 'usps',
  FedEx: 'fedex',
  Gauze: null,
}

async function find(api: ApiClient, trackingNumber: string, options: { signal: AbortSignal }): Promise<Found> {
  try {
    return { delivery: await api.getTrackingData({ trackingNumber }, options), recent: [] }
  } catch (error) {
    const { isApiError } = await import('@gauze/api-client')
    if (!isApiError(error) || (error.kind !== 'notFound' && error.kind !== 'validation')) throw error
    return { delivery: null, recent: (await api.getRecentFulfillments({}, options)).fulfillments }
  }
}

export interface OwnDeliveryProps {
  trackingNumber: string
  /** The page of a carrier about a number. */
  hrefOf: (tracking: Pick<Tracking, 'carrier' | 'number'>) => string
  /** Where the number can be tracked if the company has no delivery with it. */
  elsewhere: ReactNode
  help: ReactNode
}

/** The delivery of the customer's company with a tracking number. */
export function OwnDelivery({ trackingNumber, hrefOf, elsewhere, help }: OwnDeliveryProps) {
  const { load } = useRuntime()
  const { user } = useSession()
  const { table } = useList<Found, object>({
    query: onlyRecord,
    hrefOf: () => '',
    onQueryChange: () => undefined,
    load: async (_query, options) => {
      const found = await find((await load()).api, trackingNumber, options)
      return { results: [found], total: 1, page: 1, pages: 1, limit: onlyRecord.limit }
    },
  })
  const { delivery = null, recent = [] } = table.rows[0] ?? {}
  const mayOpenOrders = mayOpenAccountPage(user, 'orderdetails')
  return (
    <DeliveryProgress
      delivery={delivery}
      recent={recent}
      status={table.status}
      onRetry={table.onRetry}
      elsewhere={elsewhere}
      carrierHrefOf={({ carrier, trackingNumber: number }) => {
        const known = carriers[carrier]
        return known === null ? null : hrefOf({ carrier: known, number })
      }}
      orderHrefOf={mayOpenOrders ? ({ orderId }) => orderPath(orderId) : undefined}
      help={help}
    />
  )
}
