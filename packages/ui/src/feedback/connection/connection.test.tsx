import type { User } from '@gauze/contract'
import type { ReactElement } from 'react'
import { flushSync } from 'react-dom'
import { expect, it, vi } from 'vitest'
import { page } from 'vitest/browser'
import { describeConformance } from '../../../test/describe-conformance.js'
import { mount } from '../../../test/mount.js'
import { GauzeProvider } from '../../provider/index.js'
import { startStorySession, startUnansweredSession, storyUser } from '../../story-data/index.js'
import { Connection, type HeldPageOptions, useHeldPage } from './index.js'

function within(user: User | null, children: ReactElement) {
  return <GauzeProvider store={{ session: startStorySession(user) }}>{children}</GauzeProvider>
}

function setOnline(isOnline: boolean) {
  vi.spyOn(navigator, 'onLine', 'get').mockReturnValue(isOnline)
  flushSync(() => window.dispatchEvent(new Event(isOnline ? 'online' : 'offline')))
}

describeConformance('Connection', (props, ref) => within(null, <Connection {...props} ref={ref} />))

it('SHELL-07 tells a visitor of a network that is gone, and of one that is back for a while', async () => {
  mount(within(null, <Connection />))
  const status = page.getByRole('status')
  await expect.element(status).toMatchTextContent('')
  setOnline(false)
  await expect.element(status).toMatchTextContent('You are offline. You can read what is on this page.')
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] })
  setOnline(true)
  await expect.element(status).toMatchTextContent('Back online')
  flushSync(() => vi.advanceTimersByTime(5000))
  await expect.element(status).toMatchTextContent('')
})

it('CART-12 tells a customer the fate of changes of the cart, and of the requested page', async () => {
  const { rerender } = mount(within(storyUser, <Connection />))
  setOnline(false)
  await expect.element(page.getByRole('status')).toMatchTextContent(/are kept here and sent/)
  rerender(within(storyUser, <Connection isPageHeld messages={{ held: 'It opens later.' }} />))
  await expect.element(page.getByRole('status')).toMatchTextContent('You are offline. It opens later.')
})

it("AUTH-06 gives the reason of the visitor's view while the store cannot name the user", async () => {
  const session = startUnansweredSession()
  mount(
    <GauzeProvider store={{ session }} messages={{ failure: { 'session-unknown': 'We cannot see who you are.' } }}>
      <Connection />
    </GauzeProvider>,
  )
  await expect.element(page.getByText('We cannot see who you are.')).toBeVisible()
  session.stop()
})

function Held(props: HeldPageOptions) {
  useHeldPage(props)
  return null
}

it('SHELL-07 opens the page that was asked for last, once the store answers and not before', async () => {
  const open = vi.fn<() => void>()
  const isReachable = vi.fn<() => Promise<boolean>>(async () => false)
  const options = { pageKey: 'one', open, isReachable }
  const { rerender } = mount(<Held {...options} path={null} />)
  setOnline(false)
  rerender(<Held {...options} path="/cart" />)
  rerender(<Held {...options} path="/privacy" />)
  expect(isReachable).not.toHaveBeenCalled()
  setOnline(true)
  await expect.poll(() => isReachable.mock.calls.length).toBe(1)
  expect(open).not.toHaveBeenCalled()
  isReachable.mockResolvedValue(true)
  window.dispatchEvent(new Event('online'))
  await expect.poll(() => open.mock.calls.length).toBe(1)
  rerender(<Held {...options} path={null} pageKey="two" />)
  window.dispatchEvent(new Event('online'))
  expect(isReachable).toHaveBeenCalledTimes(2)
})
