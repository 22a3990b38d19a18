import { describe, expect, it } from 'vitest'
import { page, userEvent } from 'vitest/browser'
import { mount } from '../../../test/mount.js'
import { ToastRegion } from './toast.js'
import { createToasts } from './toast-queue.js'

describe('ToastRegion', () => {
  it('SHELL-11 shows a toast at the bottom right, announces it and lets it be dismissed', async () => {
    const toasts = createToasts()
    mount(<ToastRegion toasts={toasts} />)
    toasts.add({ tone: 'warning', message: 'Item quantites are limited and has been adjusted in your cart' })
    const toast = page.getByRole('alert')
    await expect.element(toast).toMatchTextContent('Item quantites are limited and has been adjusted in your cart')
    const region = page.getByRole('region', { name: 'Notifications' }).element().getBoundingClientRect()
    expect(window.innerWidth - region.right).toBe(24)
    expect(window.innerHeight - region.bottom).toBe(24)
    await userEvent.click(page.getByRole('button', { name: 'Dismiss' }))
    expect(toast.elements()).toHaveLength(0)
  })
})
