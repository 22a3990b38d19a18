import { flushSync } from 'react-dom'
import { expect, it, vi } from 'vitest'
import { page, userEvent } from 'vitest/browser'
import { mount } from '../../../test/mount.js'
import type { ToastContent } from '../toast/index.js'
import { Notices } from './notices.js'
import { PlainNotice } from './plain-notice.js'

const added: ToastContent = { tone: 'success', message: 'Put in', action: { label: 'View cart', href: '/cart' } }
const refused: ToastContent = { tone: 'danger', message: 'Refused', detail: 'It is sold out.' }
const removed: ToastContent = { tone: 'info', message: 'Removed', action: { label: 'Undo', onPress: () => undefined } }

function shown() {
  return page
    .getByRole('alertdialog')
    .elements()
    .map((toast) => toast.querySelector('[slot="title"]')?.textContent)
}

it('SHELL-11 shows each notice once, and drops them for another owner', async () => {
  const { rerender } = mount(<Notices key="dana" notices={[added]} />)
  await expect.poll(shown).toEqual(['Put in'])
  await userEvent.click(page.getByRole('button', { name: 'Dismiss' }))
  rerender(<Notices key="dana" notices={[added, refused]} />)
  await expect.poll(shown).toEqual(['Refused'])
  rerender(<Notices key="ada" notices={[]} />)
  await expect.poll(shown).toEqual([])
})

it('SHELL-11 lets a success go by itself, and keeps a failure and the only place of an undo', async () => {
  const { rerender } = mount(<Notices notices={[refused]} />)
  await expect.poll(shown).toEqual(['Refused'])
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout', 'Date'] })
  rerender(<Notices notices={[refused, removed, added]} />)
  await expect.element(page.getByText('Put in')).toBeVisible()
  flushSync(() => vi.advanceTimersByTime(60_000))
  await expect.element(page.getByText('Put in')).not.toBeInTheDocument()
  expect(shown().toSorted()).toEqual(['Refused', 'Removed'])
})

it('SHELL-11 LIB-08 says the last notice in its own words where the code of toasts does not come', async () => {
  const messages = { dismiss: 'Close' }
  const { container, rerender } = mount(<PlainNotice notices={[added]} messages={messages} />)
  await expect.element(page.getByRole('link', { name: 'View cart' })).toHaveAttribute('href', '/cart')
  expect(container.querySelector('.gz-toast')?.getAttribute('data-tone')).toBe('success')
  rerender(<PlainNotice notices={[added, refused]} messages={messages} />)
  await expect.element(page.getByRole('alert')).toMatchTextContent('Refused It is sold out.Close')
  await userEvent.click(page.getByRole('button', { name: 'Close' }))
  await expect.element(page.getByText('Refused')).not.toBeInTheDocument()
  rerender(<PlainNotice notices={[added, refused, added]} messages={messages} />)
  await expect.element(page.getByText('Put in')).toBeVisible()
})
