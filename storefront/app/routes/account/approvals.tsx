import { approvalsPath, orderPath } from '@gauze/rules'
import { OrderApprovals } from '@gauze/ui/approvals/order-approvals'
import { replace, useRevalidator } from 'react-router-dom'
import { AccountHeading } from '../../account/account-heading.js'
import { accountMeta } from '../../account/account-meta.js'
import { useRuntime } from '../../browser/runtime-provider.js'
import { readProtected } from '../../data/read-protected.js'
import type { MetaLanguage } from '../../language/words.js'
import type { Route } from './+types/approvals.js'

/** The orders that wait, the substitute, the open order with its lines, and the addresses and ways to pay for it. */
export async function clientLoader({ context, url }: Route.ClientLoaderArgs) {
  const chosen = url.searchParams.get('id')
  return readProtected(context, async (api, store) => {
    const isAdmin = (await store.whoIsSignedIn())?.permissions.isAdmin === true
    const [{ pendingApprovalOrders: pending, rejectedOrders: rejected }, substitute] = await Promise.all([
      api.getOrderApprovals({}),
      isAdmin ? api.getSubstitute({}) : null,
    ])
    const [longest] = pending
    // Only without a choice, the order that has waited longest opens. Its address keeps it open when another one leads.
    if (chosen === null && longest !== undefined) throw replace(approvalsPath(longest.id))
    if (chosen === null) return { pending, rejected, substitute, order: null }
    const id = Number(chosen)
    const [order, { mappedResults: addresses }, { cards }, { hasTerms, terms }] = await Promise.all([
      api.getSalesOrder({ id }),
      api.getAddresses({}),
      api.getPaymentMethods({}),
      api.getCheckoutData({}),
    ])
    return { pending, rejected, substitute, order, choices: { addresses, cards, terms: hasTerms ? terms : null } }
  })
}

export function meta({ matches }: MetaLanguage) {
  return accountMeta(matches, 'approvals')
}

/** The orders of the company that wait for an administrator or a substitute. */
export default function ApprovalsPage({ loaderData }: Route.ComponentProps) {
  const { pending, rejected, substitute, order, choices } = loaderData
  const { load } = useRuntime()
  const { revalidate } = useRevalidator()
  return (
    <>
      <AccountHeading page="approvals" />
      <OrderApprovals
        pending={pending}
        rejected={rejected}
        onRetry={() => void revalidate()}
        hrefOf={({ id, status }) => (status === 'Pending Approval' ? approvalsPath(id) : orderPath(id))}
        openId={order?.id ?? null}
        order={order}
        {...(choices ? { choices } : {})}
        onRetryOrder={() => void revalidate()}
        onPreview={async (form) => (await load()).api.previewApproval(form)}
        onApprove={async (form) => (await load()).api.approveOrder(form)}
        onReject={async (form) => (await load()).api.rejectOrder(form)}
        {...(substitute
          ? {
              away: {
                substitute,
                onSave: async (form) => {
                  await (await load()).api.saveSubstitute(form)
                  await revalidate()
                },
                onEnd: async () => {
                  await (await load()).api.endSubstitute({})
                  await revalidate()
                },
              },
            }
          : {})}
        onDecided={() => void revalidate()}
      />
    </>
  )
}
