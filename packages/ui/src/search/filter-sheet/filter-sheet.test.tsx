import { expect, it, vi } from 'vitest'
import { page, userEvent } from 'vitest/browser'
import { mount } from '../../../test/mount.js'
import { FilterSheet } from './filter-sheet.js'

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
