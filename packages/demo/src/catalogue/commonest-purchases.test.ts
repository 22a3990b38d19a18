import { expect, it } from 'vitest'
import { commonestPurchases } from '../testing/commonest-purchases.js'
import { generateCatalogue } from './index.js'

it('sells each of the 200 purchases that clinics make most often', () => {
  const { items, categories } = generateCatalogue()
  const urlOf = new Map(categories.map(({ id, urlComponent }) => [id, urlComponent]))
  const orderable = items.filter(
    ({ kind, inactive, isAddableToCart }) => kind !== 'parent' && !inactive && isAddableToCart,
  )
  const unanswered = commonestPurchases.filter(
    ({ category, named }) =>
      !orderable.some(
        ({ categoryId, siteDisplayName }) => urlOf.get(categoryId) === category && named.test(siteDisplayName),
      ),
  )
  expect(unanswered.map(({ purchase }) => purchase)).toEqual([])
  expect(new Set(commonestPurchases.map(({ purchase }) => purchase)).size).toBe(200)
})
