import { describe, expect, it } from 'vitest'
import { page, userEvent } from 'vitest/browser'
import { describeConformance } from '../../../test/describe-conformance.js'
import { mount } from '../../../test/mount.js'
import { accountMenuEntries } from '../../story-data/index.js'
import { SideMenu } from './side-menu.js'

const orders = '/myaccount/menu/salesorders'

describeConformance('SideMenu', (props, ref) => (
  <SideMenu {...props} ref={ref} entries={accountMenuEntries} currentPath={orders} />
))

describe('SideMenu', () => {
  it('NAV-06 shows every entry next to the page in the wide layout, and marks the page', async () => {
    await page.viewport(1200, 800)
    mount(<SideMenu entries={accountMenuEntries} currentPath={orders} />)
    await expect.element(page.getByRole('link', { name: 'Sales Orders' })).toHaveAttribute('aria-current', 'page')
    await expect
      .element(page.getByRole('list', { name: 'Billing' }).getByRole('link', { name: 'Invoices' }))
      .toBeVisible()
    expect(page.getByRole('button').elements()).toHaveLength(0)
  })

  it('NAV-06 marks the section of a page that has no entry of its own', async () => {
    mount(<SideMenu entries={accountMenuEntries} currentPath="/myaccount/menu/orderdetails" sectionPath={orders} />)
    await expect.element(page.getByRole('link', { name: 'Sales Orders' })).toHaveAttribute('aria-current', 'true')
  })

  it('NAV-06 WCAG 2.1.1 folds up on a phone below a button that names the page, and unfolds by keyboard', async () => {
    await page.viewport(390, 800)
    mount(<SideMenu entries={accountMenuEntries} currentPath={orders} />)
    const button = page.getByRole('button', { name: 'Account menu Sales Orders' })
    await expect.element(button).toHaveAttribute('aria-expanded', 'false')
    expect(page.getByRole('link').elements()).toHaveLength(0)
    await userEvent.tab()
    await userEvent.keyboard('{Enter}')
    await expect.element(page.getByRole('link', { name: 'Invoices' })).toBeVisible()
  })

  it('NAV-06 folds up again when another page is shown', async () => {
    await page.viewport(390, 800)
    const { rerender } = mount(<SideMenu entries={accountMenuEntries} currentPath={orders} />)
    await userEvent.click(page.getByRole('button'))
    rerender(<SideMenu entries={accountMenuEntries} currentPath="/myaccount" />)
    await expect
      .element(page.getByRole('button', { name: 'Account menu Overview' }))
      .toHaveAttribute('aria-expanded', 'false')
  })
})
