import type { Estimate } from '@gauze/contract'
import { estimatePath } from '@gauze/rules'
import { useItemsAddition } from '@gauze/ui/catalog/added-items'
import { EstimateDetails } from '@gauze/ui/quotes/estimates'
import { useNavigate } from 'react-router-dom'
import { type RecordName, RecordPage, recordHandle, recordMeta } from '../../account/record-page.js'
import { useAdditionPort } from '../../account/use-addition-port.js'
import { useRecordChange } from '../../account/use-record-change.js'
import { useStorePaper } from '../../account/use-store-paper.js'
import { useRuntime } from '../../browser/runtime-provider.js'
import { readRecord } from '../../data/read-record.js'
import { useWords } from '../../language/words.js'
import type { Route } from './+types/estimatedetails.js'
import { estimateScreenMessages } from './estimatedetails.messages.js'

export const handle = recordHandle

export function clientLoader({ context, url }: Route.ClientLoaderArgs) {
  return readRecord(context, url, (api, id) => api.getEstimate({ id }))
}

/** A quote is called an estimate as soon as it has prices, which the description says. */
function nameOf({ estimateNumber, total }: Estimate): RecordName {
  return [total === null ? 'quote' : 'estimate', estimateNumber]
}

export const meta = recordMeta('estimate', nameOf)

/** One quote or estimate, whose prices people put into the cart while they hold. */
export default function EstimateDetailsPage({ loaderData: estimate }: Route.ComponentProps) {
  const { load } = useRuntime()
  const navigate = useNavigate()
  const addition = useItemsAddition(useAdditionPort())
  const change = useRecordChange()
  const text = useWords('estimateScreen', estimateScreenMessages)
  const withdraw = () => change((api) => api.withdrawQuote({ id: estimate.id }))
  const requestAgain = async (idempotencyKey: string) => {
    const { api } = await load()
    const { id } = await api.requestQuoteAgain({ id: estimate.id }, { idempotencyKey })
    await navigate(estimatePath(id))
  }
  return (
    <RecordPage
      list={estimate.total === null ? 'quotes' : 'estimates'}
      record={nameOf(estimate)}
      description={estimate.total === null ? undefined : text.description(estimate.title).trim()}
    >
      <EstimateDetails
        key={estimate.id}
        estimate={estimate}
        addition={addition}
        onWithdraw={withdraw}
        onRequestAgain={requestAgain}
        papers={useStorePaper()}
      />
    </RecordPage>
  )
}
