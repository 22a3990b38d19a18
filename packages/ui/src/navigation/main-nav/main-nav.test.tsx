import { useState } from 'react'
import { renderToString } from 'react-dom/server'
import { describe, expect, it, vi } from 'vitest'
import { page, userEvent } from 'vitest/browser'
import { describeConformance } from '../../../test/describe-conformance.js'
import { inLook } from '../../../test/mark-contrast.js'
import { mount } from '../../../test/mount.js'
import { navEntries } from '../../story-data/index.js'
import { MainNav, type MainNavProps } from './main-nav.js'
import type { NavState } from './nav-entry.js'

function handlers() {
  return {
    onActivate: vi.fn<(id: string, depth: number) => void>(),
    onEscape: vi.fn<() => void>(),
    onOutside: vi.fn<() => void>(),
  }
}

const open = [{ id: 'nav-products', depth: 0 }]

function Kept() {
  const [activeMenus, setActiveMenus] = useState<NavState['activeMenus']>([])
  return (
    <MainNav
      {...handlers()}
      entries={navEntries}
      activeMenus={activeMenus}
      onActivate={(id, depth) => setActiveMenus((active) => [...active.slice(0, depth), { id, depth }])}
    />
  )
}

describeConformance(
  'MainNav',
  (props) => <MainNav {...props} {...handlers()} entries={navEntries} activeMenus={open} />,
  { hasNoRef: true },
)

