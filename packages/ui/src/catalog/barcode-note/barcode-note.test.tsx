import { expect, it } from 'vitest'
import { page } from 'vitest/browser'
import { describeConformance } from '../../../test/describe-conformance.js'
import { mount } from '../../../test/mount.js'
import { scannedPackages } from '../../story-data/index.js'
import { BarcodeNote } from './barcode-note.js'

const given = { text: scannedPackages.good, isFound: true, today: '2026-11-26' }

describeConformance('BarcodeNote', (props, ref) => <BarcodeNote {...given} {...props} ref={ref} />)

it('PLUS-10 shows lot, dates and serial number as they were read', async () => {
  mount(<BarcodeNote {...given} />)
  await expect
    .element(page.getByRole('status'))
    .toMatchTextContent('Scanned package: Lot A7/21 · Expires 02/29/2028 · Made 01/31/2026 · Serial number 4711')
})

it('PLUS-10 warns of a package from the day after its expiry date', async () => {
  const { rerender } = mount(<BarcodeNote {...given} text={scannedPackages.expired} today="2026-10-31" />)
  expect(page.getByRole('alert').query()).toBeNull()
  rerender(<BarcodeNote {...given} text={scannedPackages.expired} today="2026-11-01" />)
  await expect.element(page.getByRole('alert')).toMatchTextContent(/This package expired on 10\/31\/2026\./)
})

it('PLUS-10 says that the check digit is wrong, and nothing about a package', async () => {
  mount(<BarcodeNote {...given} text={scannedPackages.mistyped} isFound={false} />)
  await expect
    .element(page.getByRole('alert'))
    .toMatchTextContent(
      'The check digit of GTIN 00614141007340 is wrong. Scan the barcode again, or compare the digits with the package.',
    )
})

it('PLUS-10 says that no product has a readable GTIN', async () => {
  mount(<BarcodeNote {...given} text="614141007349" isFound={false} />)
  await expect
    .element(page.getByRole('alert'))
    .toMatchTextContent('The barcode is readable, but no product of this store has GTIN 00614141007349.')
})

it.each([
  ['words', 'nitrile gloves', false],
  ['a number that found a product', '614141007349', true],
  ['a part number that found a product, like a GTIN with a wrong check digit', '614141007340', true],
  ['a barcode with only a GTIN', '(01)00614141007349', true],
])('PLUS-10 shows nothing for %s', (_name, text, isFound) => {
  const { container } = mount(<BarcodeNote {...given} text={text} isFound={isFound} />)
  expect(container.textContent).toBe('')
})
