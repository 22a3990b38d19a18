import type { SalesOrder } from '@gauze/contract'
import { accountPath, CART_PATH, readTransactionViewer } from '@gauze/rules'
import { useItemsAddition } from '@gauze/ui/catalog/added-items'
import { useSession } from '@gauze/ui/hooks'
import { OrderDetails } from '@gauze/ui/orders/order-details'
import type { ReturnRequest } from '@gauze/ui/returns/order-returns'
import { useEffect, useState } from 'react'
import { useLocation, useNavigate, useSearchParams } from 'react-router-dom'
import { type RecordName, RecordPage, recordHandle, recordMeta } from '../../account/record-page.js'
import { useAdditionPort } from '../../account/use-addition-port.js'
import { useRecordChange } from '../../account/use-record-change.js'
import { useStorePaper } from '../../account/use-store-paper.js'
import { readRecord } from '../../data/read-record.js'
import type { Route } from './+types/orderdetails.js'

export const handle = recordHandle

export function clientLoader({ context, url }: Route.ClientLoaderArgs) {
  return readRecord(context, url, async (api, id) => {
    const order = await api.getSalesOrder({ id })
    // Sending a rejected order again adds its items to the items in the cart.
    const isResent = order.status === 'Rejected' && order.isOwn
    return { order, cartCount: isResent ? (await api.getCart()).totalItems : 0 }
  })
}

export const meta = recordMeta('order', nameOf)

function nameOf({ order }: { order: Pick<SalesOrder, 'orderNumber'> }): RecordName {
  return ['order', order.orderNumber]
}

/** One order, whose lines people put into the cart again. Its buyer and administrators cancel it until it ships. */
export default function OrderDetailsPage({ loaderData: { order, cartCount } }: Route.ComponentProps) {
  const change = useRecordChange()
  const cancel = (reason: string) => change((api) => api.cancelOrder({ orderConfirmationId: order.id, reason }))
  const askForReturn = ({ message, lines }: ReturnRequest, idempotencyKey: string) => {
    const orderReturn = { orderId: order.id, lines: [...lines] }
    const issue = { message, page: accountPath('orderdetails'), orderReturn }
    return change((api) => api.submitIssue(issue, { idempotencyKey }))
  }
  const withdrawReturn = (id: number) => change((api) => api.withdrawReturn({ id }))
  const addition = useItemsAddition(useAdditionPort())
  const { ownerId } = useSession()
  const navigate = useNavigate()
  const { hash } = useLocation()
  const [parameters] = useSearchParams()
  const [isResending, setResending] = useState(false)
  const { lines, isAnswered, outcomeOf } = addition
  // Lines that the cart refused or cut are explained on this page.
  const isInCart = lines.length > 0 && isAnswered && lines.every((line) => outcomeOf(line)?.type === 'added')
  useEffect(() => {
    if (isResending && isInCart) void navigate(CART_PATH)
  }, [isResending, isInCart, navigate])
  const resend = async () => {
    const { fillCheckout } = await import('@gauze/ui/checkout/checkout-draft')
    fillCheckout(ownerId, order)
    setResending(true)
  }
  return (
    <RecordPage list="salesorders" record={nameOf({ order })}>
      <OrderDetails
        order={order}
        addition={addition}
        onCancel={cancel}
        onReturn={askForReturn}
        startsReturn={hash === '#return'}
        onWithdrawReturn={withdrawReturn}
        creditMemoHrefOf={({ creditMemoNumber }) => `/myaccount/menu/creditmemos?search=${creditMemoNumber}`}
        onResend={() => void resend()}
        cartCount={cartCount}
        papers={useStorePaper()}
        viewer={readTransactionViewer(parameters.get('viewer'))}
      />
    </RecordPage>
  )
}
