import { describe, expect, it, vi } from 'vitest'
import { page, userEvent } from 'vitest/browser'
import { expectAccessible } from '../../../test/axe.js'
import { mount } from '../../../test/mount.js'
import { navEntries } from '../../story-data/index.js'
import { NavDrawer, type NavDrawerProps } from './nav-drawer.js'

const setUp = (activeMenus: NavDrawerProps['activeMenus']) => {
  const heard = {
    onActivate: vi.fn<NavDrawerProps['onActivate']>(),
    onEscape: vi.fn<NavDrawerProps['onEscape']>(),
    onClose: vi.fn<NavDrawerProps['onClose']>(),
  }
  mount(<NavDrawer {...heard} isOpen entries={navEntries} activeMenus={activeMenus} />)
  return heard
}
const top = [{ id: 'nav-products', depth: 0 }]

describe('NavDrawer', () => {
  it('NAV-03 tells which menu was entered, and at which depth', async () => {
    const heard = setUp(top)
    await userEvent.click(page.getByRole('button', { name: 'Wound care' }))
    expect(heard.onActivate.mock.calls).toEqual([['nav-wound-care', 1]])
  })

  it('NAV-02 goes back by activating the active menu again', async () => {
    const heard = setUp(top)
    await userEvent.click(page.getByRole('button', { name: 'Back' }))
    expect(heard.onActivate.mock.calls).toEqual([['nav-products', 0]])
  })

  it('NAV-04 leaves one level with Escape, and closes at the top', async () => {
    const inside = setUp(top)
    await expect.element(page.getByRole('link', { name: 'All products' })).toHaveFocus()
    await userEvent.keyboard('{Escape}')
    expect(inside.onEscape).toHaveBeenCalledOnce()
    expect(inside.onClose).not.toHaveBeenCalled()
  })

  it('LIB-02 has no accessibility violation', async () => {
    setUp([])
    await expect.element(page.getByRole('dialog', { name: 'Menu' })).toBeVisible()
    await expectAccessible(page.getByRole('dialog').element())
  })
})
