import { flushSync } from 'react-dom'
import { hydrateRoot } from 'react-dom/client'
import { renderToString } from 'react-dom/server'
import { describe, expect, it, vi } from 'vitest'
import { page, userEvent } from 'vitest/browser'
import { describeConformance } from '../../../test/describe-conformance.js'
import { mount } from '../../../test/mount.js'
import { AccountMenu } from './account-menu.js'

const groups = [
  {
    title: 'Orders',
    links: [
      { label: 'Sales Orders', href: '/myaccount/menu/salesorders' },
      { label: 'Easy Reorder', href: '/myaccount/menu/reorder' },
    ],
  },
]

describeConformance('AccountMenu', (props) => <AccountMenu {...props} label="Mercy" groups={groups} />, {
  hasNoRef: true,
})

describe('AccountMenu', () => {
  it('SHELL-10 WCAG 2.1.1 2.4.3 opens by keyboard, and Escape closes it and gives focus back', async () => {
    mount(
      <>
        <AccountMenu label="Mercy" groups={groups} />
        <p style={{ marginTop: 300 }}>Outside</p>
      </>,
    )
    // The mouse of the previous test may rest where the menu is, and opens it by hovering.
    await userEvent.hover(page.getByText('Outside'))
    await userEvent.tab()
    await userEvent.keyboard('{Enter}')
    await userEvent.tab()
    await expect.element(page.getByRole('link', { name: 'Sales Orders' })).toHaveFocus()
    await userEvent.keyboard('{Escape}')
    await expect.element(page.getByRole('button', { name: 'Mercy' })).toHaveFocus()
    await expect.element(page.getByRole('link', { name: 'Sales Orders' })).not.toBeInTheDocument()
  })

  it('SHELL-01 stays open as its script arrives, if a press had opened it by the style of the page', async () => {
    const menu = <AccountMenu label="Mercy" groups={groups} />
    const container = document.createElement('div')
    container.innerHTML = `<style>.early .gz-menu:focus-within > [data-slot="panel"] { display: block }</style><div class="early">${renderToString(menu)}</div>`
    document.body.append(container)
    const served = container.lastElementChild ?? container
    page.getByRole('button', { name: 'Mercy' }).element().focus()
    const root = flushSync(() => hydrateRoot(served, menu))
    served.className = ''
    await expect.element(page.getByRole('link', { name: 'Sales Orders' })).toBeVisible()
    await expect.element(page.getByRole('button', { name: 'Mercy' })).toHaveAttribute('aria-expanded', 'true')
    root.unmount()
    container.remove()
  })

  it('SHELL-10 closes when something outside is pressed, and rendering another menu does not close it', async () => {
    mount(
      <>
        <AccountMenu label="Mercy" groups={groups} />
        <AccountMenu label="Support" groups={groups} />
        <p style={{ marginTop: 300 }}>Outside</p>
      </>,
    )
    await userEvent.click(page.getByRole('button', { name: 'Mercy' }))
    await expect.element(page.getByRole('button', { name: 'Support' })).toHaveAttribute('aria-expanded', 'false')
    await userEvent.click(page.getByText('Outside'))
    await expect.element(page.getByRole('button', { name: 'Mercy' })).toHaveAttribute('aria-expanded', 'false')
  })

  it('SHELL-01 opens for a mouse that rests on it, and a press then keeps it open', async () => {
    mount(
      <>
        <AccountMenu label="Mercy" groups={groups} />
        <p style={{ marginTop: 300 }}>Outside</p>
      </>,
    )
    const button = page.getByRole('button', { name: 'Mercy' })
    await userEvent.hover(button)
    await expect.element(page.getByRole('link', { name: 'Sales Orders' })).toBeVisible()
    await userEvent.click(button)
    await expect.element(button).toHaveAttribute('aria-expanded', 'true')
    await userEvent.hover(page.getByText('Outside'))
    await expect.element(button).toHaveAttribute('aria-expanded', 'true')
    await userEvent.click(button)
    await expect.element(button).toHaveAttribute('aria-expanded', 'false')
  })

  it('SHELL-01 closes when the mouse leaves after hovering opened it', async () => {
    mount(
      <>
        <AccountMenu label="Mercy" groups={groups} />
        <p style={{ marginTop: 300 }}>Outside</p>
      </>,
    )
    await userEvent.hover(page.getByRole('button', { name: 'Mercy' }))
    await expect.element(page.getByRole('link', { name: 'Sales Orders' })).toBeVisible()
    await userEvent.hover(page.getByText('Outside'))
    await expect.element(page.getByRole('button', { name: 'Mercy' })).toHaveAttribute('aria-expanded', 'false')
  })

  it('SHELL-01 moves along its links with the arrow keys', async () => {
    mount(<AccountMenu label="Mercy" groups={groups} />)
    await userEvent.tab()
    await userEvent.keyboard('{Enter}{ArrowDown}{ArrowDown}')
    await expect.element(page.getByRole('link', { name: 'Easy Reorder' })).toHaveFocus()
    await userEvent.keyboard('{Home}')
    await expect.element(page.getByRole('button', { name: 'Mercy' })).toHaveFocus()
  })

  it('SHELL-01 has its links in the served HTML, and reports only presses', async () => {
    const onPress = vi.fn<() => void>()
    expect(renderToString(<AccountMenu label="Mercy" groups={groups} />)).toContain('href="/myaccount/menu/reorder"')
    mount(<AccountMenu label="Mercy" groups={groups} onPress={onPress} />)
    await userEvent.hover(page.getByRole('button', { name: 'Mercy' }))
    await expect.element(page.getByRole('link', { name: 'Sales Orders' })).toBeVisible()
    expect(onPress).not.toHaveBeenCalled()
    await userEvent.click(page.getByRole('button', { name: 'Mercy' }))
    expect(onPress).toHaveBeenCalledOnce()
  })
})
