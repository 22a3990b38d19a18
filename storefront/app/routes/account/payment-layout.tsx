import { accountPath } from '@gauze/rules'
import { PaymentNotAllowed, PaymentProvider } from '@gauze/ui/billing/make-payment'
import { useSession } from '@gauze/ui/hooks'
import { data, Outlet, useNavigate, useSearchParams } from 'react-router-dom'
import { AccountHeading } from '../../account/account-heading.js'
import { accountMeta } from '../../account/account-meta.js'
import { paymentHrefs } from '../../account/payment-hrefs.js'
import { runtimeContext } from '../../browser/store-runtime.js'
import type { MetaLanguage } from '../../language/words.js'
import type { Route } from './+types/payment-layout.js'

export async function clientLoader({ context }: Route.ClientLoaderArgs) {
  const store = await context.get(runtimeContext).load()
  const user = await store.whoIsSignedIn()
  if (user === null) throw data(null, { status: 403 })
  return { api: store.api, user }
}

export function meta({ matches }: MetaLanguage) {
  return accountMeta(matches, 'payment/create')
}

/**
 * The screens of a payment, which share it. A link may name invoices to begin with: `?ids=1,2`. A person who may not
 * pay reads the names of the people to ask.
 */
export default function PaymentLayout({ loaderData }: Route.ComponentProps) {
  const { ownerId, user: current } = useSession()
  const navigate = useNavigate()
  const [params] = useSearchParams()
  if (ownerId === null) return null
  const { permissions, paymentLimit } = current ?? loaderData.user
  if (!permissions.mayPay) {
    return (
      <>
        <AccountHeading page="payment/create" description={undefined} />
        <PaymentNotAllowed invoicesHref={permissions.isPriceVisible ? paymentHrefs.invoices : undefined} />
      </>
    )
  }
  const ids = (params.get('ids') ?? '').split(',').map(Number).filter(Number.isInteger)
  return (
    <PaymentProvider
      port={loaderData.api}
      ownerId={ownerId}
      invoiceIds={ids}
      paymentLimit={paymentLimit}
      historyHref={accountPath('paymenthistory')}
      onPaid={({ id }) => void navigate(`/myaccount/menu/payment/confirmation?id=${id}`, { replace: true })}
    >
      <Outlet />
    </PaymentProvider>
  )
}
