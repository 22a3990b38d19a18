import { expect, it, vi } from 'vitest'
import { page, userEvent } from 'vitest/browser'
import { describeConformance } from '../../../test/describe-conformance.js'
import { mount } from '../../../test/mount.js'
import { FilterChips } from './filter-chips.js'

const chips = [
  { name: 'size', value: 's', label: 'small', href: '/products/1?f.size=m' },
  { name: 'size', value: 'm', label: 'medium', href: '/products/1?f.size=s' },
]

describeConformance('FilterChips', (props, ref) => (
  <FilterChips {...props} ref={ref} filters={chips} clearHref="/products/1" />
))

it('SRCH-08 removes a filter, clears all, and moves focus to the next one', async () => {
  const onRemove = vi.fn<(name: string, value: string) => void>()
  const onClear = vi.fn<() => void>()
  mount(<FilterChips filters={chips} clearHref="/products/1" onRemove={onRemove} onClear={onClear} />)
  await userEvent.click(page.getByRole('link', { name: 'Remove filter small' }))
  await expect.element(page.getByRole('link', { name: 'Remove filter medium' })).toHaveFocus()
  await userEvent.click(page.getByRole('link', { name: 'Clear all' }))
  expect(onRemove.mock.calls).toEqual([['size', 's']])
  expect(onClear).toHaveBeenCalledOnce()
})

it('SRCH-08 links to the listing without the filter, for browsers without script', () => {
  mount(<FilterChips filters={chips} clearHref="/products/1" />)
  const links = page.getByRole('link').elements()
  expect(links.map((link) => link.getAttribute('href'))).toEqual([
    '/products/1?f.size=m',
    '/products/1?f.size=s',
    '/products/1',
  ])
})
