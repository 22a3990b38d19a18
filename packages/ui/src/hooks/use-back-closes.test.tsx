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

/** What a router hears of the history. */
function hearPops() {
  const heard = vi.fn<() => void>()
  window.addEventListener('popstate', heard)
  return { heard, stop: () => window.removeEventListener('popstate', heard) }
}

it('SRCH-08 Back closes what is open, and the router hears nothing of it', async () => {
  const { heard, stop } = hearPops()
  const onClose = vi.fn<() => void>()
  const { rerender } = mount(<Sheet onClose={onClose} />)
  history.back()
  await expect.poll(() => onClose.mock.calls.length).toBe(1)
  rerender(null)
  expect(heard).not.toHaveBeenCalled()
  stop()
})

it('SRCH-08 closing in another way removes its entry of the history first, once', async () => {
  const { heard, stop } = hearPops()
  const onClose = vi.fn<() => void>()
  const onApplied = vi.fn<() => void>()
  const before = history.length
  const { rerender } = mount(<Sheet onClose={onClose} onApplied={onApplied} />)
  expect(history.state).toMatchObject({ isOpen: true })
  await userEvent.dblClick(page.getByRole('button', { name: 'Apply' }))
  await expect.poll(() => onApplied.mock.calls.length).toBe(1)
  expect(history.state).toEqual({ idx: 3 })
  expect(history.length).toBeLessThanOrEqual(before + 1)
  rerender(null)
  expect(onClose).not.toHaveBeenCalled()
  expect(heard).not.toHaveBeenCalled()
  stop()
})
