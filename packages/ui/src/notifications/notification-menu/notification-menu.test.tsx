import { expect, it, vi } from 'vitest'
import { page, userEvent } from 'vitest/browser'
import { describeConformance } from '../../../test/describe-conformance.js'
import { mount } from '../../../test/mount.js'
import { GauzeProvider } from '../../provider/index.js'
import { startStoryNotifications } from '../../story-data/story-notifications.js'
import { NotificationMenu, type NotificationMenuProps } from './index.js'

const list = page.getByRole('group', { name: 'Notifications' })

function within(props: NotificationMenuProps, notifications = startStoryNotifications(props.path)) {
  return (
    <GauzeProvider store={{ notifications }}>
      <NotificationMenu {...props} />
    </GauzeProvider>
  )
}

describeConformance('NotificationMenu', (props) => within({ ...props, path: '/' }), { hasNoRef: true })

it('NOTE-01 counts unread notifications, reports that it was opened, and marks it as read', async () => {
  const onOpened = vi.fn<(unread: number) => void>()
  mount(within({ path: '/', onOpened }))
  await page.getByRole('button', { name: 'Notifications, 2 unread' }).click()
  await expect.element(list.getByRole('listitem').first()).toBeVisible()
  expect(onOpened.mock.calls).toEqual([[2]])
  await expect.element(page.getByRole('button', { name: 'Notifications', exact: true })).toBeVisible()
  await userEvent.keyboard('{Escape}')
  await expect.element(list).not.toBeInTheDocument()
  expect(onOpened).toHaveBeenCalledTimes(1)
})

it('NOTE-01 reads them again on another page, and closes the list that led there', async () => {
  const notifications = startStoryNotifications('/')
  const paths: string[] = []
  notifications.subscribe(({ context }) => paths.push(context.path))
  const { rerender } = mount(within({ path: '/' }, notifications))
  await page.getByRole('button', { name: /^Notifications/ }).click()
  await expect.element(list).toBeVisible()
  rerender(within({ path: '/tracking' }, notifications))
  await expect.element(list).not.toBeInTheDocument()
  await expect.poll(() => paths.at(-1)).toBe('/tracking')
})
