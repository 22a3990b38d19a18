/** The title and the description of an account page. */
export interface AccountPage {
  readonly title: string
  readonly description: string
}

const pages: Readonly<Record<string, AccountPage>> = {
  profile: { title: 'Profile', description: 'Set up your profile and basic information' },
  addresses: { title: 'Addresses', description: 'Where we deliver, and where bills go' },
  contacts: { title: 'Contacts', description: "Manage your company's contacts and user permissions" },
  salesorders: { title: 'Sales Orders', description: 'Every order of your company' },
  reorder: { title: 'Easy Reorder', description: 'Reorder recently ordered items' },
  paymentmethod: { title: 'Payment Methods', description: 'How your company pays' },
  security: { title: 'Security', description: 'Your second step, your password, and where you are logged in' },
  itemlists: { title: 'Item Lists', description: 'Curate lists of items for easy ordering' },
  approvals: { title: 'Approve Orders', description: 'Approve orders that have been placed by your company' },
  accountsettings: { title: 'Settings', description: 'Statements, notifications and the second step of your company' },
  recalls: { title: 'Recalls', description: 'Recalled goods that your company received' },
  quotes: { title: 'Quotes', description: 'Everything that your company asked us to price' },
  estimates: { title: 'Estimates', description: 'The prices that we offered you, and until when' },
  invoices: { title: 'Invoices', description: 'Every invoice of your company. Choose some to pay, print or save' },
  paymenthistory: { title: 'Payment History', description: 'What you have paid, and when' },
  creditmemos: { title: 'Credit Memos', description: 'Credits from returns, and what is left of each' },
  openitems: { title: 'Open Items', description: 'Open invoices, and credits that are not applied' },
  'payment/create': {
    title: 'Make a Payment',
    description: 'Select invoices you would like to pay',
  },
  'payment/method': {
    title: 'Make a Payment',
    description: 'Choose how to pay',
  },
  'payment/review': {
    title: 'Make a Payment',
    description: 'Review the payment',
  },
  'payment/confirmation': {
    title: 'Make a Payment',
    description: 'Payment Confirmed',
  },
}

export const accountPagesMessages = {
  /** By their names; a page that is not here has the name of the account in the breadcrumb. */
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
  openItems: 'Open Items',
  creditMemos: 'Credit Memos',
  payments: 'Payment History',
  cards: 'Payment Methods',
  orders: 'Sales Orders',
  reorder: 'Easy Reorder',
  lists: 'Item Lists',
  recalls: 'Recalls',
  approvals: 'Approve Orders',
  deliveryDay: 'Delivery Day',
}

export type AccountPagesMessages = typeof accountPagesMessages

declare module '../../messages/messages.types.js' {
  interface MessageCatalog {
    accountPages: AccountPagesMessages
  }
}
