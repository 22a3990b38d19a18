import { useState } from 'react'
import { expect, it, vi } from 'vitest'
import { page, userEvent } from 'vitest/browser'
import { describeConformance } from '../../../test/describe-conformance.js'
import { mount } from '../../../test/mount.js'
import { FilterChips } from './filter-chips.js'

const chips = [
  { name: 'size', value: 's', label: 'small', href: '/products/1?f.size=m' },
  { name: 'size', value: 'm', label: 'medium', href: '/products/1?f.size=s' },
]

/** Filters that go when they are removed. */
function Removable({ values }: { values: readonly string[] }) {
  const [left, setLeft] = useState(values)
  return (
    <FilterChips
      filters={left.map((value) => ({ name: 'size', value, label: value, href: `/products/1?f.size=${value}` }))}
      clearHref="/products/1"
      onRemove={(_name, removed) => setLeft(left.filter((value) => value !== removed))}
    />
  )
}

describeConformance('FilterChips', (props, ref) => (
  <FilterChips {...props} ref={ref} filters={chips} clearHref="/products/1" />
))

it('SRCH-08 WCAG 2.4.3 removes a filter, clears all, and moves focus to the next one', async () => {
  const onRemove = vi.fn<(name: string, value: string) => void>()
  const onClear = vi.fn<() => void>()
  mount(<FilterChips filters={chips} clearHref="/products/1" onRemove={onRemove} onClear={onClear} />)
  await userEvent.click(page.getByRole('link', { name: 'Remove filter small' }))
  await expect.element(page.getByRole('link', { name: 'Remove filter medium' })).toHaveFocus()
  await userEvent.click(page.getByRole('link', { name: 'Clear all' }))
  expect(onRemove.mock.calls).toEqual([['size', 's']])
  expect(onClear).toHaveBeenCalledOnce()
})

it.each([
  ['first of two', ['s', 'm'], 's', 'm'],
  ['last of two', ['s', 'm'], 'm', 's'],
  ['middle of three', ['s', 'm', 'l'], 'm', 'l'],
  ['last of three', ['s', 'm', 'l'], 'l', 'm'],
])('SRCH-08 keeps the focus among the filters when the %s is removed by keyboard', async (_, values, removed, next) => {
  mount(<Removable values={values} />)
  const chip = (value: string) => page.getByRole('link', { name: `Remove filter ${value}` })
  const element = chip(removed).element()
  if (element instanceof HTMLElement) element.focus()
  await userEvent.keyboard('{Enter}')
  await expect.element(chip(removed)).not.toBeInTheDocument()
  await expect.element(chip(next)).toHaveFocus()
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
