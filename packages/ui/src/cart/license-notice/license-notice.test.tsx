import { expect, it } from 'vitest'
import { page } from 'vitest/browser'
import { expectAccessible } from '../../../test/axe.js'
import { describeConformance } from '../../../test/describe-conformance.js'
import { mount } from '../../../test/mount.js'
import { LicenseNotice, type LicenseNoticeProps } from './index.js'

const license = { licenceNumber: 'AB1234563', expiration: '2028-06-30' }
const lines = [
  { id: 1, name: 'Lidocaine', matrixDetails: [], rxLevelId: '3' },
  { id: 2, name: 'Fentanyl', matrixDetails: [], rxLevelId: '4' },
  { id: 3, name: 'Exam gloves', matrixDetails: [], rxLevelId: '1' },
]

function addressWith(id: number, label: string, ...rxLevels: string[]): LicenseNoticeProps['addresses'][number] {
  return { id, label, controlledSubstance: rxLevels.map((rxLevel) => ({ ...license, rxLevel })) }
}

function Notice(props: Partial<LicenseNoticeProps>) {
  const addresses = [addressWith(1, 'Surgery center', '3'), addressWith(2, 'Warehouse')]
  return <LicenseNotice lines={lines} addresses={addresses} today="2026-11-24" {...props} />
}

describeConformance('LicenseNotice', (props, ref) => <Notice {...props} ref={ref} />)

it('PLUS-01 names the items that need a license, and the addresses that have it, with a way to the licenses', async () => {
  const { container } = mount(<Notice />)
  await expect.element(page.getByText('No single address may receive this cart.')).toBeVisible()
  expect(
    page
      .getByRole('listitem')
      .elements()
      .map((item) => item.textContent),
  ).toEqual([
    'Lidocaine needs a license for Rx level 3. It may go to Surgery center.',
    'Fentanyl needs a license for Rx level 4. No address has one.',
  ])
  await expect
    .element(page.getByRole('link', { name: 'Addresses and licenses' }))
    .toHaveAttribute('href', '/myaccount/menu/addresses')
  await expectAccessible(container)
})

it('PLUS-01 says nothing while one address has every license, or no item needs one', () => {
  const { container, rerender } = mount(<Notice addresses={[addressWith(1, 'Surgery center', '3', '4')]} />)
  expect(container.textContent).toBe('')
  rerender(<Notice lines={lines.slice(2)} addresses={[addressWith(2, 'Warehouse')]} />)
  expect(container.textContent).toBe('')
})
