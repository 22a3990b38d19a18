import { expect, it } from 'vitest'
import { pluralOf } from './index.js'

const items = { one: '# artículo', other: '# artículos' }
const goods = { one: '# towar', few: '# towary', many: '# towarów', other: '# towaru' }

it.each([
  ['es-US', 1, items, '1 artículo'],
  ['es-US', 0, items, '0 artículos'],
  ['es-US', 2500, items, '2,500 artículos'],
  // Spanish has a form of its own for millions.
  ['es-US', 1_000_000, items, '1,000,000 artículos'],
  ['pl', 3, goods, '3 towary'],
  ['pl', 5, goods, '5 towarów'],
])('PLUS-27 chooses in %s for %d among the forms of %j: %s', (locale, count, forms, text) => {
  expect(pluralOf(locale)(count, forms)).toBe(text)
})

it('PLUS-27 writes the number as it is given', () => {
  expect(pluralOf('es-US')(2, items, '$&')).toBe('$& artículos')
})
