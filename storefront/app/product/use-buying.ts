import type { User } from '@gauze/contract'
import { type Addability, addability, type SoldItem } from '@gauze/rules'
import { useIsForUser, useSession } from '@gauze/ui/hooks'
import type { PriceAccess } from '@gauze/ui/product/price'
import { useLocation } from 'react-router-dom'
import { loginPath } from '../session/login-path.js'
import { useSite } from '../shell/use-site.js'

/** Who a page's data are for. */
interface Buyer {
  /** Nobody, too, while the page of somebody signed in still holds what visitors see. */
  readonly user: User | null
  readonly access: PriceAccess
  /** The login screen, with the way back to this page. */
  readonly loginHref: string
}

/** What this visitor may see and do with products. */
export interface Buying extends Omit<Buyer, 'user'> {
  readonly isSignedIn: boolean
  /** Whether the item can be added, and if not, why. */
  readonly check: (item: BuyableItem, allocationMax?: number | null) => Addability
}

/** As much of a product as decides whether it can be bought. */
type BuyableItem = Pick<SoldItem, 'price' | 'rxLevel' | 'isAddableToCart' | 'inactive' | 'restricted'>

/**
 * Who the products of a page are for. A visitor's may be others, in another order, than the customer's that are to come:
 * until those are there the page stays as it was served, so that nothing moves under a finger twice.
 *
 * @param data what the page was read with, compared by identity
 */
export function useBuyer(data: object): Buyer {
  const { user, isPriceVisible } = useSession()
  const isForUser = useIsForUser(data)
  const { pathname, search, hash } = useLocation()
  const access = isPriceVisible ? 'visible' : 'hidden'
  return {
    user: isForUser ? user : null,
    access: isForUser ? access : 'signedOut',
    loginHref: loginPath(pathname + search + hash),
  }
}

/**
 * What this visitor may see and do with products.
 *
 * @param sellable the Rx levels the store sells at present, as they came with the page's data
 */
export function useBuying(sellable: readonly string[]): Buying {
  const { user, ...buyer } = useBuyer(sellable)
  const { contact } = useSite()
  return {
    ...buyer,
    isSignedIn: user !== null,
    check: (item, allocationMax) =>
      addability({
        item: { ...item, ...(allocationMax === undefined ? {} : { allocationMax }) },
        account: user?.account ?? null,
        sellable,
        supportPhone: contact.contactNumber,
      }),
  }
}
