import { expect, it, vi } from 'vitest'
import { page, userEvent } from 'vitest/browser'
import { describeConformance } from '../../../test/describe-conformance.js'
import { mount } from '../../../test/mount.js'
import { LoadMore } from './load-more.js'

const nothing = () => undefined

describeConformance('LoadMore', (props, ref) => (
  <LoadMore {...props} ref={ref} last={24} total={96} href="/products/2" onLoadMore={nothing} />
))

it('API-16 tells how much is shown and asks for more once, by keyboard too', async () => {
  const onLoadMore = vi.fn<() => void>()
  const more = (status: 'ready' | 'loading' | 'failed') => (
    <LoadMore last={1048} total={3120} href="/products/3" status={status} onLoadMore={onLoadMore} />
  )
  const { rerender } = mount(more('ready'))
  await expect.element(page.getByRole('status')).toHaveTextContent('Showing 1,048 of 3,120')
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
  await expect.element(page.getByRole('status')).toHaveTextContent('Showing 49 to 96 of 96')
  expect(page.getByRole('link').elements()).toHaveLength(0)
})
