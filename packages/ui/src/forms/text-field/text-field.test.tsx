import { expect, it } from 'vitest'
import { page } from 'vitest/browser'
import { describeConformance } from '../../../test/describe-conformance.js'
import { mount } from '../../../test/mount.js'
import { TextField } from './text-field.js'

describeConformance(
  'TextField',
  (props, ref) => <TextField {...props} ref={ref} label="PO number" help="On the invoice" error="Needed" />,
  { isField: true },
)

it('VAL-06 takes several lines', async () => {
  mount(<TextField label="Notes" rows={4} hasOptionalMark={false} />)
  const field = page.getByRole('textbox', { name: 'Notes' })
  await field.fill('Before noon.\nRing twice.')
  await expect.element(field).toHaveValue('Before noon.\nRing twice.')
})

it('VAL-06 a filter is neither marked optional nor announced as required', async () => {
  mount(<TextField label="From" hasOptionalMark={false} />)
  await expect.element(page.getByRole('textbox', { name: 'From', exact: true })).not.toBeRequired()
})
