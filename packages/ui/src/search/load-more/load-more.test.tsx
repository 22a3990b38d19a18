import { expect, it, vi } from 'vitest'
import { page, userEvent } from 'vitest/browser'
import { describeConformance } from '../../../test/describe-conformance.js'
import { mount } from '../../../test/mount.js'
import { LoadMore } from './load-more.js'

function nothing() {
  return undefined
}

describeConformance('LoadMore', (props, ref) => (
  <LoadMore {...props} ref={ref} last={24} total={96} href="/products/2" onLoadMore={nothing} />
))

it('API-16 WCAG 2.1.1 says how many are shown and requests more once, by keyboard too', async () => {
  const onLoadMore = vi.fn<() => void>()
  const more = (status: 'ready' | 'loading' | 'failed') => (
    <LoadMore last={1048} total={3120} href="/products/3" status={status} onLoadMore={onLoadMore} />
  )
  const { rerender } = mount(more('ready'))
  await expect.element(page.getByText('Showing 1,048 of 3,120')).toBeVisible()
  await expect.element(page.getByRole('link', { name: 'Load more' })).toHaveAttribute('href', '/products/3')
  await userEvent.tab()
  await userEvent.keyboard('{Enter}')
  rerender(more('loading'))
  await userEvent.keyboard('{Enter}')
  expect(onLoadMore).toHaveBeenCalledOnce()
  rerender(more('failed'))
  await expect
    .element(page.getByRole('alert'))
    .toHaveTextContent('More products did not load. Check your connection and try again.')
  await userEvent.keyboard('{Enter}')
  expect(onLoadMore).toHaveBeenCalledTimes(2)
  rerender(<LoadMore first={49} last={96} total={96} href={null} onLoadMore={onLoadMore} />)
  await expect.element(page.getByText('Showing 49 to 96 of 96')).toBeVisible()
  expect(page.getByRole('link').elements()).toHaveLength(0)
})

it('WCAG 4.1.3 API-16 announces how many are shown after a request for more, and not for another list', async () => {
  const list = (last: number, total: number, status: 'ready' | 'loading' = 'ready') => (
    <LoadMore last={last} total={total} href="/products/2" status={status} onLoadMore={nothing} />
  )
  const { rerender } = mount(list(24, 312))
  const status = page.getByRole('status')
  const isSilent = () => expect(status.elements()).toHaveLength(0)
  isSilent()
  for (const last of [48, 72]) {
    await userEvent.click(page.getByRole('link', { name: 'Load more' }))
    rerender(list(last - 24, 312, 'loading'))
    const region = status.element()
    expect(region.textContent).toBe('Loading more')
    rerender(list(last, 312))
    expect(status.element()).toBe(region)
    expect(region.textContent).toBe(`Showing ${last} of 312`)
  }
  // Another sort order, which shows the first page again.
  rerender(list(24, 312))
  isSilent()
  await userEvent.click(page.getByRole('link', { name: 'Load more' }))
  expect(status.elements()).toHaveLength(1)
  // Filtered.
  rerender(list(24, 96))
  isSilent()
  rerender(list(24, 312))
  isSilent()
})
