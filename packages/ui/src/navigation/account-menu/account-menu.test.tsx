import { describe, expect, it } from 'vitest'
import { page, userEvent } from 'vitest/browser'
import { describeConformance } from '../../../test/describe-conformance.js'
import { mount } from '../../../test/mount.js'
import { AccountMenu } from './account-menu.js'

const groups = [[{ label: 'Sales Orders', href: '/myaccount/menu/salesorders' }]]

describeConformance('AccountMenu', (props) => <AccountMenu {...props} label="Mercy" groups={groups} />, {
  hasNoRef: true,
})

describe('AccountMenu', () => {
  it('SHELL-10 opens by keyboard, and Escape closes it and gives focus back', async () => {
    mount(<AccountMenu label="Mercy" groups={groups} />)
    await userEvent.tab()
    await userEvent.keyboard('{Enter}')
    await userEvent.tab()
    await expect.element(page.getByRole('link', { name: 'Sales Orders' })).toHaveFocus()
    await userEvent.keyboard('{Escape}')
    await expect.element(page.getByRole('button', { name: 'Mercy' })).toHaveFocus()
    expect(page.getByRole('link', { name: 'Sales Orders' }).elements()).toHaveLength(0)
  })

  it('SHELL-10 closes when something outside is pressed, and one menu does not close for another being drawn', async () => {
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
})
