import { describe, expect, it } from 'vitest'
import { page, userEvent } from 'vitest/browser'
import { describeConformance } from '../../../test/describe-conformance.js'
import { mount } from '../../../test/mount.js'
import { SkipLink } from './skip-link.js'

describeConformance('SkipLink', (props, ref) => (
  <>
    <SkipLink {...props} ref={ref} />
    <main id="main" tabIndex={-1} />
  </>
))

describe('SkipLink', () => {
  it('SHELL-02 WCAG 2.4.1 is the first thing that Tab reaches, and moves focus to main', async () => {
    mount(
      <>
        <SkipLink />
        <a href="/cart">Cart</a>
        <main id="main" tabIndex={-1}>
          Page
        </main>
      </>,
    )
    await userEvent.tab()
    await expect.element(page.getByRole('link', { name: 'Skip to main content' })).toHaveFocus()
    await userEvent.keyboard('{Enter}')
    await expect.element(page.getByRole('main')).toHaveFocus()
  })
})
