import { describe, expect, it, vi } from 'vitest'
import { page, userEvent } from 'vitest/browser'
import { describeConformance } from '../../../test/describe-conformance.js'
import { mount } from '../../../test/mount.js'
import { RequestAccessForm, type RequestAccessFormProps } from './request-access-form.js'

function nothing() {
  return undefined
}

describeConformance('RequestAccessForm', (props, ref) => (
  <RequestAccessForm {...props} ref={ref} onSubmit={nothing} onBack={nothing} />
))

async function fillIn(email: string, phone = '555-0100') {
  for (const [label, value] of [
    ['Company', ' Lakeside Clinic '],
    ['First name', 'Robin'],
    ['Last name', 'Ames'],
    ['Phone', phone],
    ['Email', email],
  ] as const) {
    await userEvent.fill(page.getByLabelText(label), value)
  }
  await userEvent.click(page.getByRole('button', { name: 'Request access' }))
}

describe('RequestAccessForm', () => {
  it('AUTH-01 submits trimmed values and the email in lower case', async () => {
    const onSubmit = vi.fn<RequestAccessFormProps['onSubmit']>()
    mount(<RequestAccessForm onSubmit={onSubmit} onBack={nothing} />)
    await fillIn(' Robin@Lakeside.Example ')
    expect(onSubmit.mock.calls).toEqual([
      [
        {
          company: 'Lakeside Clinic',
          firstName: 'Robin',
          lastName: 'Ames',
          phone: '555-0100',
          email: 'robin@lakeside.example',
        },
      ],
    ])
  })

  it("VAL-04 says 'Invalid email address' next to the field", async () => {
    const onSubmit = vi.fn<RequestAccessFormProps['onSubmit']>()
    mount(<RequestAccessForm onSubmit={onSubmit} onBack={nothing} />)
    await fillIn('robin')
    await expect.element(page.getByLabelText('Email')).toHaveAccessibleDescription('Invalid email address')
    expect(onSubmit).not.toHaveBeenCalled()
  })

  it('AUTH-08 accepts only a telephone number', async () => {
    const onSubmit = vi.fn<RequestAccessFormProps['onSubmit']>()
    mount(<RequestAccessForm onSubmit={onSubmit} onBack={nothing} />)
    await fillIn('robin@lakeside.example', 'call me!!')
    const words = 'Enter a telephone number such as (518) 555-0100'
    await expect.element(page.getByLabelText('Phone')).toHaveAccessibleDescription(words)
    await expect.element(page.getByLabelText('Phone')).toHaveFocus()
    expect(onSubmit).not.toHaveBeenCalled()
  })

  it.each([
    ['an answer of 500', { status: 500, detail: 'The store had a problem.' }],
    ['an answer of 422', { status: 422, detail: 'The company has a request already.' }],
  ])("AUTH-08 says 'Failed to submit request' and why for %s", async (_case, { status, detail }) => {
    const onSubmit = () => Promise.reject(Object.assign(new Error(detail), { status, problem: { status, detail } }))
    mount(<RequestAccessForm onSubmit={onSubmit} onBack={nothing} />)
    await fillIn('robin@lakeside.example')
    await expect.element(page.getByRole('alert')).toHaveTextContent(`Failed to submit request. ${detail}`)
  })

  it("AUTH-08 says 'Failed to submit request' without an answer", async () => {
    mount(<RequestAccessForm onSubmit={() => Promise.reject(new TypeError('Failed to fetch'))} onBack={nothing} />)
    await fillIn('robin@lakeside.example')
    await expect.element(page.getByRole('alert')).toHaveTextContent('Failed to submit request')
  })

  it("VAL-06 shows the server's errors like its own: by the names of the fields, with the focus there", async () => {
    const draw = (fieldErrors: NonNullable<RequestAccessFormProps['fieldErrors']>) => (
      <RequestAccessForm onSubmit={nothing} onBack={nothing} fieldErrors={fieldErrors} />
    )
    const { rerender } = mount(draw({}))
    await fillIn('robin@lakeside.example')
    const refused = { firstName: 'must not contain control characters', email: 'Invalid email address' }
    rerender(draw(refused))
    const firstName = page.getByLabelText('First name')
    await expect.element(firstName).toHaveFocus()
    await expect.element(firstName).toHaveAccessibleDescription('First name must not contain control characters')
    await page.getByRole('link', { name: 'Invalid email address' }).click()
    await expect.element(page.getByLabelText('Email')).toHaveFocus()
    rerender(draw({}))
    await expect.element(page.getByRole('alert')).not.toBeInTheDocument()
    rerender(draw(refused))
    await expect.element(firstName).toHaveFocus()
  })

  it('AUTH-01 sends nothing that is longer than the store accepts, and says how long it may be', async () => {
    const onSubmit = vi.fn<RequestAccessFormProps['onSubmit']>()
    mount(<RequestAccessForm onSubmit={onSubmit} />)
    await fillIn('a..b@x.example')
    await userEvent.fill(page.getByLabelText('First name'), 'R'.repeat(61))
    await userEvent.click(page.getByRole('button', { name: 'Request access' }))
    const firstName = page.getByLabelText('First name')
    await expect.element(firstName).toHaveAccessibleDescription('First name must be at most 60 characters')
    await expect.element(firstName).toHaveFocus()
    await expect.element(page.getByLabelText('Email')).toHaveAccessibleDescription('Invalid email address')
    expect(onSubmit).not.toHaveBeenCalled()
    expect(page.getByRole('button', { name: 'Back to login' }).elements()).toEqual([])
  })
})
