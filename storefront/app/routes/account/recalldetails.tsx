import type { RecallDetails as Recall } from '@gauze/contract'
import { mayOpenAccountPage, orderPath } from '@gauze/rules'
import { useSession } from '@gauze/ui/hooks'
import { type RecallAcknowledgmentInput, RecallDetails } from '@gauze/ui/recalls/recalls'
import { type RecordName, RecordPage, recordHandle, recordMeta } from '../../account/record-page.js'
import { useRecordChange } from '../../account/use-record-change.js'
import { readRecord } from '../../data/read-record.js'
import type { Route } from './+types/recalldetails.js'

export const handle = recordHandle

export function clientLoader({ context, url }: Route.ClientLoaderArgs) {
  return readRecord(context, url, (api, id) => api.getRecall({ id }))
}

export const meta = recordMeta('recall', nameOf)

function nameOf({ recallNumber }: Recall): RecordName {
  return ['recall', recallNumber]
}

/** One recall. Everybody of the company may acknowledge it and amend an acknowledgment. */
export default function RecallDetailsPage({ loaderData: recall }: Route.ComponentProps) {
  const { user } = useSession()
  const change = useRecordChange()
  const { id } = recall
  const acknowledge = (acknowledgment: RecallAcknowledgmentInput, idempotencyKey: string) =>
    change((api) => api.acknowledgeRecall({ ...acknowledgment, id }, { idempotencyKey }))
  const orderHrefOf = (order: number) => orderPath(order)
  const mayOpenOrders = mayOpenAccountPage(user, 'orderdetails')
  return (
    <RecordPage list="recalls" record={nameOf(recall)} description={recall.title}>
      <RecallDetails
        key={id}
        recall={recall}
        onAcknowledge={acknowledge}
        orderHrefOf={mayOpenOrders ? orderHrefOf : undefined}
        returnHrefOf={mayOpenOrders ? (order) => `${orderHrefOf(order)}#return` : undefined}
      />
    </RecordPage>
  )
}
