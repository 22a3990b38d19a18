import { describe, expect, it, vi } from 'vitest'
import { page, userEvent } from 'vitest/browser'
import { describeConformance } from '../../../test/describe-conformance.js'
import { mount } from '../../../test/mount.js'
import { RequestAccessForm, type RequestAccessFormProps } from './request-access-form.js'

const nothing = () => undefined

describeConformance('RequestAccessForm', (props, ref) => (
  <RequestAccessForm {...props} ref={ref} onSubmit={nothing} onBack={nothing} />
))

const fillIn = async (email: string, phone = '555-0100') => {
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
  it('AUTH-01 tells trimmed values and the email in lower case', async () => {
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

  it("VAL-04 says 'Invalid email address' beside the field", async () => {
    const onSubmit = vi.fn<RequestAccessFormProps['onSubmit']>()
    mount(<RequestAccessForm onSubmit={onSubmit} onBack={nothing} />)
    await fillIn('robin')
    await expect.element(page.getByLabelText('Email')).toHaveAccessibleDescription('Invalid email address')
    expect(onSubmit).not.toHaveBeenCalled()
  })

  it('AUTH-08 takes only a telephone number for one', async () => {
    const onSubmit = vi.fn<RequestAccessFormProps['onSubmit']>()
    mount(<RequestAccessForm onSubmit={onSubmit} onBack={nothing} />)
    await fillIn('robin@lakeside.example', 'call me!!')
    const words = 'Enter a telephone number such as (518) 555-0100'
    await expect.element(page.getByLabelText('Phone')).toHaveAccessibleDescription(words)
    await expect.element(page.getByLabelText('Phone')).toHaveFocus()
    expect(onSubmit).not.toHaveBeenCalled()
  })
})
