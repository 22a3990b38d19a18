import type { User } from '@gauze/contract'
import { type Addability, addability, loginPath, type SoldItem } from '@gauze/rules'
import type { PriceAccess } from '@gauze/ui/catalog/price'
import { useIsForUser, useSession } from '@gauze/ui/hooks'
import { useEffect } from 'react'
import { useLocation } from 'react-router-dom'
import { useRuntime } from '../browser/runtime-provider.js'
import { useSite } from '../data/use-site.js'
import { loadAddToList } from './lazy-add-to-list.js'

/** The viewer of a page's data. */
interface Buyer {
  /** Also null while a signed-in user's page still contains the visitor's data. */
  readonly user: User | null
  readonly access: PriceAccess
  /** The login screen, with the way back to this page. */
  readonly loginHref: string
}

/** The rights of this visitor over products. */
export interface Buying extends Omit<Buyer, 'user'> {
  readonly isSignedIn: boolean
  /** Whether the item can be added, and if not, why. */
  readonly check: (item: BuyableItem, allocationMax?: number | null) => Addability
}

/** The fields of a product that decide whether it can be bought. */
type BuyableItem = Pick<SoldItem, 'price' | 'rxLevel' | 'isAddableToCart' | 'inactive' | 'restricted'>

/**
 * The viewer of a page's products. A visitor's products may be others, in another order, than the customer's that
 * follow: until the prices arrive, the page stays as it was served, so that content moves only once.
 *
 * @param data the data of the page, compared by identity
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
 * The rights of this visitor over products.
 *
 * @param sellable the Rx levels that the store sells now, from the page's data
 */
export function useBuying(sellable: readonly string[]): Buying {
  const { user, ...buyer } = useBuyer(sellable)
  const { contact } = useSite()
  const { hasToken } = useRuntime()
  useEffect(() => {
    if (hasToken()) loadAddToList()
  }, [hasToken])
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
