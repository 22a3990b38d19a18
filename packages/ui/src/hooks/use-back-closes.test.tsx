import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import { page, userEvent } from 'vitest/browser'
import { mount } from '../../test/mount.js'
import { useBackCloses } from './index.js'

interface SheetProps {
  onClose: () => void
  onApplied?: () => void
}

function Sheet({ onClose, onApplied = () => undefined }: SheetProps) {
  const close = useBackCloses(onClose)
  return (
    <button type="button" onClick={() => close(onApplied)}>
      Apply
    </button>
  )
}

// React Router numbers its entries.
beforeEach(() => history.replaceState({ idx: 3 }, ''))
afterEach(() => history.replaceState(null, ''))

it('SRCH-08 Back closes the open layer, and the page stays', async () => {
  const onClose = vi.fn<() => void>()
  const { rerender } = mount(<Sheet onClose={onClose} />)
  expect(history.state).toEqual({ idx: 4, isOpen: true })
  history.back()
  await expect.poll(() => onClose.mock.calls.length).toBe(1)
  expect(history.state).toEqual({ idx: 3 })
  rerender(null)
})

it('SRCH-08 closing in another way removes its entry of the history first, once', async () => {
  const onClose = vi.fn<() => void>()
  const onApplied = vi.fn<() => void>()
  const { rerender } = mount(<Sheet onClose={onClose} onApplied={onApplied} />)
  await userEvent.dblClick(page.getByRole('button', { name: 'Apply' }))
  await expect.poll(() => onApplied.mock.calls.length).toBe(1)
  expect(history.state).toEqual({ idx: 3 })
  rerender(null)
  expect(onClose).not.toHaveBeenCalled()
})
