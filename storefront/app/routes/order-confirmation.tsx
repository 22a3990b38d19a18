import type { ApiClient } from '@gauze/api-client'
import type { SalesOrderDetails } from '@gauze/contract'
import { accountPath, orderPath, productsPath } from '@gauze/rules'
import { LinkButton } from '@gauze/ui/actions/link-button'
import { OrderConfirmation, shortagesOf } from '@gauze/ui/checkout/order-confirmation'
import { useSession } from '@gauze/ui/hooks'
import { PageHeading } from '@gauze/ui/navigation/page-heading'
import { OrderDetails } from '@gauze/ui/orders/order-details'
import { readProtected } from '../data/read-protected.js'
import type { Route } from './+types/order-confirmation.js'

/** The facts about the order in the address, for users who may not read orders. */
interface OrderAddress {
  readonly id: number
  readonly orderNumber: string
  /** It waited for approval when it was placed. */
  readonly isPending: boolean
}

export async function clientLoader({ context, url }: Route.ClientLoaderArgs) {
  const params = url.searchParams
  const id = Number(params.get('order'))
  const orderNumber = (params.get('number') ?? '').slice(0, 40)
  if (!Number.isInteger(id) || id < 1) return { address: null, placed: null }
  const address: OrderAddress = { id, orderNumber, isPending: params.get('waits') === 'approval' }
  return { address, placed: await readProtected(context, (api) => readPlaced(api, id)) }
}

/** The order from the server, so that a reload shows its current state; null for users who may not read orders. */
async function readPlaced(api: ApiClient, id: number): Promise<SalesOrderDetails | null> {
  const { isApiError } = await import('@gauze/api-client')
  try {
    return await api.getSalesOrder({ id })
  } catch (error) {
    if (isApiError(error) && error.kind === 'forbidden') return null
    throw error
  }
}

export function meta() {
  return [{ title: 'Your order | Gauze' }, { name: 'robots', content: 'noindex' }]
}

function nextOf({ orderNumber, isPending }: OrderAddress): string {
  return isPending
    ? `Order ${orderNumber} waits for approval. We have notified your administrator, and mail you the decision.`
    : `Order ${orderNumber}. We have mailed you what happens next.`
}

/** The result of placing an order. Reloading it shows the same order again. */
export default function OrderConfirmationPage({ loaderData }: Route.ComponentProps) {
  const { address, placed } = loaderData
  const { isPriceVisible } = useSession()
  const more = (
    <LinkButton href={productsPath()} variant="quiet">
      Keep shopping
    </LinkButton>
  )
  return (
    <div className={`gz-page${placed ? ' order-placed' : ' narrow'}`}>
      {placed ? (
        <>
          <OrderConfirmation confirmation={{ ...placed, placedAt: placed.date }} shortages={shortagesOf(placed.lines)}>
            <LinkButton href={orderPath(placed.id)}>View order</LinkButton>
            {more}
          </OrderConfirmation>
          <OrderDetails order={placed} />
        </>
      ) : (
        <>
          <PageHeading
            title={address ? 'Thank you. Your order is in.' : 'There is no order to show here'}
            description={
              address
                ? nextOf(address)
                : 'The address of this page names no order. Your orders are listed in your account.'
            }
          />
          <div className="actions">
            {isPriceVisible ? <LinkButton href={accountPath('salesorders')}>Sales Orders</LinkButton> : null}
            {more}
          </div>
        </>
      )}
    </div>
  )
}
