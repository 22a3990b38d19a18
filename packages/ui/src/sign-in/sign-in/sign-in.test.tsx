import { describe, expect, it, vi } from 'vitest'
import { page, userEvent } from 'vitest/browser'
import { expectAccessible } from '../../../test/axe.js'
import { mount } from '../../../test/mount.js'
import {
  guardedUsername,
  StorySignIn,
  type StorySignInProps,
  storySignInPort,
  storyTwoFactor,
  storyUser,
} from '../../story-data/index.js'
import { SignInHeading, type SignInProps } from './index.js'

const password = 'correct horse battery'
const link = { username: storyUser.username, hash: 'good' }

function setUp(props: StorySignInProps = {}) {
  const heard = {
    onSignedIn: vi.fn<SignInProps['onSignedIn']>(),
    onViewChange: vi.fn<NonNullable<SignInProps['onViewChange']>>(),
    onNotice: vi.fn<NonNullable<SignInProps['onNotice']>>(),
  }
  const { container } = mount(
    <main>
      <h1>Account</h1>
      <StorySignIn {...heard} {...props} />
    </main>,
  )
  return { ...heard, container }
}

function press(name: string) {
  return userEvent.click(page.getByRole('button', { name }))
}

async function choosePassword() {
  await userEvent.fill(page.getByLabelText('New password'), password)
  await userEvent.fill(page.getByLabelText('The same password again'), password)
  await userEvent.keyboard('{Enter}')
}

describe('SignIn', () => {
  it('AUTH-01 AUTH-02 says why a login was refused, and once that somebody is signed in', async () => {
    const { onSignedIn, container } = setUp()
    await userEvent.fill(page.getByLabelText('Username'), storyUser.username)
    await userEvent.fill(page.getByLabelText('Password', { exact: true }), 'wrong')
    await press('Log in')
    await expect.element(page.getByRole('alert')).toMatchTextContent(/Invalid username or password$/)
    await expectAccessible(container)
    expect(onSignedIn).not.toHaveBeenCalled()
    await userEvent.fill(page.getByLabelText('Password', { exact: true }), password)
    await userEvent.keyboard('{Enter}')
    await expect.poll(() => onSignedIn.mock.calls).toEqual([[]])
  })

  it('AUTH-01 leads to its other views and back, and says so to the page', async () => {
    const { onViewChange } = setUp()
    await press('Forgot your password?')
    await press('Back to login')
    await press('Request access')
    await expect.element(page.getByLabelText('Company')).toBeVisible()
    const chosen = { reason: 'chosen' }
    expect(onViewChange.mock.calls).toEqual([
      ['reset', chosen],
      ['login', chosen],
      ['requestAccess', chosen],
    ])
  })

  it('AUTH-01 shows the view of a page that has it in its address', async () => {
    const { onViewChange } = setUp({ view: 'reset' })
    await press('Back to login')
    expect(onViewChange.mock.calls).toEqual([['login', { reason: 'chosen' }]])
    await expect.element(page.getByRole('button', { name: 'Send link' })).toBeVisible()
  })

  it('AUTH-07 asks for the mail, then shows the login and the next step', async () => {
    const createResetHash = vi.fn(storySignInPort.createResetHash)
    const { onViewChange, onNotice } = setUp({ defaultView: 'reset', port: { ...storySignInPort, createResetHash } })
    await userEvent.fill(page.getByLabelText('Username'), ` ${storyUser.username}`)
    await userEvent.keyboard('{Enter}')
    await expect.element(page.getByText('Check your mail inbox')).toBeVisible()
    await expect.element(page.getByRole('button', { name: 'Log in' })).toBeVisible()
    expect(createResetHash.mock.calls).toEqual([[{ username: storyUser.username }]])
    expect(onViewChange.mock.calls).toEqual([['login', { reason: 'finished' }]])
    expect(onNotice).not.toHaveBeenCalled()
  })

  it('AUTH-08 asks for access, and the page that opens says so to a signed-in user', async () => {
    const requestAccess = vi.fn(storySignInPort.requestAccess)
    const { onNotice, onSignedIn } = setUp({
      defaultView: 'requestAccess',
      signedIn: storyUser,
      port: { ...storySignInPort, requestAccess },
    })
    for (const [label, value] of [
      ['Company', 'Lakeside Clinic'],
      ['First name', 'Robin'],
      ['Last name', 'Ames'],
      ['Phone', '518-555-0100'],
      ['Email', 'robin@lakeside.example'],
    ] as const) {
      await userEvent.fill(page.getByLabelText(label), value)
    }
    await userEvent.keyboard('{Enter}')
    await expect.poll(() => onSignedIn.mock.calls).toEqual([[]])
    expect(onNotice.mock.calls).toEqual([['Your request has been created']])
    expect(requestAccess).toHaveBeenCalledOnce()
  })

  it('AUTH-10 gives the reason to a user who did not open the login', async () => {
    setUp({ reason: 'elsewhere' })
    await expect.element(page.getByRole('alert')).toMatchTextContent(/You were logged out in another tab\.$/)
  })
})

