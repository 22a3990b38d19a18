import { PaymentProvider } from '@gauze/ui/account/make-payment'
import { useSession } from '@gauze/ui/hooks'
import { data, Outlet, useNavigate, useSearchParams } from 'react-router-dom'
import { runtimeContext } from '../../browser/store-runtime.js'
import type { Route } from './+types/payment-layout.js'

export async function clientLoader({ context }: Route.ClientLoaderArgs) {
  const store = await context.get(runtimeContext).load()
  const user = await store.whoIsSignedIn()
  if (!user?.permissions.isPriceVisible) throw data(null, { status: 403 })
  return store
}

export function meta() {
  return [{ title: 'Make a Payment | Gauze' }, { name: 'robots', content: 'noindex' }]
}

/** The screens of a payment, which share it. A link may name invoices to begin with: `?ids=1,2`. */
export default function PaymentLayout({ loaderData: { api } }: Route.ComponentProps) {
  const { ownerId } = useSession()
  const navigate = useNavigate()
  const [params] = useSearchParams()
  if (ownerId === null) return null
  const ids = (params.get('ids') ?? '').split(',').map(Number).filter(Number.isInteger)
  return (
    <PaymentProvider
      port={api}
      ownerId={ownerId}
      invoiceIds={ids}
      historyHref="/myaccount/menu/paymenthistory"
      onPaid={({ id }) => void navigate(`/myaccount/menu/payment/confirmation?id=${id}`, { replace: true })}
    >
      <Outlet />
    </PaymentProvider>
  )
}
