import type { Estimate } from '@gauze/contract'
import { estimatePath } from '@gauze/rules'
import { useItemsAddition } from '@gauze/ui/catalog/added-items'
import { EstimateDetails } from '@gauze/ui/quotes/estimates'
import { useNavigate } from 'react-router-dom'
import { RecordPage, recordHandle, recordMeta } from '../../account/record-page.js'
import { useAdditionPort } from '../../account/use-addition-port.js'
import { useRecordChange } from '../../account/use-record-change.js'
import { useStorePaper } from '../../account/use-store-paper.js'
import { useRuntime } from '../../browser/runtime-provider.js'
import { readRecord } from '../../data/read-record.js'
import type { Route } from './+types/estimatedetails.js'

export const handle = recordHandle

export function clientLoader({ context, url }: Route.ClientLoaderArgs) {
  return readRecord(context, url, (api, id) => api.getEstimate({ id }))
}

/** A quote is called an estimate as soon as it has prices, which the description says. */
function titleOf({ estimateNumber, total }: Estimate): string {
  return `${total === null ? 'Quote' : 'Estimate'} ${estimateNumber}`
}

export const meta = recordMeta('Estimate', titleOf)

/** One quote or estimate, whose prices people put into the cart while they hold. */
export default function EstimateDetailsPage({ loaderData: estimate }: Route.ComponentProps) {
  const { load } = useRuntime()
  const navigate = useNavigate()
  const addition = useItemsAddition(useAdditionPort())
  const change = useRecordChange()
  const withdraw = () => change((api) => api.withdrawQuote({ id: estimate.id }))
  const requestAgain = async (idempotencyKey: string) => {
    const { api } = await load()
    const { id } = await api.requestQuoteAgain({ id: estimate.id }, { idempotencyKey })
    await navigate(estimatePath(id))
  }
  return (
    <RecordPage
      list={estimate.total === null ? ['Quotes', 'quotes'] : ['Estimates', 'estimates']}
      title={titleOf(estimate)}
      description={estimate.total === null ? undefined : `Our prices for the quote ${estimate.title}`.trim()}
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
