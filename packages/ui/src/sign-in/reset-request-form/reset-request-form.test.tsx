import { expect, it, vi } from 'vitest'
import { page, userEvent } from 'vitest/browser'
import { describeConformance } from '../../../test/describe-conformance.js'
import { mount } from '../../../test/mount.js'
import { ResetRequestForm, type ResetRequestFormProps } from './reset-request-form.js'

function nothing() {
  return undefined
}

describeConformance('ResetRequestForm', (props, ref) => (
  <ResetRequestForm {...props} ref={ref} onSubmit={nothing} onBack={nothing} />
))

it('AUTH-07 VAL-06 WCAG 3.3.1 shows every error at its field, from form or server, and puts the focus there', async () => {
  const onSubmit = vi.fn<ResetRequestFormProps['onSubmit']>()
  const draw = (fieldErrors: { username?: string }) => (
    <ResetRequestForm onSubmit={onSubmit} onBack={nothing} fieldErrors={fieldErrors} />
  )
  const { rerender } = mount(draw({}))
  const username = page.getByLabelText('Username')
  const tooLong = 'Username must be at most 254 characters'
  await userEvent.fill(username, 'a'.repeat(255))
  await userEvent.click(page.getByRole('button', { name: 'Send link' }))
  await expect.element(page.getByRole('link', { name: tooLong })).toBeVisible()
  await expect.element(username).toHaveFocus()
  expect(onSubmit).not.toHaveBeenCalled()
  await userEvent.fill(username, 'robin')
  await userEvent.click(page.getByRole('button', { name: 'Send link' }))
  expect(onSubmit).toHaveBeenCalledOnce()
  rerender(draw({ username: 'must not contain control characters' }))
  await expect.element(page.getByRole('link', { name: 'Username must not contain control characters' })).toBeVisible()
  await expect.element(username).toHaveFocus()
})
