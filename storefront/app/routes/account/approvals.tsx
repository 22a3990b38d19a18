import { OrderApprovals } from '@gauze/ui/account/order-approvals'
import { PageHeading } from '@gauze/ui/navigation/page-heading'
import { useNavigate, useRevalidator } from 'react-router-dom'
import { useRuntime } from '../../browser/runtime-provider.js'
import { readProtected } from '../../data/read-protected.js'
import type { Route } from './+types/approvals.js'

/** The orders that wait, the open one with its lines, and the addresses and ways to pay that it can change to. */
export async function clientLoader({ context, url }: Route.ClientLoaderArgs) {
  const id = Number(url.searchParams.get('id'))
  return readProtected(context, async (api) => {
    const { pendingApprovalOrders: pending, rejectedOrders: rejected } = await api.getOrderApprovals({})
    // Without a choice, the order that has waited longest is open.
    const opened = pending.find((order) => order.id === id) ?? pending[0]
    if (opened === undefined) return { pending, rejected, order: null }
    const [order, { mappedResults: addresses }, { cards }, { hasTerms, terms }] = await Promise.all([
      api.getSalesOrder({ id: opened.id }),
      api.getAddresses({}),
      api.getPaymentMethods({}),
      api.getCheckoutData({}),
    ])
    return { pending, rejected, order, choices: { addresses, cards, terms: hasTerms ? terms : null } }
  })
}

export function meta() {
  return [{ title: 'Approve Orders | Gauze' }, { name: 'robots', content: 'noindex' }]
}

/** The orders of the company that wait for an administrator. */
export default function ApprovalsPage({ loaderData: { pending, rejected, order, choices } }: Route.ComponentProps) {
  const { load } = useRuntime()
  const navigate = useNavigate()
  const { revalidate } = useRevalidator()
  return (
    <>
      <PageHeading title="Approve Orders" description="Approve orders that have been placed by your company" />
      <OrderApprovals
        pending={pending}
        rejected={rejected}
        onRetry={() => void revalidate()}
        hrefOf={({ id, status }) =>
          status === 'Pending Approval' ? `/myaccount/menu/approvals?id=${id}` : `/myaccount/menu/orderdetails?id=${id}`
        }
        openId={order?.id ?? null}
        order={order}
        {...(choices ? { choices } : {})}
        onRetryOrder={() => void revalidate()}
        onPreview={async (form) => (await load()).api.previewApproval(form)}
        onApprove={async (form) => (await load()).api.approveOrder(form)}
        onReject={async (form) => (await load()).api.rejectOrder(form)}
        onDecided={() => void navigate('/myaccount/menu/approvals', { preventScrollReset: true })}
      />
    </>
  )
}
