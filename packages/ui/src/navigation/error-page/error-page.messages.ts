/** The name of an error and its remedy. */
export interface ErrorWords {
  readonly title: string
  readonly text: string
}

const statuses: Readonly<Record<number, ErrorWords>> = {
  400: {
    title: 'That request was not understood',
    text: 'Part of the address is missing or wrong. Start again from the home page or search for the product.',
  },
  401: { title: 'Please log in', text: 'This page needs a login. Log in and you will be brought back.' },
  403: {
    title: 'You do not have access to this page',
    text: 'Your login does not include this. Ask your company’s administrator for the permission.',
  },
  404: {
    title: 'We can’t find that page',
    text: 'It may have moved, or the address may contain a typo. Your cart is safe.',
  },
  405: {
    title: 'That cannot be done here',
    text: 'This page only shows things; what was sent to it was not taken. Go back and use the form on the page.',
  },
  408: {
    title: 'That took too long',
    text: 'Your browser’s request did not arrive in full. Check the connection, then try again.',
  },
  409: {
    title: 'Something else changed it first',
    text: 'What you changed was changed in the meantime. Load the page again to see how it stands now.',
  },
  410: {
    title: 'That page is gone',
    text: 'It was taken out for good. Search for what you need, or call us and we will find a replacement.',
  },
  413: {
    title: 'That was too large',
    text: 'What was sent is larger than we take. Send less at once, or a smaller file.',
  },
  414: { title: 'That address is too long', text: 'Remove some filters or shorten the search, then try again.' },
  415: {
    title: 'That kind of file is not taken',
    text: 'Send the file in another format, such as PDF or PNG.',
  },
  422: {
    title: 'Some of that cannot be right',
    text: 'What was sent is complete, but a part of it does not fit. Go back and check what you entered.',
  },
  429: { title: 'Too many requests', text: 'Please wait a minute, then try again.' },
  500: {
    title: 'Something went wrong on our side',
    text: 'We have been told about it. Please try again; your cart is safe.',
  },
  501: {
    title: 'The store cannot do that yet',
    text: 'What was asked for is not part of the store. Call us and we will do it for you.',
  },
  502: {
    title: 'A part of the store gave no proper answer',
    text: 'Please try again in a minute; your cart is safe.',
  },
  503: {
    title: 'The store is having a short break',
    text: 'A part of the store is not answering right now. Please try again in a minute; your cart is safe.',
  },
  504: {
    title: 'A part of the store took too long',
    text: 'It is busy or out of reach. Please try again in a minute; your cart is safe.',
  },
}

export const errorPageMessages = {
  /** Words by the status code of the answer. */
  statuses,
  /** Of any other status of the 4xx class. */
  client: {
    title: 'That did not work',
    text: 'The page cannot be shown as it was asked for. Start again from the home page.',
  },
  /** Of any other status. */
  server: {
    title: 'Something went wrong on our side',
    text: 'We have been told about it. Please try again; your cart is safe.',
  },
  /** Words for a server that did not answer. */
  unreached: {
    title: 'The store cannot be reached',
    text: 'Your connection may be down. Check it, then try again; your cart is safe.',
  },
  status: (status: number) => `Error ${status}`,
  login: 'Log in',
  retry: 'Try again',
  browse: 'Browse all products',
  home: 'Go to the home page',
  search: 'Or search for what you need',
  searchPlaceholder: 'Search for products',
  /** Introduces the telephone number and its hours. */
  support: 'Still stuck? Call',
  reference: (requestId: string) => `Please quote reference ${requestId}.`,
}

export type ErrorPageMessages = typeof errorPageMessages

declare module '../../messages/messages.types.js' {
  interface MessageCatalog {
    errorPage: ErrorPageMessages
  }
}
