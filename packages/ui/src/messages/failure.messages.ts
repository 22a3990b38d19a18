/** Words for the codes of failed calls. For any other code, components show the server's words. */
export const failureMessages = {
  unexpected: 'Unexpected error occurred. Please try again.',
  'unexpected-later': 'Unexpected error occurred. Please try again later.',
  unheard: 'The store does not answer. Check your connection, then try again.',
  'no-user': 'Invalid username or password',
  'not-switched': 'There was a problem changing accounts',
  'session-unknown': 'The store cannot check who is signed in right now. It will try again by itself.',
  'line-gone': 'This line is no longer in the cart, so it was not changed.',
  'other-owner': 'This cart is no longer yours, so nothing was changed: somebody else is logged in here now.',
}

/** Any code of the server's problems can have words, too, such as `cart-full`. */
export type FailureMessages = typeof failureMessages & Readonly<Record<string, string>>
