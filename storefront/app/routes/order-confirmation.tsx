import type { ApiClient } from '@gauze/api-client'
import type { SalesOrderDetails } from '@gauze/contract'
import { accountPath, orderPath, productsPath } from '@gauze/rules'
import { LinkButton } from '@gauze/ui/actions/link-button'
import { OrderConfirmation, shortagesOf } from '@gauze/ui/checkout/order-confirmation'
import { useSession } from '@gauze/ui/hooks'
import { PageHeading } from '@gauze/ui/navigation/page-heading'
import { OrderDetails } from '@gauze/ui/orders/order-details'
import { readProtected } from '../data/read-protected.js'
import { type MetaLanguage, metaWords, useWords } from '../language/words.js'
import { privateMeta } from '../seo/private-meta.js'
import type { Route } from './+types/order-confirmation.js'
import { confirmationScreenMessages } from './order-confirmation.messages.js'

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

export function meta({ matches }: MetaLanguage) {
  return privateMeta(metaWords(matches, 'confirmationScreen', confirmationScreenMessages).metaTitle)
}

/** The result of placing an order. Reloading it shows the same order again. */
export default function OrderConfirmationPage({ loaderData }: Route.ComponentProps) {
  const { address, placed } = loaderData
  const { isPriceVisible } = useSession()
  const text = useWords('confirmationScreen', confirmationScreenMessages)
  const next = address?.isPending ? text.waits : text.placed
  const described = address ? next(address.orderNumber) : text.none
  const more = (
    <LinkButton href={productsPath()} variant="quiet">
      {text.keepShopping}
    </LinkButton>
  )
  return (
    <div className={`gz-page${placed ? ' order-placed' : ' narrow'}`}>
      {placed ? (
        <>
          <OrderConfirmation confirmation={{ ...placed, placedAt: placed.date }} shortages={shortagesOf(placed.lines)}>
            <LinkButton href={orderPath(placed.id)}>{text.view}</LinkButton>
            {more}
          </OrderConfirmation>
          <OrderDetails order={placed} />
        </>
      ) : (
        <>
          <PageHeading title={address ? text.title : text.noneTitle} description={described} />
          <div className="actions">
            {isPriceVisible ? <LinkButton href={accountPath('salesorders')}>{text.orders}</LinkButton> : null}
            {more}
          </div>
        </>
      )}
    </div>
  )
}
