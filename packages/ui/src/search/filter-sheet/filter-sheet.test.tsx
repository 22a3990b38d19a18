import { afterEach, expect, it, vi } from 'vitest'
import { page, userEvent } from 'vitest/browser'
import { mount } from '../../../test/mount.js'
import { FilterSheet } from './filter-sheet.js'

afterEach(() => page.viewport(1280, 900))

it('SRCH-08 says how many products the filters leave, applies them only on demand, and clears them', async () => {
  const onOpenChange = vi.fn<(isOpen: boolean) => void>()
  const onApply = vi.fn<() => void>()
  const onClear = vi.fn<() => void>()
  const sheet = (total: number | null) => (
    <FilterSheet isOpen onOpenChange={onOpenChange} onApply={onApply} onClear={onClear} total={total}>
      Filters
    </FilterSheet>
  )
  const { rerender } = mount(sheet(1096))
  await userEvent.click(page.getByRole('button', { name: 'Clear all' }))
  await userEvent.click(page.getByRole('button', { name: 'Show 1,096 products' }))
  expect(onClear).toHaveBeenCalledOnce()
  expect(onApply).toHaveBeenCalledOnce()
  rerender(sheet(null))
  await expect.element(page.getByRole('button', { name: 'Show products' })).toBeVisible()
  await userEvent.keyboard('{Escape}')
  expect(onOpenChange.mock.calls).toEqual([[false]])
  expect(onApply).toHaveBeenCalledOnce()
})

it('SRCH-08 WCAG 1.4.10 gives its filters the whole of a low window, which is one zoomed in to 400%', async () => {
  await page.viewport(320, 256)
  const ignore = () => undefined
  const names = Array.from({ length: 20 }, (_, index) => `Filter ${index + 1}`)
  mount(
    <FilterSheet isOpen onOpenChange={ignore} onApply={ignore} onClear={ignore} total={1096}>
      {names.map((name) => (
        <p key={name}>{name}</p>
      ))}
    </FilterSheet>,
  )
  const boxOf = (element: Element) => element.getBoundingClientRect()
  const clear = page.getByRole('button', { name: 'Clear all' }).element()
  const apply = page.getByRole('button', { name: 'Show 1,096 products' }).element()
  page.getByText('Filter 10').element().scrollIntoView({ block: 'center' })
  const isInSight = (name: string) => {
    const { x, top, bottom } = boxOf(page.getByText(name, { exact: true }).element())
    return [top, bottom - 1].every((y) => document.elementFromPoint(x + 1, y)?.textContent === name)
  }
  await expect.poll(() => names.filter(isInSight).length).toBeGreaterThan(7)
  apply.scrollIntoView()
  await expect.poll(() => boxOf(apply).bottom).toBeLessThanOrEqual(256)
  expect(boxOf(clear).top).toBe(boxOf(apply).top)
  expect(boxOf(clear).left).toBeGreaterThanOrEqual(0)
  expect(boxOf(apply).right).toBeLessThanOrEqual(320)
})

it.each([
  [390, 390],
  [1100, 416],
])('SRCH-08 keeps a filter and its count together in a window of %i pixels', async (width, most) => {
  await page.viewport(width, 900)
  const ignore = () => undefined
  mount(
    <FilterSheet isOpen onOpenChange={ignore} onApply={ignore} onClear={ignore} total={1096}>
      Filters
    </FilterSheet>,
  )
  expect(page.getByRole('dialog').element().getBoundingClientRect().width).toBeLessThanOrEqual(most)
})
