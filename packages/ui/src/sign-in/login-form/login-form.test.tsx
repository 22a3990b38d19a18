import { describe, expect, it, vi } from 'vitest'
import { page, userEvent } from 'vitest/browser'
import { describeConformance } from '../../../test/describe-conformance.js'
import { mount } from '../../../test/mount.js'
import { LoginForm, type LoginFormProps } from './login-form.js'

function nothing() {
  return undefined
}

describeConformance('LoginForm', (props, ref) => <LoginForm {...props} ref={ref} onSubmit={nothing} onView={nothing} />)

function setUp(changes: Partial<LoginFormProps> = {}) {
  const onSubmit = vi.fn<LoginFormProps['onSubmit']>()
  const onView = vi.fn<LoginFormProps['onView']>()
  mount(<LoginForm onSubmit={onSubmit} onView={onView} {...changes} />)
  return { onSubmit, onView }
}

describe('LoginForm', () => {
  it('AUTH-01 trims the username, keeps the password as typed, and submits with Enter', async () => {
    const { onSubmit } = setUp()
    await userEvent.fill(page.getByLabelText('Username'), '  admin@mercy.example ')
    await userEvent.fill(page.getByLabelText('Password', { exact: true }), ' secret ')
    await userEvent.keyboard('{Enter}')
    expect(onSubmit.mock.calls).toEqual([[{ username: 'admin@mercy.example', password: ' secret ' }]])
  })

  it('AUTH-01 WCAG 1.3.5 3.3.8 lets a password manager fill in the fields, and a person paste', async () => {
    const { onSubmit } = setUp()
    const [username, password] = [page.getByLabelText('Username'), page.getByLabelText('Password', { exact: true })]
    await expect.element(username).toHaveAttribute('autocomplete', 'username webauthn')
    await expect.element(password).toHaveAttribute('autocomplete', 'current-password')
    await userEvent.fill(username, 'correct horse battery')
    await userEvent.keyboard('{Control>}ax{/Control}')
    await userEvent.click(password)
    await userEvent.paste()
    await expect.element(password).toHaveValue('correct horse battery')
    expect(onSubmit).not.toHaveBeenCalled()
  })

  it('AUTH-02 shows the server’s message as a danger alert', async () => {
    setUp({ error: 'Invalid username or password' })
    await expect.element(page.getByRole('alert')).toMatchTextContent(/Invalid username or password$/)
    await expect.element(page.getByRole('alert')).toHaveAttribute('data-tone', 'danger')
  })

  it('AUTH-01 links to the reset and request-access views', async () => {
    const { onView } = setUp()
    await userEvent.click(page.getByRole('button', { name: 'Forgot your password?' }))
    await userEvent.click(page.getByRole('button', { name: 'Request access' }))
    expect(onView.mock.calls).toEqual([['reset'], ['requestAccess']])
  })

  it('VAL-06 WCAG 2.4.3 3.3.1 lists the empty fields and goes to the first', async () => {
    const { onSubmit } = setUp()
    await userEvent.click(page.getByRole('button', { name: 'Log in' }))
    await expect.element(page.getByText(/2 fields need your attention$/)).toBeVisible()
    await expect.element(page.getByRole('textbox', { name: 'Username' })).toHaveFocus()
    await userEvent.click(page.getByRole('link', { name: 'Username is required' }))
    await expect.element(page.getByLabelText('Username')).toHaveFocus()
    expect(onSubmit).not.toHaveBeenCalled()
  })

  it('AUTH-02 sends nothing again while it is in progress, and keeps focus', async () => {
    const { onSubmit } = setUp({ isPending: true })
    const button = page.getByRole('button', { name: 'Log in' })
    await userEvent.click(page.getByRole('checkbox'))
    await userEvent.tab()
    await userEvent.keyboard('{Enter}')
    expect(onSubmit).not.toHaveBeenCalled()
    await expect.element(button).toHaveFocus()
  })
})
