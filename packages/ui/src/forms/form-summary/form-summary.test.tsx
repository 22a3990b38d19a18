import { expect, it } from 'vitest'
import { page } from 'vitest/browser'
import { describeConformance } from '../../../test/describe-conformance.js'
import { mount } from '../../../test/mount.js'
import { TextField } from '../text-field/index.js'
import { FormSummary } from './form-summary.js'

describeConformance(
  'FormSummary',
  (props) => <FormSummary {...props} attempt={0} errors={[{ fieldId: 'po', message: 'PO number is required' }]} />,
  { hasNoRef: true },
)

const errors = [
  { fieldId: 'company', message: 'Company is required' },
  { fieldId: 'phone', message: 'Phone is required' },
]

function draw(attempt: number) {
  return (
    <form>
      <FormSummary errors={attempt > 0 ? errors : []} attempt={attempt} />
      <TextField id="company" label="Company" isRequired />
      <TextField id="phone" label="Phone" isRequired />
    </form>
  )
}

it('VAL-06 lists the empty fields aloud and puts the focus on the first, at each try', async () => {
  const { rerender } = mount(draw(0))
  const company = page.getByRole('textbox', { name: 'Company' })
  const phone = page.getByRole('textbox', { name: 'Phone' })
  rerender(draw(1))
  await expect.element(company).toHaveFocus()
  await expect.element(page.getByRole('alert')).toMatchTextContent('2 fields need your attention')
  await page.getByRole('link', { name: 'Phone is required' }).click()
  await expect.element(phone).toHaveFocus()
  rerender(draw(2))
  await expect.element(company).toHaveFocus()
})

it('WCAG 4.1.3 announces the errors at each submit, and nothing while the fields are corrected', async () => {
  const summary = (attempt: number, left: typeof errors) => (
    <form>
      <FormSummary errors={left} attempt={attempt} />
    </form>
  )
  const { container, rerender } = mount(summary(1, errors))
  const spoken: MutationRecord[] = []
  const alert = page.getByRole('alert')
  const first = alert.element()
  const listener = new MutationObserver((records) => spoken.push(...records))
  listener.observe(container, { childList: true, subtree: true, characterData: true })
  rerender(summary(1, errors.slice(1)))
  rerender(summary(1, errors))
  spoken.push(...listener.takeRecords())
  expect(spoken).toEqual([])
  rerender(summary(2, errors.slice(1)))
  await expect.element(alert).toMatchTextContent('Phone is required')
  expect(alert.element()).not.toBe(first)
  rerender(summary(2, []))
  expect(alert.elements()).toEqual([])
  rerender(summary(2, errors))
  expect(alert.elements()).toEqual([])
  listener.disconnect()
})

it('WCAG 2.5.8 its links are tall enough to hit', async () => {
  mount(draw(1))
  for (const link of page.getByRole('link').elements()) {
    expect(link.getBoundingClientRect().height).toBeGreaterThanOrEqual(24)
  }
})
