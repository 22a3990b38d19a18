import { afterEach, describe, expect, it, vi } from 'vitest'
import { page, userEvent } from 'vitest/browser'
import { expectAccessible } from '../../../test/axe.js'
import { mount } from '../../../test/mount.js'
import { SupportedBrowsersDialog, SupportedBrowsersNotice } from './index.js'

function names() {
  return page
    .getByRole('link')
    .elements()
    .map((link) => link.textContent)
}

describe('SupportedBrowsersDialog', () => {
  it('SHELL-06 names the browsers, and only Safari for iOS', async () => {
    const { rerender } = mount(<SupportedBrowsersDialog onDismiss={() => undefined} />)
    await expect.element(page.getByRole('dialog', { name: 'Supported Browsers' })).toBeVisible()
    expect(names()).toEqual(['Google Chrome', 'Microsoft Edge', 'Mozilla Firefox'])
    await expectAccessible(page.getByRole('dialog').element())
    rerender(<SupportedBrowsersDialog isIos onDismiss={() => undefined} />)
    expect(names()).toContain('Safari')
  })

  it.each([
    ['its button', () => userEvent.click(page.getByRole('button', { name: 'Continue anyway' }))],
    ['its cross', () => userEvent.click(page.getByRole('button', { name: 'Close' }))],
    ['Escape', () => userEvent.keyboard('{Escape}')],
  ])('SHELL-06 is dismissed by %s', async (_how, dismiss) => {
    const onDismiss = vi.fn<() => void>()
    mount(<SupportedBrowsersDialog onDismiss={onDismiss} />)
    await expect.element(page.getByRole('dialog')).toBeVisible()
    await dismiss()
    expect(onDismiss).toHaveBeenCalledOnce()
  })
})

describe('SupportedBrowsersNotice', () => {
  afterEach(() => localStorage.clear())

  it('SHELL-06 stays away for three days after it was dismissed', async () => {
    vi.useFakeTimers({ toFake: ['Date'], now: new Date('2026-11-01T12:00:00Z') })
    const { rerender } = mount(<SupportedBrowsersNotice key="first" />)
    const dialog = page.getByRole('dialog', { name: 'Supported Browsers' })
    await userEvent.click(page.getByRole('button', { name: 'Continue anyway' }))
    await expect.element(dialog).not.toBeInTheDocument()
    vi.setSystemTime(new Date('2026-11-04T11:59:00Z'))
    rerender(<SupportedBrowsersNotice key="second" />)
    await expect.element(dialog).not.toBeInTheDocument()
    vi.setSystemTime(new Date('2026-11-04T12:01:00Z'))
    rerender(<SupportedBrowsersNotice key="third" />)
    await expect.element(dialog).toBeVisible()
  })
})
