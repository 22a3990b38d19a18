import { PaymentMethodChoice } from '@gauze/ui/billing/make-payment'
import { useSession } from '@gauze/ui/hooks'
import { useNavigate } from 'react-router-dom'
import { AccountHeading } from '../../account/account-heading.js'
import { accountMeta } from '../../account/account-meta.js'
import { paymentHrefs } from '../../account/payment-hrefs.js'
import { useRuntime } from '../../browser/runtime-provider.js'
import type { MetaLanguage } from '../../language/words.js'

export function meta({ matches }: MetaLanguage) {
  return accountMeta(matches, 'payment/method', 'description')
}

/** Chooses the card or bank account for the rest after the credits. */
export default function PaymentMethodPage() {
  const { load } = useRuntime()
  const { user } = useSession()
  const navigate = useNavigate()
  return (
    <>
      <AccountHeading page="payment/method" isStep />
      <PaymentMethodChoice
        hrefs={paymentHrefs}
        onIncomplete={() => void navigate(paymentHrefs.create, { replace: true })}
        addCard={{
          getTypes: async () => (await load()).api.getPaymentMethodTypes({}),
          onSave: async (card) => (await load()).api.upsertPaymentMethod(card),
        }}
        addBankAccount={{
          company: user?.account.accountName ?? '',
          onSave: async (account) => (await load()).api.addBankAccount(account),
        }}
      />
    </>
  )
}
