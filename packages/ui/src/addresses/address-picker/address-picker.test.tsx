import { expect, it } from 'vitest'
import { page } from 'vitest/browser'
import { describeConformance } from '../../../test/describe-conformance.js'
import { mount } from '../../../test/mount.js'
import { addresses } from '../../story-data/index.js'
import { AddressPicker } from './address-picker.js'

function nothing() {
  return undefined
}

describeConformance('AddressPicker', (props, ref) => (
  <AddressPicker {...props} ref={ref} addresses={addresses} value={1} onChange={nothing} />
))

describeConformance('AddressPicker without addresses', (props, ref) => (
  <AddressPicker {...props} ref={ref} addresses={[]} value={null} onChange={nothing} />
))

it('CHK-02 shows why an address is withheld and does not let it be chosen', async () => {
  mount(<AddressPicker addresses={addresses} value={1} onChange={nothing} />)
  await expect.element(page.getByRole('radio', { name: /Mercy Hospice/ })).toBeDisabled()
  await expect.element(page.getByText(/Its license for Rx level 4 expired/)).toBeVisible()
})
