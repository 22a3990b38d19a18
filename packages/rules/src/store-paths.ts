/**
 * The paths of the store's pages. Mails and other callers outside the store put its origin before them. The paths of
 * `login-path.ts` contain the way back to a page.
 */

export const CART_PATH = '/cart'
export const SHOP_PATH = '/shop'

/**
 * The path of an account page, or of the overview.
 *
 * @param page its name below `/myaccount/menu/`
 * @example accountPath('addresses') // '/myaccount/menu/addresses'
 */
export function accountPath(page?: string): string {
  return page === undefined ? '/myaccount' : `/myaccount/menu/${page}`
}

/** The details of an order. */
export function orderPath(id: number): string {
  return recordPath('orderdetails', id)
}

/**
 * The orders that wait for approval.
 *
 * @param id the order to open, if one is chosen
 */
export function approvalsPath(id?: number): string {
  return id === undefined ? accountPath('approvals') : recordPath('approvals', id)
}

/** The details of an invoice. */
export function invoicePath(id: number): string {
  return recordPath('invoicedetails', id)
}

/** The details of a quote or estimate. */
export function estimatePath(id: number): string {
  return recordPath('estimatedetails', id)
}

/** The details of a payment. */
export function paymentPath(id: number): string {
  return recordPath('paymentdetails', id)
}

/** The details of a recall of the company. */
export function recallPath(id: number): string {
  return recordPath('recalldetails', id)
}

/** The item lists with one of them open. */
export function itemListPath(id: number): string {
  return recordPath('itemlists', id)
}

/** The tracking page of a parcel. */
export function trackingPath(trackingNumber: string): string {
  return `/tracking/${encodeURIComponent(trackingNumber)}`
}

/** The listing of a category. */
export function categoryPath(urlComponent: string): string {
  return `/category/${encodeURIComponent(urlComponent)}`
}

/**
 * The page of a product or variant.
 *
 * @param unit the unit that the page selects first: its id, or its code; the first one by default
 * @example productPath('nitrile-gloves', 3) // '/product/nitrile-gloves?uom=3'
 */
export function productPath(urlComponent: string, unit?: number | string): string {
  const query = unit === undefined ? '' : `?uom=${encodeURIComponent(unit)}`
  return `/product/${encodeURIComponent(urlComponent)}${query}`
}

/**
 * The first page of the products that a search finds, or of all products.
 *
 * @example productsPath('exam gloves') // '/products/1?search=exam%20gloves'
 */
export function productsPath(search?: string): string {
  return search === undefined ? '/products/1' : `/products/1?search=${encodeURIComponent(search)}`
}

/** The page that subscribes to an item list. */
export function subscriptionPath(itemListId: number): string {
  return `/subscription?itemListId=${itemListId}`
}

/** The page that a procurement system opens with the secret of a punch-out. */
export function punchOutPath(secret: string): string {
  return `/punchout/${secret}`
}

/** The login page where the owner of a mailed link chooses a password. */
export function choosePasswordPath(username: string, hash: string): string {
  return `/login?username=${encodeURIComponent(username)}&hash=${encodeURIComponent(hash)}`
}

/** The login page that confirms the email address to which a secret was mailed. */
export function confirmEmailPath(secret: string): string {
  return `/login?email=${encodeURIComponent(secret)}`
}

function recordPath(page: string, id: number): string {
  return `${accountPath(page)}?id=${id}`
}
