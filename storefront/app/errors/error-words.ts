interface ErrorWords {
  readonly title: string
  readonly text: string
}

const WORDS: Readonly<Record<number, ErrorWords>> = {
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
    text: 'It may have moved, or the address may have a typing mistake in it. Your cart is safe.',
  },
  429: { title: 'Too many requests', text: 'Please wait a minute, then try again.' },
  503: {
    title: 'The store is having a short break',
    text: 'A part of the store is not answering right now. Please try again in a minute; your cart is safe.',
  },
}

const CLIENT: ErrorWords = {
  title: 'That did not work',
  text: 'The page cannot be shown as it was asked for. Start again from the home page.',
}

const SERVER: ErrorWords = {
  title: 'Something went wrong on our side',
  text: 'We have been told about it. Please try again; your cart is safe.',
}

/** What an error is called and what to do about it, for a person. */
export function errorWords(status: number): ErrorWords {
  return WORDS[status] ?? (status >= 400 && status < 500 ? CLIENT : SERVER)
}
