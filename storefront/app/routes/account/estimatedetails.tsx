import { useItemsAddition } from '@gauze/ui/catalog/added-items'
import { PageHeading } from '@gauze/ui/navigation/page-heading'
import { EstimateDetails } from '@gauze/ui/quotes/estimate-details'
import { useNavigate } from 'react-router-dom'
import { AccountBreadcrumbs } from '../../account/account-breadcrumbs.js'
import { useAdditionPort } from '../../account/use-addition-port.js'
import { useRecordChange } from '../../account/use-record-change.js'
import { useRuntime } from '../../browser/runtime-provider.js'
import { readRecord } from '../../data/read-record.js'
import type { FrameHandle } from '../../shell/frame-handle.js'
import type { Route } from './+types/estimatedetails.js'

export const handle = { frame: { hasBreadcrumbs: true } } satisfies FrameHandle

export function clientLoader({ context, url }: Route.ClientLoaderArgs) {
  return readRecord(context, url, (api, id) => api.getEstimate({ id }))
}

type Estimate = Route.ComponentProps['loaderData']

/** A quote is called an estimate as soon as it has prices. */
function nameOf({ estimateNumber, total }: Estimate): string {
  return `${total === null ? 'Quote' : 'Estimate'} ${estimateNumber}`
}

export function meta({ loaderData }: Route.MetaArgs) {
  return [{ title: `${loaderData ? nameOf(loaderData) : 'Estimate'} | Gauze` }, { name: 'robots', content: 'noindex' }]
}

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
    await navigate(`/myaccount/menu/estimatedetails?id=${id}`)
  }
  const list =
    estimate.total === null
      ? { label: 'Quotes', href: '/myaccount/menu/quotes' }
      : { label: 'Estimates', href: '/myaccount/menu/estimates' }
  return (
    <>
      <AccountBreadcrumbs below={[list, { label: nameOf(estimate) }]} />
      <PageHeading title={nameOf(estimate)} />
      <EstimateDetails
        key={estimate.id}
        estimate={estimate}
        addition={addition}
        onWithdraw={withdraw}
        onRequestAgain={requestAgain}
      />
    </>
  )
}
