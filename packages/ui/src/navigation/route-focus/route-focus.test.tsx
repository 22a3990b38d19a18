import type { User } from '@gauze/contract'
import type { ReactNode } from 'react'
import { afterEach, beforeEach, describe, expect, it } from 'vitest'
import { page, userEvent } from 'vitest/browser'
import { mount } from '../../../test/mount.js'
import { GauzeProvider } from '../../provider/index.js'
import { startStorySession, storyUser } from '../../story-data/index.js'
import { FollowedLinks, type NavigationKind, OwnerFocus, RouteFocus } from './index.js'

interface Visit {
  key: string
  path: string
  hash?: string
  type?: NavigationKind
}

/** A page in its frame, and where the focus goes in it. */
function framed({ key, path, hash = '', type = 'PUSH' }: Visit, main: ReactNode) {
  return (
    <>
      <input type="search" aria-label="Search" />
      <main id="main" tabIndex={-1}>
        {main}
      </main>
      <RouteFocus pageKey={key} place={path} hash={hash} type={type} />
      <FollowedLinks pageKey={key} path={path} hash={hash} type={type} />
    </>
  )
}

const home = (
  <>
    <h1>Home</h1>
    <a href="#first">Promotions</a>
    <button type="button">Review order</button>
  </>
)
const promotions = <h1>Promotions</h1>
const first: Visit = { key: 'first', path: '/', type: 'POP' }
const second: Visit = { key: 'second', path: '/promotions' }
const heading = page.getByRole('heading')

function announced(container: HTMLElement) {
  return container.querySelector('[aria-live="polite"]')?.textContent
}

let title = ''
beforeEach(() => {
  title = document.title
  document.title = 'Home'
})
afterEach(() => {
  document.title = title
})

describe('WCAG 2.4.3 the focus after a navigation', () => {
  it('begins another page at its heading, and its title is announced', async () => {
    const { container, rerender } = mount(framed(first, home))
    await expect.element(heading).not.toHaveFocus()
    document.title = 'Promotions'
    rerender(framed(second, promotions))
    await expect.element(heading).toHaveFocus()
    expect(announced(container)).toBe('Promotions')
  })

  it('SRCH-08 begins another page of a list at its count, if the focused element is gone', async () => {
    const listing = (count: string) => (
      <>
        <h1>Gloves</h1>
        <p data-results="">{count}</p>
        <button type="button">Sort</button>
      </>
    )
    const { container, rerender } = mount(framed({ key: 'one', path: '/products' }, listing('20 results')))
    rerender(framed({ key: 'two', path: '/products' }, listing('8 results')))
    await expect.element(page.getByText('8 results').first()).toHaveFocus()
    expect(announced(container)).toBe('8 results')
    await userEvent.click(page.getByRole('button', { name: 'Sort' }))
    rerender(framed({ key: 'three', path: '/products' }, listing('9 results')))
    await expect.element(page.getByRole('button', { name: 'Sort' })).toHaveFocus()
    rerender(framed({ key: 'four', path: '/products', type: 'REPLACE' }, listing('18 results')))
    expect(announced(container)).toBe('9 results')
  })

  it('SRCH-01 stays in the field while somebody types the next search', async () => {
    const { rerender } = mount(framed(first, home))
    await userEvent.fill(page.getByRole('searchbox'), 'glo')
    rerender(framed(second, promotions))
    await expect.element(page.getByRole('searchbox')).toHaveFocus()
  })

  it('PLUS-24 stays in the field that a new page puts the focus into', async () => {
    const { rerender } = mount(framed(first, home))
    const order = (
      <section data-focus-first="">
        <h1>Quick order</h1>
        <input aria-label="Item number" ref={(field) => field?.focus()} />
      </section>
    )
    rerender(framed({ key: 'second', path: '/quickOrder' }, order))
    await expect.element(page.getByRole('textbox', { name: 'Item number' })).toHaveFocus()
  })

  it('CHK-01 returns to the link or the button that led on', async () => {
    const { rerender } = mount(framed(first, home))
    for (const control of [
      page.getByRole('button', { name: 'Review order' }),
      page.getByRole('link', { name: 'Promotions' }),
    ]) {
      control.element().addEventListener('click', (event) => event.preventDefault())
      await userEvent.click(control)
      rerender(framed(second, promotions))
      await expect.element(heading).toHaveFocus()
      rerender(framed(first, home))
      await expect.element(control).toHaveFocus()
    }
  })

  it('moves to the part of a page that a link names', async () => {
    const privacy = (
      <>
        <h1>Privacy</h1>
        <h2 id="cookies">Cookies</h2>
      </>
    )
    const { rerender } = mount(framed(first, privacy))
    rerender(framed({ key: 'default', path: '/', hash: '#cookies', type: 'POP' }, privacy))
    await expect.element(page.getByRole('heading', { name: 'Cookies' })).toHaveFocus()
  })
})

describe('WCAG 2.4.3 the focus of another owner', () => {
  function owned(store: { session: ReturnType<typeof startStorySession> }, data: object, hasForm: boolean) {
    return (
      <GauzeProvider store={store}>
        <main id="main" tabIndex={-1}>
          <h1>Your account</h1>
          {hasForm ? <input aria-label="Nickname" /> : null}
        </main>
        <OwnerFocus data={data} />
      </GauzeProvider>
    )
  }

  it('AUTH-11 is on the heading when the focused element went with the previous owner', async () => {
    const branch: User = { ...storyUser, account: { ...storyUser.account, id: 4, accountName: 'Mercy Lakeside' } }
    const store = { session: startStorySession(storyUser) }
    const other = { session: startStorySession(branch) }
    await expect.poll(() => store.session.getSnapshot().hasTag('signed-in')).toBe(true)
    await expect.poll(() => other.session.getSnapshot().hasTag('signed-in')).toBe(true)
    const { rerender } = mount(owned(store, {}, true))
    await userEvent.click(page.getByRole('textbox', { name: 'Nickname' }))
    rerender(owned(other, {}, true))
    await expect.element(page.getByRole('textbox', { name: 'Nickname' })).toHaveFocus()
    rerender(owned(other, {}, false))
    await expect.element(heading).toHaveFocus()
  })
})
