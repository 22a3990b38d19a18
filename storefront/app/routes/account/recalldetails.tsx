import { accountPath, mayOpenAccountPage, orderPath } from '@gauze/rules'
import { useSession } from '@gauze/ui/hooks'
import { PageHeading } from '@gauze/ui/navigation/page-heading'
import { type RecallAcknowledgmentInput, RecallDetails } from '@gauze/ui/recalls/recall-details'
import { AccountBreadcrumbs } from '../../account/account-breadcrumbs.js'
import { useRecordChange } from '../../account/use-record-change.js'
import { readRecord } from '../../data/read-record.js'
import type { FrameHandle } from '../../shell/frame-handle.js'
import type { Route } from './+types/recalldetails.js'

export const handle = { frame: { hasBreadcrumbs: true } } satisfies FrameHandle

export function clientLoader({ context, url }: Route.ClientLoaderArgs) {
  return readRecord(context, url, (api, id) => api.getRecall({ id }))
}

export function meta({ loaderData }: Route.MetaArgs) {
  return [
    { title: `${loaderData ? `Recall ${loaderData.recallNumber}` : 'Recall'} | Gauze` },
    { name: 'robots', content: 'noindex' },
  ]
}

/** One recall. Everybody of the company may acknowledge it and amend an acknowledgment. */
export default function RecallDetailsPage({ loaderData: recall }: Route.ComponentProps) {
  const { user } = useSession()
  const change = useRecordChange()
  const { id, recallNumber, title } = recall
  const acknowledge = (acknowledgment: RecallAcknowledgmentInput, idempotencyKey: string) =>
    change((api) => api.acknowledgeRecall({ ...acknowledgment, id }, { idempotencyKey }))
  const orderHrefOf = (order: number) => orderPath(order)
  const mayOpenOrders = mayOpenAccountPage(user, 'orderdetails')
  return (
    <>
      <AccountBreadcrumbs
        below={[{ label: 'Recalls', href: accountPath('recalls') }, { label: `Recall ${recallNumber}` }]}
      />
      <PageHeading title={`Recall ${recallNumber}`} description={title} />
      <RecallDetails
        key={id}
        recall={recall}
        onAcknowledge={acknowledge}
        orderHrefOf={mayOpenOrders ? orderHrefOf : undefined}
        returnHrefOf={mayOpenOrders ? (order) => `${orderHrefOf(order)}#return` : undefined}
      />
    </>
  )
}
