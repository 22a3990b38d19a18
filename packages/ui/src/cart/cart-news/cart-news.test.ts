import { expect, it } from 'vitest'
import { cartLines } from '../../story-data/index.js'
import { additionText } from './cart-news.js'
import { cartNewsMessages } from './cart-news.messages.js'

it('CART-01 names quantity, unit and item with its variant and its number', () => {
  const [gloves] = cartLines
  if (!gloves) throw new Error('The story data has no cart lines.')
  expect(additionText({ item: { ...gloves, name: 'Exam gloves' }, unit: 11, quantity: 5 }, cartNewsMessages)).toBe(
    '5 × Box of 100, Exam gloves, Size:medium, item 20418',
  )
})