describe('MainNav', () => {
  it('NAV-01 reports which menu was activated, and at which depth', async () => {
    const heard = handlers()
    mount(<MainNav {...heard} entries={navEntries} activeMenus={[]} />)
    const button = page.getByRole('button', { name: 'PRODUCTS' })
    await expect.element(button).toHaveAttribute('aria-expanded', 'false')
    await userEvent.click(button)
    expect(heard.onActivate.mock.calls).toEqual([['nav-products', 0]])
  })

  it('SHELL-12 underlines in forced colors the open menu and the current page, and no other entry', async () => {
    const nav = (activeMenus: MainNavProps['activeMenus']) => (
      <>
        <MainNav {...handlers()} entries={navEntries} activeMenus={activeMenus} />
        <p style={{ marginTop: 500, color: 'Canvas' }}>Outside</p>
      </>
    )
    const { container, rerender } = mount(nav([]))
    const outside = page.getByText('Outside')
    await userEvent.hover(outside)
    const underlined = () =>
      inLook('forced colors', () => {
        const ground = getComputedStyle(outside.element()).color
        const entries = container.querySelectorAll('[data-slot="row"] > li > a, [data-slot="opener"] > button')
        const lined = [...entries].filter((entry) => getComputedStyle(entry).borderBottomColor !== ground)
        return lined.map(({ textContent }) => textContent)
      })
    expect(await underlined()).toEqual(['Gloves'])
    rerender(nav(open))
    expect(await underlined()).toEqual(['PRODUCTS', 'Gloves'])
  })

  it('NAV-04 reports Escape and a press outside while a menu is open', async () => {
    const heard = handlers()
    mount(
      <>
        <MainNav {...heard} entries={navEntries} activeMenus={open} />
        <p style={{ marginTop: 500 }}>Outside</p>
      </>,
    )
    await userEvent.tab()
    await userEvent.keyboard('{Escape}')
    expect(heard.onEscape).toHaveBeenCalledOnce()
    await userEvent.click(page.getByText('Outside'))
    expect(heard.onOutside).toHaveBeenCalled()
  })

  it('NAV-04 WCAG 1.4.13 Escape closes a hovered panel, and leaves focus where it is', async () => {
    const heard = handlers()
    mount(
      <>
        <MainNav {...heard} entries={navEntries} activeMenus={open} />
        <input aria-label="Elsewhere" style={{ marginTop: 500 }} />
      </>,
    )
    const field = page.getByRole('textbox', { name: 'Elsewhere' })
    field.element().focus()
    heard.onOutside.mockClear()
    await userEvent.keyboard('{Escape}')
    expect(heard.onOutside).toHaveBeenCalledOnce()
    expect(heard.onEscape).not.toHaveBeenCalled()
    await expect.element(field).toHaveFocus()
  })

  it('NAV-09 has the links of closed panels in the served HTML', () => {
    const html = renderToString(<MainNav {...handlers()} entries={navEntries} activeMenus={[]} />)
    expect(html).toContain('href="/category/gloves"')
    expect(html).toContain('href="/products/exam-gloves"')
  })

  it('NAV-09 opens for a mouse that rests on PRODUCTS and shows the category that it rests on', async () => {
    mount(<Kept />)
    await userEvent.hover(page.getByRole('button', { name: 'PRODUCTS' }))
    await expect.element(page.getByRole('link', { name: 'Exam gloves' })).toBeVisible()
    await userEvent.hover(page.getByRole('button', { name: 'Diagnostics' }))
    await expect.element(page.getByRole('link', { name: 'Thermometers' })).toBeVisible()
    expect(page.getByRole('link', { name: 'Exam gloves' }).elements()).toHaveLength(0)
  })

  it('NAV-02 a press on the category that is shown changes nothing', async () => {
    const heard = handlers()
    mount(<MainNav {...heard} entries={navEntries} activeMenus={[...open, { id: 'nav-diagnostics', depth: 1 }]} />)
    await userEvent.click(page.getByRole('button', { name: 'Diagnostics' }))
    expect(heard.onActivate).not.toHaveBeenCalled()
    // By keyboard: a mouse would rest there on its way to the press.
    page.getByRole('button', { name: 'IV therapy' }).element().focus()
    await userEvent.keyboard('{Enter}')
    expect(heard.onActivate.mock.calls).toEqual([['nav-iv-therapy', 1]])
  })

  it('NAV-01 asks once for a menu that is slow to open, though it is hovered and pressed meanwhile', async () => {
    const heard = handlers()
    const { rerender } = mount(<MainNav {...heard} entries={navEntries} activeMenus={[]} />)
    const button = page.getByRole('button', { name: 'PRODUCTS' })
    await userEvent.hover(button)
    await expect.poll(() => heard.onActivate.mock.calls).toEqual([['nav-products', 0]])
    await userEvent.click(button)
    expect(heard.onActivate).toHaveBeenCalledOnce()
    rerender(<MainNav {...heard} entries={navEntries} activeMenus={open} />)
    await userEvent.click(button)
    expect(heard.onActivate).toHaveBeenCalledTimes(2)
  })

  it('NAV-09 reports which link was followed, and how deep it was, and closes', async () => {
    const heard = { ...handlers(), onFollow: vi.fn<NonNullable<MainNavProps['onFollow']>>() }
    const { container } = mount(<MainNav {...heard} entries={navEntries} activeMenus={open} />)
    container.addEventListener('click', (event) => event.preventDefault())
    await userEvent.click(page.getByRole('link', { name: 'Exam gloves' }))
    expect(heard.onFollow.mock.calls.map(([{ label }, depth]) => [label, depth])).toEqual([['Exam gloves', 2]])
    expect(heard.onOutside).toHaveBeenCalledOnce()
  })

  it('NAV-04 moves along the categories with the arrow keys', async () => {
    mount(<MainNav {...handlers()} entries={navEntries} activeMenus={open} />)
    page.getByRole('button', { name: 'Gloves' }).element().focus()
    await userEvent.keyboard('{ArrowDown}')
    await expect.element(page.getByRole('button', { name: 'Wound care' })).toHaveFocus()
    await userEvent.keyboard('{End}{ArrowUp}')
    await expect.element(page.getByRole('button', { name: 'Pharmaceuticals' })).toHaveFocus()
  })

  it('NAV-09 loads illustrations only once the panel is open, and the illustrations of a category once it is shown', async () => {
    const html = renderToString(<MainNav {...handlers()} entries={navEntries} activeMenus={[]} />)
    const pictures = html.match(/<img [^>]*>/g) ?? []
    const categories = navEntries[0]?.items ?? []
    expect(pictures).toHaveLength(categories.length + (categories[0]?.items?.length ?? 0))
    for (const picture of pictures) expect(picture).toContain('loading="lazy"')
    mount(<Kept />)
    const art = () => page.getByRole('link', { name: 'Thermometers' }).element().querySelector('img')
    await userEvent.click(page.getByRole('button', { name: 'PRODUCTS' }))
    await userEvent.hover(page.getByRole('button', { name: 'Diagnostics' }))
    await expect.poll(() => art()?.getAttribute('loading')).toBe('lazy')
  })
})
