import { describe, expect, it, vi } from 'vitest'
import { page, userEvent } from 'vitest/browser'
import { describeConformance } from '../../../test/describe-conformance.js'
import { mount } from '../../../test/mount.js'
import { RequestAccessForm, type RequestAccessFormProps } from './request-access-form.js'

const nothing = () => undefined

describeConformance('RequestAccessForm', (props, ref) => (
  <RequestAccessForm {...props} ref={ref} onSubmit={nothing} onBack={nothing} />
))

const fillIn = async (email: string) => {
  for (const [label, value] of [
    ['Company', ' Lakeside Clinic '],
    ['First name', 'Robin'],
    ['Last name', 'Ames'],
    ['Phone', '555-0100'],
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
})
