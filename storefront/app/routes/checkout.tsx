import { AddAddress } from '@gauze/ui/checkout/add-address'
import { AddCard } from '@gauze/ui/checkout/add-card'
import { CheckoutDetails } from '@gauze/ui/checkout/checkout-steps'
import { useSession } from '@gauze/ui/hooks'
import { PageHeading } from '@gauze/ui/navigation/page-heading'
import { useNavigate } from 'react-router-dom'
import { useAddressLookup } from '../account/use-address-lookup.js'
import { useRuntime } from '../browser/runtime-provider.js'
import { useWords } from '../language/words.js'
import { checkoutScreenMessages } from './checkout.messages.js'

/** The first screen of the checkout: delivery and payment (CHK-01). */
export default function Checkout() {
  const navigate = useNavigate()
  const { load } = useRuntime()
  const lookup = useAddressLookup()
  const { isAdmin } = useSession()
  const addAddress = (
    <AddAddress
      lookup={lookup}
      defaults={isAdmin ? ['isDefaultShipping'] : []}
      onSave={async (address) => (await load()).api.upsertAddress(address)}
    />
  )
  const addCard = (
    <AddCard
      getTypes={async () => (await load()).api.getPaymentMethodTypes({})}
      onSave={async (card) => (await load()).api.upsertPaymentMethod(card)}
    />
  )
  return (
    <>
      <PageHeading {...useWords('checkoutScreen', checkoutScreenMessages)} />
      <CheckoutDetails onReview={() => void navigate('/reviewOrder')} addAddress={addAddress} addCard={addCard} />
    </>
  )
}
