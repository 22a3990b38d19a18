import { describe, expect, it, vi } from 'vitest'
import { page, userEvent } from 'vitest/browser'
import { expectAccessible } from '../../../test/axe.js'
import { describeConformance } from '../../../test/describe-conformance.js'
import { inLook } from '../../../test/mark-contrast.js'
import { mount } from '../../../test/mount.js'
import { storyNotifications } from '../../story-data/story-notifications.js'
import { NotificationList } from '../notification-list/index.js'
import { NotificationBell } from './notification-bell.js'

function list() {
  return <NotificationList notifications={storyNotifications} status="loaded" onRetry={() => undefined} />
}

describeConformance('NotificationBell', (props) => <NotificationBell {...props} unread={3} renderList={list} />, {
  hasNoRef: true,
})

describe('NotificationBell', () => {
  it.each([
    [0, 'Notifications', ''],
    [1, 'Notifications, 1 unread', '1'],
    [99, 'Notifications, 99 unread', '99'],
    [130, 'Notifications, 99+ unread', '99+'],
  ])('NOTE-01 with %i unread it is called "%s" and its badge reads "%s"', async (unread, name, badge) => {
    mount(<NotificationBell unread={unread} renderList={list} />)
    await expect
      .element(page.getByRole('button', { name, exact: true }))
      .toMatchTextContent(new RegExp(`^${badge.replace('+', '\\+')}$`))
  })

  it('NOTE-01 WCAG 1.4.3 its number keeps its own background in forced colors, not one that a browser paints behind text', async () => {
    const { container } = mount(<NotificationBell unread={3} renderList={list} />)
    const badge = container.querySelector('[data-slot="badge"]')
    if (!badge) throw new Error('The bell has no badge.')
    expect(await inLook('forced colors', () => getComputedStyle(badge).forcedColorAdjust)).toBe('none')
  })

  it('NOTE-01 opens by keyboard, reports it once, and Escape closes it and returns focus', async () => {
    const onOpenChange = vi.fn<(isOpen: boolean) => void>()
    mount(<NotificationBell unread={2} renderList={list} onOpenChange={onOpenChange} />)
    await userEvent.tab()
    await userEvent.keyboard('{Enter}')
    await expect.element(page.getByRole('group', { name: 'Notifications' })).toBeVisible()
    await userEvent.tab()
    expect(page.getByRole('group').element().contains(document.activeElement)).toBe(true)
    await expectAccessible()
    await userEvent.keyboard('{Escape}')
    await expect.element(page.getByRole('button', { name: 'Notifications, 2 unread' })).toHaveFocus()
    expect(page.getByRole('group').elements()).toHaveLength(0)
    expect(onOpenChange.mock.calls).toEqual([[true], [false]])
  })

  it('SHELL-10 NOTE-01 closes when something outside is pressed', async () => {
    mount(
      <>
        <NotificationBell unread={2} renderList={list} />
        <p style={{ marginTop: 500 }}>Outside</p>
      </>,
    )
    await userEvent.click(page.getByRole('button', { name: 'Notifications, 2 unread' }))
    await userEvent.click(page.getByText('Outside'))
    await expect.element(page.getByRole('button')).toHaveAttribute('aria-expanded', 'false')
  })

  it('NOTE-01 reports closing when it is removed while open', async () => {
    const onOpenChange = vi.fn<(isOpen: boolean) => void>()
    const { rerender } = mount(<NotificationBell unread={2} renderList={list} onOpenChange={onOpenChange} />)
    await userEvent.click(page.getByRole('button'))
    rerender(null)
    expect(onOpenChange.mock.lastCall).toEqual([false])
  })
})
