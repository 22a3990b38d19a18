import { CheckoutDetails } from '@gauze/ui/checkout/checkout-steps'
import { PageHeading } from '@gauze/ui/navigation/page-heading'
import { useNavigate } from 'react-router-dom'
import { AddAddress } from '../checkout/add-address.js'

/** The first screen of the checkout: delivery and payment (CHK-01). */
export default function Checkout() {
  const navigate = useNavigate()
  return (
    <>
      <PageHeading
        title="Checkout"
        description="Delivery and payment. You see everything once more before you order."
      />
      <CheckoutDetails onReview={() => void navigate('/reviewOrder')} addAddress={<AddAddress />} />
    </>
  )
}
