/** The account pages that the store has a screen for, by their path below /myaccount/menu/; the others are done by phone. */
const ONLINE_PAGES: readonly string[] = ['salesorders', 'orderdetails']

/**
 * Whether the store has an account page: nothing leads to one that it does not have.
 *
 * @param path below /myaccount/menu/
 */
export const isOnline = (path: string): boolean => ONLINE_PAGES.includes(path)
