/**
 * The account pages that the store has a screen for, by their path below /myaccount/menu/; the others are done by
 * phone.
 */
const ONLINE_PAGES: readonly string[] = ['salesorders', 'orderdetails']

/**
 * Whether the store has an account page: no link goes to a missing one.
 *
 * @param path below /myaccount/menu/
 */
export function isOnline(path: string): boolean {
  return ONLINE_PAGES.includes(path)
}
