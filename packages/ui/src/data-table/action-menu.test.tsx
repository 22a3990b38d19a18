import { expect, it, vi } from 'vitest'
import { page, userEvent } from 'vitest/browser'
import { expectAccessible } from '../../test/axe.js'
import { mount } from '../../test/mount.js'
import { ActionMenu } from './action-menu.js'

it('WCAG 2.4.3 runs an action with the focus on its button again, and Escape closes it', async () => {
  const onAction = vi.fn(() => document.activeElement)
  const actions = [
    { label: 'Print', onAction: () => {} },
    { label: 'Edit', href: '/edit' },
    { label: 'Cancel order', onAction, isDestructive: true },
  ]
  const { container } = mount(<ActionMenu label="More actions for order SO-7" actions={actions} />)
  const opener = page.getByRole('button', { name: 'More actions for order SO-7' })
  await opener.click()
  await expect.element(opener).toHaveAttribute('aria-expanded', 'true')
  await expectAccessible(container)
  await expect.element(page.getByRole('link', { name: 'Edit' })).toHaveAttribute('href', '/edit')
  await userEvent.keyboard('{Tab}{ArrowDown}{ArrowDown}')
  await expect.element(page.getByRole('button', { name: 'Cancel order' })).toHaveFocus()
  await userEvent.keyboard('{Enter}')
  expect(onAction.mock.results[0]?.value).toBe(opener.element())
  await expect.element(page.getByRole('button', { name: 'Print' })).not.toBeInTheDocument()
  await userEvent.keyboard('{Enter}')
  await expect.element(page.getByRole('button', { name: 'Print' })).toBeVisible()
  await userEvent.keyboard('{Escape}')
  await expect.element(page.getByRole('button', { name: 'Print' })).not.toBeInTheDocument()
  await expect.element(opener).toHaveFocus()
})

it('shows nothing without actions', async () => {
  const { container } = mount(<ActionMenu label="More actions" actions={[]} />)
  expect(container.querySelector('button')).toBeNull()
})
