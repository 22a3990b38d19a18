import { CART_PATH } from '@gauze/rules'
import { useSession } from '@gauze/ui/hooks'
import { Logo } from '@gauze/ui/navigation/logo'
import { useContentLang } from '@gauze/ui/provider'
import { useSite } from '../data/use-site.js'
import { useWords } from '../language/words.js'
import { frameMessages } from './frame.messages.js'

/** The reduced bar of the checkout: a logo that links back to the cart, the buyer, and the phone number (SHELL-04). */
export function CheckoutHeader() {
  const { contact } = useSite()
  const { user } = useSession()
  return (
    <header className="checkout-header">
      <div className="gz-page">
        <Logo href={CART_PATH} aria-label={useWords('frame', frameMessages).backToCart} />
        <p>
          {user ? <strong>{user.account.accountName}</strong> : null}
          <span className="checkout-header-hours" lang={useContentLang()}>
            {contact.hoursTextShort} ·{' '}
          </span>
          <a href={`tel:${contact.contactNumber}`}>{contact.contactNumber}</a>
        </p>
      </div>
    </header>
  )
}
