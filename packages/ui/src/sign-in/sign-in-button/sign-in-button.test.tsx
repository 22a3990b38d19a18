import { describe, expect, it, vi } from 'vitest'
import { page, userEvent } from 'vitest/browser'
import { expectAccessible } from '../../../test/axe.js'
import { mount } from '../../../test/mount.js'
import { Price } from '../../catalog/price/index.js'
import { GauzeProvider } from '../../provider/index.js'
import { routesAt } from '../../routes/index.js'
import { startStorySession, storyUser } from '../../story-data/index.js'
import { SignInButton, type SiteSignIn } from './index.js'

function setUp({ isSignedIn = false, ...site }: Partial<SiteSignIn> & { isSignedIn?: boolean } = {}) {
  const session = startStorySession(isSignedIn ? storyUser : null)
  const { container } = mount(
    <GauzeProvider store={{ session }}>
      <SignInButton site={{ signIn: async () => false, returned: Promise.resolve(false), ...site }} />
    </GauzeProvider>,
  )
  return { container, session }
}

const signIn = page.getByRole('button', { name: 'Sign in' })

describe('SignInButton', () => {
  it('PLUS-07 signs in at the store, and can be pressed again when the window is open or closed', async () => {
    const asked = vi.fn(async () => false).mockReturnValueOnce(new Promise(() => undefined))
    const { container } = setUp({ signIn: asked })
    await userEvent.click(signIn)
    await userEvent.click(signIn)
    expect(asked).toHaveBeenCalledTimes(2)
    expect(page.getByRole('alert').query()).toBeNull()
    await expectAccessible(container)
  })

  it('PLUS-07 says why the store did not sign somebody in, also after a redirect', async () => {
    const detail = 'The code has expired. Sign in again.'
    const refusal = { kind: 'unauthorized', problem: { type: 'invalid_grant', detail } }
    setUp({ signIn: () => Promise.reject(refusal) })
    await userEvent.click(signIn)
    await expect.element(page.getByRole('alert')).toMatchTextContent(/You are not signed in\. .*expired/)
    setUp({ returned: Promise.reject(refusal) })
    await expect.poll(() => page.getByRole('alert').all().length).toBe(2)
  })

  it('PLUS-07 names the person and signs them out', async () => {
    setUp({ isSignedIn: true })
    await expect.element(page.getByText('Signed in as Dana Reyes')).toBeVisible()
    await userEvent.click(page.getByRole('button', { name: 'Sign out' }))
    await expect.element(signIn).toBeVisible()
    expect(page.getByText(/signed out/).query()).toBeNull()
  })

  it('PLUS-07 keeps the focus on the button that takes the place of a pressed one', async () => {
    const { session } = setUp({ isSignedIn: true })
    const signOut = page.getByRole('button', { name: 'Sign out' })
    await userEvent.click(signOut)
    await expect.element(signIn).toHaveFocus()
    await expect.element(signIn).not.toHaveAttribute('aria-busy')
    session.send({ type: 'login.submit', username: storyUser.username, password: 'correct horse battery' })
    await expect.element(signOut).toHaveFocus()
  })

  it('PLUS-07 leaves the focus alone that is elsewhere, or nowhere', async () => {
    const { session } = setUp({ isSignedIn: true })
    const signOut = page.getByRole('button', { name: 'Sign out' })
    await expect.element(signOut).toBeVisible()
    const button = signOut.element()
    if (button instanceof HTMLElement) button.focus()
    if (button instanceof HTMLElement) button.blur()
    session.send({ type: 'session.endElsewhere' })
    await expect.element(signIn).toBeVisible()
    expect(document.activeElement).toBe(document.body)
  })

  it('PLUS-07 says that the store did not hear of a sign-out, until it has', async () => {
    const told = vi.fn(() => Promise.reject(new Error('down')))
    const { container } = setUp({ isSignedIn: true, signOut: told })
    await userEvent.click(page.getByRole('button', { name: 'Sign out' }))
    await expect.element(page.getByRole('alert')).toMatchTextContent(/you may still be signed in there/)
    await expectAccessible(container)
    await userEvent.click(page.getByRole('button', { name: 'Try again' }))
    await expect.poll(() => told.mock.calls.length).toBe(2)
    await expect.element(page.getByRole('alert')).toBeVisible()
    told.mockResolvedValue(undefined as never)
    window.dispatchEvent(new Event('online'))
    await expect.poll(() => page.getByRole('alert').query()).toBeNull()
    await expect.element(signIn).toHaveFocus()
  })

  it('PLUS-07 says that a session was lost, and does not say it again after the next sign-in', async () => {
    const { session } = setUp({ isSignedIn: true })
    await expect.element(page.getByText('Signed in as Dana Reyes')).toBeVisible()
    session.send({ type: 'session.endElsewhere' })
    await expect
      .element(page.getByText('You have been signed out. Sign in again to go on where you were.'))
      .toBeVisible()
    session.send({ type: 'login.submit', username: storyUser.username, password: 'correct horse battery' })
    await expect.element(page.getByText('Signed in as Dana Reyes')).toBeVisible()
    expect(page.getByText(/signed out/).query()).toBeNull()
  })
})

it('PLUS-07 signs in where a component links to the login', async () => {
  const asked = vi.fn()
  mount(
    <GauzeProvider routes={routesAt('https://store.example')} signIn={asked}>
      <Price access="signedOut" price={12.5} />
    </GauzeProvider>,
  )
  const link = page.getByRole('link', { name: 'Login to View Price' })
  await expect.element(link).toHaveAttribute('href', 'https://store.example/login')
  await userEvent.click(link)
  expect(asked).toHaveBeenCalledTimes(1)
})