describe('SignIn with the link of a mail', () => {
  it('AUTH-07 sets the new password and logs in with it', async () => {
    const resetPassword = vi.fn(storySignInPort.resetPassword)
    const { onSignedIn, onNotice } = setUp({ link, port: { ...storySignInPort, resetPassword } })
    await choosePassword()
    await expect.poll(() => onSignedIn.mock.calls).toEqual([[]])
    expect(resetPassword.mock.calls).toEqual([[{ ...link, password, passwordMatch: password }]])
    expect(onNotice.mock.calls).toEqual([['Password Reset! Logging you in']])
  })

  it('AUTH-07 says that the password is set when the login with it fails, and leads to the login', async () => {
    const { onViewChange } = setUp({ link: { ...link, username: 'locked@mercy.example' } })
    await choosePassword()
    await expect.element(page.getByRole('alert')).toMatchTextContent(/you are not logged in.*Invalid username/)
    await expect.element(page.getByRole('heading', { level: 1 })).toHaveFocus()
    await press('Log in')
    expect(onViewChange.mock.calls).toEqual([['login', { reason: 'chosen' }]])
    await expect.element(page.getByRole('checkbox', { name: 'Show password' })).toBeVisible()
  })

  it('AUTH-07 asks somebody else to log out first, and only when the link is good', async () => {
    const owner = 'clinic@lakeside.example'
    setUp({ link: { ...link, username: owner }, signedIn: storyUser })
    await expect
      .element(
        page.getByText(`You are logged in as ${storyUser.username} at Mercy General. This link is for ${owner}.`),
      )
      .toBeVisible()
    await press(`Log out and choose a new password for ${owner}`)
    await expect.element(page.getByLabelText('New password')).toBeVisible()
  })

  it('AUTH-07 asks again whether a link is good that could not be checked', async () => {
    const validatePasswordReset = vi
      .fn(storySignInPort.validatePasswordReset)
      .mockRejectedValueOnce({ kind: 'network' })
    setUp({ link, port: { ...storySignInPort, validatePasswordReset } })
    await expect.element(page.getByText(/We could not check this link/)).toBeVisible()
    await expect.element(page.getByRole('heading', { level: 1 })).toHaveFocus()
    await press('Try again')
    await expect.element(page.getByLabelText('New password')).toBeVisible()
    expect(validatePasswordReset.mock.calls).toEqual([[link], [link]])
  })

  it('AUTH-07 offers another mail for a link that is used or has expired', async () => {
    const { onViewChange } = setUp({ link: { ...link, hash: 'used' }, signedIn: storyUser })
    await expect.element(page.getByText('This link has expired or was used already.')).toBeVisible()
    await press('Send a new link')
    expect(onViewChange.mock.calls).toEqual([['reset', { reason: 'chosen' }]])
    await expect.element(page.getByRole('button', { name: 'Send link' })).toBeVisible()
  })

  it('AUTH-07 names the view in the heading of its page', async () => {
    mount(<SignInHeading view="newPassword" />)
    await expect.element(page.getByRole('heading', { level: 1, name: 'Choose a new password' })).toBeVisible()
  })

  it('PLUS-17 asks for the second step once the password is right, and leads back', async () => {
    const { onSignedIn } = setUp({ twoFactor: storyTwoFactor })
    await userEvent.fill(page.getByLabelText('Username'), guardedUsername)
    await userEvent.fill(page.getByLabelText('Password', { exact: true }), password)
    await userEvent.keyboard('{Enter}')
    await expect.element(page.getByRole('heading', { name: 'Confirm that it is you' })).toHaveFocus()
    await expect.element(page.getByLabelText('Username')).not.toBeInTheDocument()
    await press('Back to login')
    await expect.element(page.getByLabelText('Username')).toBeVisible()
    await expect.element(page.getByRole('alert')).not.toBeInTheDocument()
    expect(onSignedIn).not.toHaveBeenCalled()
  })

  it('PLUS-17 offers no passkeys to a page that does not take their token', async () => {
    setUp()
    await expect.element(page.getByRole('button', { name: 'Log in', exact: true })).toBeVisible()
    await expect.element(page.getByRole('button', { name: 'Log in with a passkey' })).not.toBeInTheDocument()
  })

  it('PLUS-17 says why a passkey does not log in', async () => {
    const startPasskeySignIn = () =>
      Promise.reject({ problem: { type: 'no-passkeys-here', detail: 'Browsers allow no passkeys here.' } })
    setUp({ twoFactor: { ...storyTwoFactor, startPasskeySignIn } })
    await press('Log in with a passkey')
    await expect.element(page.getByRole('alert')).toMatchTextContent(/Browsers allow no passkeys here\.$/)
  })
})
