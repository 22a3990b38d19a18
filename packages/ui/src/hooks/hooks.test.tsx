import { cartActors, cartMachine } from '@gauze/machines/cart'
import { mainNavigationMachine } from '@gauze/machines/main-navigation'
import { sessionMachine } from '@gauze/machines/session'
import { createLazyActor } from '@gauze/machines/store'
import { renderToString } from 'react-dom/server'
import { describe, expect, it } from 'vitest'
import { page } from 'vitest/browser'
import { createActor } from 'xstate'
import { mount } from '../../test/mount.js'
import { GauzeProvider, type StoreParts } from '../provider/index.js'
import { emptyCart } from '../story-data/index.js'
import { useAddToCart, useCartCount, useIsForUser, useMainNavigation, useSession } from './index.js'

function inert(): Pick<StoreParts, 'session' | 'cart'> {
  return {
    session: createLazyActor(() => undefined),
    cart: createLazyActor(() => undefined),
  }
}

function Who() {
  const { user, isSignedIn } = useSession()
  return <p>{isSignedIn ? user?.firstName : 'nobody'}</p>
}

function Count() {
  return <p>{useCartCount()}</p>
}

function Menus() {
  const { isOpen, activate, isMenuActive } = useMainNavigation()
  return (
    <button type="button" aria-expanded={isMenuActive('gloves')} onClick={() => activate('gloves', 0)}>
      {isOpen ? 'open' : 'closed'}
    </button>
  )
}

function AddGloves() {
  const { isAdding, addState, add } = useAddToCart(7)
  return (
    <button type="button" aria-busy={isAdding} onClick={() => add({ unit: 11, quantity: 1 })}>
      {addState === 'added' ? 'Added' : 'Add to cart'}
    </button>
  )
}

function Products({ data }: { data: object }) {
  return useIsForUser(data) ? <button type="button">Add to cart</button> : null
}

describe('hooks on the machines', () => {
  it('name themselves and the provider that is missing', () => {
    expect(() => renderToString(<Who />)).toThrow(
      "useSession found no machine 'session' in the store of a <GauzeProvider>",
    )
  })

  it('name the machine that the store lacks', () => {
    const menus = (
      <GauzeProvider store={inert()}>
        <Menus />
      </GauzeProvider>
    )
    expect(() => renderToString(menus)).toThrow("useMainNavigation found no machine 'navigation'")
  })

  it('LIB-01 render as for nobody on a server', () => {
    const html = renderToString(
      <GauzeProvider store={inert()}>
        <Who />
        <Count />
      </GauzeProvider>,
    )
    expect(html).toContain('nobody')
    expect(html).toContain('<p>0</p>')
  })

  it('NAV-01 opens a menu that was pressed before the machine arrived', async () => {
    const actor = createActor(mainNavigationMachine).start()
    const navigation = createLazyActor<ReturnType<typeof actor.getSnapshot>, Parameters<typeof actor.send>[0]>(
      () => undefined,
    )
    mount(
      <GauzeProvider store={{ ...inert(), navigation }}>
        <Menus />
      </GauzeProvider>,
    )
    await page.getByRole('button', { name: 'closed' }).click()
    await expect.element(page.getByRole('button', { name: 'closed', expanded: false })).toBeVisible()
    navigation.connect(actor)
    await expect.element(page.getByRole('button', { name: 'open', expanded: true })).toBeVisible()
  })

  it('CART-12 re-enables the button while the store cannot be reached, and a press retries the same addition', async () => {
    const keys: (string | undefined)[] = []
    const refuse = async () => Promise.reject({ kind: 'network' })
    const port = {
      getCart: async () => emptyCart,
      addItem: async (_: object, options?: { idempotencyKey?: string }) => {
        keys.push(options?.idempotencyKey)
        return refuse()
      },
      addItems: refuse,
      editItem: refuse,
      removeItem: refuse,
      emptyCart: refuse,
      saveForLater: refuse,
      deleteSaveForLater: refuse,
      moveItemToCart: refuse,
      clearNotifications: refuse,
      channel: { post: () => undefined, subscribe: () => () => undefined },
    }
    const cart = createActor(cartMachine.provide({ actors: cartActors(port) }), { input: { keySeed: 'k' } }).start()
    const reported: string[] = []
    cart.on('line.delayed', ({ name }) => reported.push(String(name)))
    cart.send({ type: 'cart.load', ownerId: emptyCart.ownerId })
    mount(
      <GauzeProvider store={{ ...inert(), cart }}>
        <AddGloves />
      </GauzeProvider>,
    )
    const button = page.getByRole('button', { name: 'Add to cart', exact: true })
    await button.click()
    await expect.poll(() => reported).toHaveLength(1)
    await expect.element(button).toHaveAttribute('aria-busy', 'false')
    await button.click()
    await expect.poll(() => reported).toHaveLength(2)
    expect(new Set(keys)).toEqual(new Set(['k-1']))
    await expect.element(button).toHaveAttribute('aria-busy', 'false')
    cart.stop()
  })

  it("AUTH-02 hides the customer's actions until the customer's data have replaced the visitor's", async () => {
    const snapshot = createActor(sessionMachine).getSnapshot()
    let isSignedIn = false
    const listeners = new Set<() => void>()
    const reported = {
      getSnapshot: () => ({ ...snapshot, hasTag: (tag: string) => isSignedIn && tag === 'signed-in' }),
      subscribe: (listener: () => void) => {
        listeners.add(listener)
        return { unsubscribe: () => listeners.delete(listener) }
      },
      send: () => undefined,
    }
    const shop = (data: object) => (
      <GauzeProvider store={{ ...inert(), session: reported }}>
        <Products data={data} />
      </GauzeProvider>
    )
    const visitors = {}
    const { container, rerender } = mount(shop(visitors))
    isSignedIn = true
    for (const listener of listeners) listener()
    rerender(shop(visitors))
    expect(container.querySelector('button')).toBeNull()
    rerender(shop({}))
    expect(container.querySelector('button')).not.toBeNull()
  })
})
