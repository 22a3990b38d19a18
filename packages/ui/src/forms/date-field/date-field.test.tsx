import { required } from '@gauze/rules/forms'
import { expect, it, vi } from 'vitest'
import { page, userEvent } from 'vitest/browser'
import { describeConformance } from '../../../test/describe-conformance.js'
import { mount } from '../../../test/mount.js'
import { Button } from '../../actions/button/index.js'
import { Form, useForm } from '../form/index.js'
import { DateField } from './index.js'

describeConformance('DateField', (props, ref) => <DateField {...props} ref={ref} label="From" />, { isField: true })

function Period({ onSubmit }: { onSubmit: (values: { fromDate: string }) => void }) {
  const form = useForm({
    defaultValues: { fromDate: '' },
    labels: { fromDate: 'From' },
    rules: { fromDate: [required] },
    onSubmit,
  })
  return (
    <Form form={form}>
      <DateField {...form.text('fromDate')} />
      <Button {...form.submit}>Filter</Button>
    </Form>
  )
}

async function type(digits: string) {
  await page.getByLabelText('From').click()
  await userEvent.keyboard(digits)
}

it('VAL-05 says that a typed day does not exist, keeps the focus on it at a submit, and takes the corrected day', async () => {
  const onSubmit = vi.fn()
  mount(<Period onSubmit={onSubmit} />)
  const field = page.getByLabelText('From')
  await type('02312026')
  await expect.element(field).not.toHaveAttribute('aria-invalid')
  await page.getByRole('button', { name: 'Filter' }).click()
  const words = 'The calendar has no such day. Enter a day such as 11/20/2026.'
  await expect.element(page.getByText(words)).toBeVisible()
  await expect.element(field).toHaveAccessibleDescription(words)
  await expect.element(field).toHaveFocus()
  await expect.element(page.getByRole('alert')).toMatchTextContent(/From is not a day of the calendar/)
  expect(page.getByText('From is required').elements()).toHaveLength(0)
  expect(onSubmit).not.toHaveBeenCalled()
  await field.fill('2026-02-28')
  await expect.element(page.getByText(words)).not.toBeInTheDocument()
  await page.getByRole('button', { name: 'Filter' }).click()
  await vi.waitFor(() => expect(onSubmit).toHaveBeenCalledWith({ fromDate: '2026-02-28' }))
})
