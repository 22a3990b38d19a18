import { describe, expect, it, vi } from 'vitest'
import { page, userEvent } from 'vitest/browser'
import { expectAccessible } from '../../../test/axe.js'
import { mount } from '../../../test/mount.js'
import { navEntries } from '../../story-data/index.js'
import { NavDrawer, type NavDrawerProps } from './nav-drawer.js'

function setUp(activeMenus: NavDrawerProps['activeMenus']) {
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
  it('NAV-03 reports which menu was entered, and at which depth', async () => {
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

  it('NAV-04 WCAG 2.4.3 returns focus to the entry that led to the level it leaves', async () => {
    const heard = { onActivate: vi.fn<() => void>(), onEscape: vi.fn<() => void>(), onClose: vi.fn<() => void>() }
    const inside = [...top, { id: 'nav-wound-care', depth: 1 }]
    const { rerender } = mount(<NavDrawer {...heard} isOpen entries={navEntries} activeMenus={inside} />)
    await expect.element(page.getByRole('link', { name: 'All Wound care' })).toHaveFocus()
    rerender(<NavDrawer {...heard} isOpen entries={navEntries} activeMenus={top} />)
    await expect.element(page.getByRole('button', { name: 'Wound care' })).toHaveFocus()
    rerender(<NavDrawer {...heard} isOpen entries={navEntries} activeMenus={[]} />)
    await expect.element(page.getByRole('button', { name: 'PRODUCTS' })).toHaveFocus()
  })

  it('SHELL-03 closes when it is swiped to its side, not when it is scrolled or pulled a little', async () => {
    const heard = setUp([])
    await expect.element(page.getByRole('dialog', { name: 'Menu' })).toBeVisible()
    const target = page.getByRole('button', { name: 'PRODUCTS' }).element()
    const sweep = (x: number, y: number) => {
      const at = (type: string, clientX: number, clientY: number) =>
        target.dispatchEvent(new PointerEvent(type, { bubbles: true, pointerType: 'touch', clientX, clientY }))
      at('pointerdown', 250, 200)
      at('pointermove', 250 + x / 2, 200 + y / 2)
      at('pointermove', 250 + x, 200 + y)
      at('pointerup', 250 + x, 200 + y)
    }
    sweep(-30, 0)
    sweep(-80, 160)
    sweep(120, 0)
    expect(heard.onClose).not.toHaveBeenCalled()
    sweep(-120, 10)
    expect(heard.onClose).toHaveBeenCalledOnce()
  })

  it('SHELL-03 WCAG 2.4.3 keeps focus inside', async () => {
    setUp([])
    const dialog = page.getByRole('dialog', { name: 'Menu' })
    await expect.element(dialog).toBeVisible()
    for (let press = 0; press < 12; press += 1) {
      await userEvent.tab()
      expect(dialog.element().contains(document.activeElement)).toBe(true)
    }
  })

  it('LIB-02 has no accessibility violation', async () => {
    setUp([])
    await expect.element(page.getByRole('dialog', { name: 'Menu' })).toBeVisible()
    await expectAccessible(page.getByRole('dialog').element())
  })
})
