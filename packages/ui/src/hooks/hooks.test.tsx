import { mainNavigationMachine } from '@gauze/machines/main-navigation'
import { renderToString } from 'react-dom/server'
import { describe, expect, it } from 'vitest'
import { page } from 'vitest/browser'
import { createActor } from 'xstate'
import { mount } from '../../test/mount.js'
import { createLazyActor, type StoreActors, StoreProvider } from '../provider/index.js'
import { useCartCount, useMainNavigation, useSession } from './index.js'

const inert = (): Omit<StoreActors, 'navigation'> => ({
  session: createLazyActor(() => undefined),
  cart: createLazyActor(() => undefined),
  search: createLazyActor(() => undefined),
})

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

describe('hooks on the machines', () => {
  it('LIB-05 name themselves and the provider that is missing', () => {
    expect(() => renderToString(<Who />)).toThrow('useSession found no machines to read, because no <StoreProvider>')
  })

  it('LIB-05 render as for nobody on a server', () => {
    const html = renderToString(
      <StoreProvider actors={{ ...inert(), navigation: createLazyActor(() => undefined) }}>
        <Who />
        <Count />
      </StoreProvider>,
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
      <StoreProvider actors={{ ...inert(), navigation }}>
        <Menus />
      </StoreProvider>,
    )
    await page.getByRole('button', { name: 'closed' }).click()
    await expect.element(page.getByRole('button', { name: 'closed', expanded: false })).toBeVisible()
    navigation.connect(actor)
    await expect.element(page.getByRole('button', { name: 'open', expanded: true })).toBeVisible()
  })
})
