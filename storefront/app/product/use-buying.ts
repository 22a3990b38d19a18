import type { ProductCard } from '@gauze/contract'
import { type Addability, addability } from '@gauze/rules'
import { useIsForUser, useSession } from '@gauze/ui/hooks'
import type { PriceAccess } from '@gauze/ui/product/price'
import { useLocation } from 'react-router-dom'
import { loginPath } from '../session/login-path.js'
import { useSite } from '../shell/use-site.js'

/** What this visitor may see and do with products. */
export interface Buying {
  readonly access: PriceAccess
  readonly isSignedIn: boolean
  /** Somebody is signed in and the page holds what they may buy, no longer what a visitor sees. */
  readonly isSettled: boolean
  /** The login screen, with the way back to this page. */
  readonly loginHref: string
  /** Whether the item can be added, and if not, why. */
  readonly check: (item: ProductCard | BuyableItem, allocationMax?: number | null) => Addability
}

/** As much of a product as decides whether it can be bought. */
type BuyableItem = Pick<ProductCard, 'price' | 'rxLevel' | 'isAddableToCart' | 'inactive' | 'restricted'>

/**
 * What this visitor may see and do with products.
 *
 * @param sellable the Rx levels the store sells at present, as they came with the page's data
 */
export function useBuying(sellable: readonly string[]): Buying {
  const { user, isPriceVisible } = useSession()
  const { contact } = useSite()
  // A visitor's products may be others, in another order, than the customer's that are to come.
  const isSettled = useIsForUser(sellable)
  const { pathname, search, hash } = useLocation()
  return {
    access: user ? (isPriceVisible ? 'visible' : 'hidden') : 'signedOut',
    isSignedIn: user !== null,
    isSettled,
    loginHref: loginPath(pathname + search + hash),
    check: (item, allocationMax) =>
      addability({
        item: { ...item, ...(allocationMax === undefined ? {} : { allocationMax }) },
        account: user?.account ?? null,
        sellable,
        supportPhone: contact.contactNumber,
      }),
  }
}
