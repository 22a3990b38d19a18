/**
 * The account pages that the store has a screen for, by their path below /myaccount/menu/. The screen of `a/b` is
 * `routes/account/a-b.tsx`. People do the other pages by phone.
 */
export const accountScreens: readonly string[] = [
  'accountsettings',
  'addresses',
  'approvals',
  'contacts',
  'creditmemos',
  'estimatedetails',
  'estimates',
  'gauzedeliveryday',
  'invoicedetails',
  'invoices',
  'itemlists',
  'itemlists/count',
  'openitems',
  'orderdetails',
  'payment/confirmation',
  'payment/create',
  'payment/method',
  'payment/review',
  'paymentdetails',
  'paymenthistory',
  'paymentmethod',
  'profile',
  'quotes',
  'recalldetails',
  'recalls',
  'reorder',
  'salesorders',
  'security',
  'subscriptions',
]

/**
 * Whether the store has an account page: no link goes to a missing one.
 *
 * @param path below /myaccount/menu/
 */
export function isOnline(path: string): boolean {
  return accountScreens.includes(path)
}
