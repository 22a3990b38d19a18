import { describe, expect, it, vi } from 'vitest'
import { page, userEvent } from 'vitest/browser'
import { describeConformance } from '../../../test/describe-conformance.js'
import { mount } from '../../../test/mount.js'
import { AccountSwitcher } from './account-switcher.js'

const accounts = [
  { id: 1, parentId: null, accountName: 'Mercy Health System' },
  { id: 2, parentId: 1, accountName: 'Mercy General Hospital' },
]
function nothing() {
  return undefined
}

describeConformance('AccountSwitcher', (props, ref) => (
  <AccountSwitcher {...props} ref={ref} accounts={accounts} currentId={1} onSwitch={nothing} />
))

describe('AccountSwitcher', () => {
  it("NAV-10 labels a parent account 'Parent Account: {name}', and others by their name", () => {
    mount(<AccountSwitcher accounts={accounts} currentId={2} onSwitch={nothing} />)
    expect(
      page.getByRole('button', { name: 'Parent Account: Mercy Health System', exact: true }).elements(),
    ).toHaveLength(1)
    expect(page.getByRole('button', { name: 'Mercy General Hospital', exact: true }).elements()).toHaveLength(1)
  })

  it('NAV-10 is not shown with only one account', () => {
    const { container } = mount(<AccountSwitcher accounts={accounts.slice(0, 1)} currentId={1} onSwitch={nothing} />)
    expect(container.textContent).toBe('')
  })

  it('AUTH-11 reports which account was chosen; the current one does nothing', async () => {
    const onSwitch = vi.fn<(accountId: number) => void>()
    mount(<AccountSwitcher accounts={accounts} currentId={2} onSwitch={onSwitch} />)
    const current = page.getByRole('button', { name: 'Mercy General Hospital' })
    await expect.element(current).toHaveAttribute('aria-current', 'true')
    await userEvent.click(current)
    expect(onSwitch).not.toHaveBeenCalled()
    await userEvent.click(page.getByRole('button', { name: /Mercy Health System/ }))
    expect(onSwitch.mock.calls).toEqual([[1]])
  })

  it('AUTH-11 takes one choice at a time, and says that it is in progress', async () => {
    const onSwitch = vi.fn<(accountId: number) => void>()
    mount(<AccountSwitcher accounts={accounts} currentId={2} onSwitch={onSwitch} isPending />)
    await expect.element(page.getByRole('status')).toHaveTextContent('Changing accounts')
    await userEvent.click(page.getByRole('button', { name: /Mercy Health System/ }), { force: true })
    expect(onSwitch).not.toHaveBeenCalled()
  })
})
