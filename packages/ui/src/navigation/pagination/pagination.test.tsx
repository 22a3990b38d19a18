import { expect, it } from 'vitest'
import { describeConformance } from '../../../test/describe-conformance.js'
import { pageWindow } from './page-window.js'
import { Pagination } from './pagination.js'

describeConformance('Pagination', (props, ref) => (
  <Pagination {...props} ref={ref} page={2} pages={9} hrefOf={(page) => `/products/${page}`} />
))

it.each([
  [1, 1, [1]],
  [1, 3, [1, 2, 3]],
  [4, 7, [1, 2, 3, 4, 5, 6, 7]],
  [6, 20, [1, null, 5, 6, 7, null, 20]],
])('shows for page %i of %i the pages around it, the first and the last', (page, pages, expected) => {
  expect(pageWindow(page, pages)).toEqual(expected)
})
