import { AddAddress, type AddAddressProps } from '@gauze/ui/checkout/add-address'
import { CheckoutDetails } from '@gauze/ui/checkout/checkout-steps'
import { PageHeading } from '@gauze/ui/navigation/page-heading'
import { useMemo } from 'react'
import { useNavigate } from 'react-router-dom'
import { useRuntime } from '../browser/runtime-provider.js'
import { readPublicSettings } from '../config/public-settings.js'

/** The first screen of the checkout: delivery and payment (CHK-01). */
export default function Checkout() {
  const navigate = useNavigate()
  const { load } = useRuntime()
  const lookup = useMemo(() => lookupAt(readPublicSettings(document).mapsUrl), [])
  const addAddress = (
    <AddAddress lookup={lookup} onSave={async (address) => (await load()).api.upsertAddress(address)} />
  )
  return (
    <>
      <PageHeading title="Checkout" description="Delivery and payment. You’ll review your order before placing it." />
      <CheckoutDetails onReview={() => void navigate('/reviewOrder')} addAddress={addAddress} />
    </>
  )
}

/** The service that suggests addresses, whose code loads with the first question; null leaves plain fields (OPS-05). */
function lookupAt(url: string | null): AddAddressProps['lookup'] {
  if (url === null) return undefined
  return async (text, signal) => {
    const { createAddressLookup } = await import('@gauze/api-client/address-lookup')
    return createAddressLookup({ url })(text, signal)
  }
}
