import { expect, it, vi } from 'vitest'
import { page, userEvent } from 'vitest/browser'
import { mount } from '../../../test/mount.js'
import { FilterSheet } from './filter-sheet.js'

it('SRCH-08 says how many products the filters leave, clears them and closes', async () => {
  const onOpenChange = vi.fn<(isOpen: boolean) => void>()
  const onClear = vi.fn<() => void>()
  mount(
    <FilterSheet isOpen onOpenChange={onOpenChange} onClear={onClear} total={96}>
      Filters
    </FilterSheet>,
  )
  await userEvent.click(page.getByRole('button', { name: 'Clear all' }))
  await userEvent.click(page.getByRole('button', { name: 'Show 96 products' }))
  expect(onClear).toHaveBeenCalledOnce()
  expect(onOpenChange.mock.calls).toEqual([[false]])
})
