import { describe, expect, it, vi } from 'vitest'
import { page, userEvent } from 'vitest/browser'
import { expectAccessible } from '../../../test/axe.js'
import { mount } from '../../../test/mount.js'
import { useSession } from '../../hooks/index.js'
import { GauzeProvider } from '../../provider/index.js'
import { startStorySession, storyUser } from '../../story-data/index.js'
import { LoginForm } from '../login-form/index.js'
import { SiteApproval, type SiteApprovalPort, type SiteApprovalProps } from './index.js'

const asked = {
  clientId: 'https://intranet.example',
  redirectUri: 'https://intranet.example/supplies',
  codeChallenge: 'challenge',
}

function Login() {
  const { login } = useSession()
  return <LoginForm onSubmit={({ username, password }) => login(username, password)} onView={() => undefined} />
}

function setUp(isSignedIn: boolean, calls: Partial<SiteApprovalPort> = {}) {
  const port = {
    getSite: vi.fn<SiteApprovalPort['getSite']>(async () => ({ site: 'intranet.example' })),
    ...calls,
    approveSite: vi.fn<SiteApprovalPort['approveSite']>(calls.approveSite ?? (async () => ({ code: 'the code' }))),
  }
  const onAnswer = vi.fn<SiteApprovalProps['onAnswer']>()
  const store = { session: startStorySession(isSignedIn ? storyUser : null) }
  const { container } = mount(
    <main>
      <h1>Sign in</h1>
      <GauzeProvider store={store}>
        <SiteApproval {...asked} port={port} onAnswer={onAnswer}>
          <Login />
        </SiteApproval>
      </GauzeProvider>
    </main>,
  )
  return { port, onAnswer, container, session: store.session }
}

function button(name: string) {
  return page.getByRole('button', { name })
}

describe('SiteApproval', () => {
  it('PLUS-07 names the site and the login, and gives the site nothing before the person agrees', async () => {
    const { port, onAnswer, container } = setUp(true)
    await expect.element(page.getByRole('heading', { name: 'intranet.example wants to sign you in' })).toBeVisible()
    await expect.element(page.getByText('dana@mercy.example, Mercy General')).toBeVisible()
    await expectAccessible(container)
    expect(port.approveSite).not.toHaveBeenCalled()
    await userEvent.click(button('Continue to intranet.example'))
    await expect.poll(() => onAnswer.mock.calls).toEqual([['the code']])
    expect(port.approveSite.mock.calls).toEqual([[asked]])
  })

  it('PLUS-07 tells the site that the person refused', async () => {
    const { port, onAnswer } = setUp(true)
    await userEvent.click(button('Cancel'))
    expect(onAnswer.mock.calls).toEqual([[null]])
    expect(port.approveSite).not.toHaveBeenCalled()
  })

  it('PLUS-07 goes on by itself after somebody has logged in for the site', async () => {
    const { onAnswer } = setUp(false)
    await expect.element(page.getByText('Log in to continue to intranet.example.')).toBeVisible()
    await userEvent.fill(page.getByLabelText('Username'), storyUser.username)
    await userEvent.fill(page.getByLabelText('Password', { exact: true }), 'correct horse battery')
    await userEvent.keyboard('{Enter}')
    await expect.poll(() => onAnswer.mock.calls).toEqual([['the code']])
  })

  it('PLUS-07 asks somebody who has logged in elsewhere in the meantime', async () => {
    const { port, session } = setUp(false)
    await expect.element(page.getByLabelText('Username')).toBeVisible()
    session.send({ type: 'token.changed', token: 'story', isElsewhere: true })
    await new Promise((resolve) => requestAnimationFrame(resolve))
    expect(port.approveSite).not.toHaveBeenCalled()
  })

  it('PLUS-07 lets another person log in', async () => {
    const { onAnswer } = setUp(true)
    await userEvent.click(button('Use another login'))
    await expect.element(page.getByLabelText('Username')).toBeVisible()
    expect(onAnswer).not.toHaveBeenCalled()
  })

  it('PLUS-07 asks nobody for a login for a site that the store does not know', async () => {
    const detail = 'This store does not sign people in on that site.'
    const getSite = () => Promise.reject({ kind: 'forbidden', problem: { type: 'site-unknown', detail } })
    setUp(false, { getSite })
    await expect.element(page.getByText(detail)).toBeVisible()
    expect(page.getByLabelText('Username').query()).toBeNull()
  })

  it('PLUS-07 checks the site again after a failure that may pass', async () => {
    const getSite = vi
      .fn<SiteApprovalPort['getSite']>()
      .mockRejectedValueOnce({ kind: 'rateLimited', problem: { type: 'too-many-requests', detail: 'Wait a little.' } })
      .mockResolvedValue({ site: 'intranet.example' })
    setUp(true, { getSite })
    await expect.element(page.getByText('The site that asks could not be checked')).toBeVisible()
    await userEvent.click(button('Try again'))
    await expect.element(button('Continue to intranet.example')).toBeVisible()
  })

  it('PLUS-07 says why the site got nothing, and lets the person try again', async () => {
    const approveSite = vi
      .fn<SiteApprovalPort['approveSite']>()
      .mockRejectedValueOnce({ kind: 'forbidden', problem: { type: 'x', detail: 'Not today.' } })
      .mockResolvedValue({ code: 'later' })
    const { onAnswer } = setUp(true, { approveSite })
    await userEvent.click(button('Continue to intranet.example'))
    await expect.element(page.getByRole('alert')).toMatchTextContent(/not signed in there.*Not today\./)
    await userEvent.click(button('Continue to intranet.example'))
    await expect.poll(() => onAnswer.mock.calls).toEqual([['later']])
  })
})
