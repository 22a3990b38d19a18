/**
 * The description of an account page, and of the way to get the same done by phone while the store has no screen for
 * it.
 */
export interface AccountPage {
  /** Null if the page has the account's name. */
  readonly title: string | null
  readonly description: string
  /** The staff's action after a call or an email; continues 'Call or email us and '. */
  readonly byPhone: string
}

const pages: Readonly<Record<string, AccountPage>> = {
  quotes: { title: 'Quotes', description: 'Prices we have offered you', byPhone: 'we send you a quote.' },
  estimates: {
    title: 'Estimates',
    description: 'What an order would come to',
    byPhone: 'we send you an estimate.',
  },
  'payment/create': {
    title: 'Make a Payment',
    description: 'Select invoices you would like to pay',
    byPhone: 'we take a payment for the invoices you name.',
  },
  'payment/method': {
    title: 'Make a Payment',
    description: 'Choose how to pay',
    byPhone: 'we take a payment for the invoices you name.',
  },
  'payment/review': {
    title: 'Make a Payment',
    description: 'Review the payment',
    byPhone: 'we tell you how a payment stands.',
  },
  'payment/confirmation': {
    title: 'Make a Payment',
    description: 'Payment Confirmed',
    byPhone: 'we confirm a payment to you in writing.',
  },
}

export const accountPagesMessages = {
  /** By their names, as `pageNamed` gives them. */
  pages,
  overview: 'Overview',
  profile: 'Profile settings',
  company: 'Company',
  addresses: 'Addresses',
  contacts: 'Contacts',
  settings: 'Settings',
  billing: 'Billing',
  payment: 'Make Payment',
  invoices: 'Invoices',
  payments: 'Payment History',
  cards: 'Payment Methods',
  orders: 'Sales Orders',
  reorder: 'Easy Reorder',
  lists: 'Item Lists',
  approvals: 'Approve Orders',
  deliveryDay: 'Delivery Day',
  /** Introduces the staff's action, `what`. */
  byPhone: (what: string) => `This is not online yet. Call or email us and ${what}`,
}

export type AccountPagesMessages = typeof accountPagesMessages

declare module '../../messages/messages.types.js' {
  interface MessageCatalog {
    accountPages: AccountPagesMessages
  }
}
