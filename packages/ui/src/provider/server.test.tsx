import { hydrateRoot, type Root } from 'react-dom/client'
import { afterEach, beforeAll, describe, expect, it } from 'vitest'
import { commands } from 'vitest/browser'
import { Page, pages, type renderPages, store } from '../../test/server-pages.js'

declare module 'vitest/browser' {
  interface BrowserCommands {
    /** Renders the pages in Node, where no browser is. */
    renderPages: () => Promise<ReturnType<typeof renderPages>>
  }
}

const roots: Root[] = []
let served: ReturnType<typeof renderPages>

beforeAll(async () => {
  served = await commands.renderPages()
})

afterEach(() => {
  for (const root of roots.splice(0)) root.unmount()
})

/** Hydrates the HTML of a server with the store of the browser, and collects what React repairs. */
function hydrate(name: string, html: string) {
  const container = document.createElement('div')
  container.innerHTML = html
  document.body.append(container)
  const repaired: unknown[] = []
  roots.push(
    hydrateRoot(container, <Page name={name} store={store} />, { onRecoverableError: (error) => repaired.push(error) }),
  )
  return { container, repaired }
}

describe('a page from a server', () => {
  it('LIB-02 has what a visitor sees, with and without a store', () => {
    expect(served.hasDocument).toBe(false)
    expect(served.withStore).toEqual(served.withoutStore)
    expect(served.withoutStore.login).toContain('Password')
    expect(served.withoutStore.item).toContain('data-status="loading"')
    expect(served.withoutStore.cart).toContain('gz-cart-page')
    expect(served.withoutStore.hooks).toContain('nobody')
    expect(served.others).toContain('unread')
  })

  it.each([
    ['cart', 'Nitrile'],
    ['item', 'Add to cart'],
    ['login', 'Password'],
    ['hooks', 'Dana'],
  ])('LIB-02 hydrates without a mismatch and becomes the customer’s: %s', async (name, words) => {
    expect(Object.keys(pages)).toContain(name)
    for (const html of [served.withoutStore[name], served.withStore[name]]) {
      const { container, repaired } = hydrate(name, html ?? '')
      await expect.poll(() => container.textContent).toContain(words)
      expect(repaired).toEqual([])
      container.remove()
    }
  })
})
