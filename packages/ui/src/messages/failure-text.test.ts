import { expect, it } from 'vitest'
import { failureMessages, failureText } from './index.js'

const messages = { ...failureMessages, 'out-of-stock': 'Ausverkauft.' }

it.each([
  [{ code: 'out-of-stock', detail: 'Only 3 are left.' }, 'Ausverkauft.'],
  [{ code: 'item-restricted', detail: 'Call an administrator.' }, 'Call an administrator.'],
  [{ code: 'unexpected-later', detail: null }, 'Unexpected error occurred. Please try again later.'],
  [{ code: 'gone', detail: null }, 'Unexpected error occurred. Please try again.'],
])('LIB-08 puts %j into words: the catalog’s, else the server’s', (reason, words) => {
  expect(failureText(reason, messages)).toBe(words)
})
