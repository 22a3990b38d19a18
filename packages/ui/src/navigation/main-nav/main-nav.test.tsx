import { renderToString } from 'react-dom/server'
import { describe, expect, it, vi } from 'vitest'
import { page, userEvent } from 'vitest/browser'
import { describeConformance } from '../../../test/describe-conformance.js'
import { mount } from '../../../test/mount.js'
import { navEntries } from '../../story-data/index.js'
import { MainNav } from './main-nav.js'

const handlers = () => ({
  onActivate: vi.fn<(id: string, depth: number) => void>(),
  onEscape: vi.fn<() => void>(),
  onOutside: vi.fn<() => void>(),
})
const open = [{ id: 'nav-products', depth: 0 }]

describeConformance(
  'MainNav',
  (props) => <MainNav {...props} {...handlers()} entries={navEntries} activeMenus={open} />,
  { hasNoRef: true },
)

describe('MainNav', () => {
  it('NAV-01 tells which menu was activated, and at which depth', async () => {
    const heard = handlers()
    mount(<MainNav {...heard} entries={navEntries} activeMenus={[]} />)
    const button = page.getByRole('button', { name: 'PRODUCTS' })
    await expect.element(button).toHaveAttribute('aria-expanded', 'false')
    await userEvent.click(button)
    expect(heard.onActivate.mock.calls).toEqual([['nav-products', 0]])
  })

  it('NAV-04 tells of Escape and of a press outside while a menu is open', async () => {
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

  it('NAV-09 has the links of closed panels in the served HTML', () => {
    const html = renderToString(<MainNav {...handlers()} entries={navEntries} activeMenus={[]} />)
    expect(html).toContain('href="/category/gloves"')
    expect(html).toContain('href="/products/exam-gloves"')
  })
})
