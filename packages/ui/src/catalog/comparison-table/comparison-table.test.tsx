import { expect, it } from 'vitest'
import { page } from 'vitest/browser'
import { describeConformance } from '../../../test/describe-conformance.js'
import { mount } from '../../../test/mount.js'
import { makeProduct } from '../../story-data/index.js'
import { ComparisonTable } from './comparison-table.js'

const nitrile = { ...makeProduct({ price: 11.85 }), attributes: [{ name: 'Material', value: 'Nitrile' }] }
const vinyl = {
  ...makeProduct({ id: 7, siteDisplayName: 'Vinyl gloves', manufacturer: 'Alder Ridge', urlComponent: 'vinyl/clear' }),
  attributes: [{ name: 'Powder', value: 'None' }],
}
const products = [nitrile, vinyl]

describeConformance('ComparisonTable', (props, ref) => (
  <ComparisonTable {...props} ref={ref} products={products} access="visible" />
))

it("PDP-16 compares the products' items and each of their attributes, also attributes of a single product", () => {
  const { container } = mount(<ComparisonTable products={products} access="visible" />)
  const rows = [...container.querySelectorAll('tr')].map((row) => [...row.children].map((cell) => cell.textContent))
  expect(rows.map(([label]) => label)).toEqual([
    'Product',
    'Price',
    'Availability',
    'ManufacturerDiffers',
    'MaterialDiffers',
    'PowderDiffers',
  ])
  expect(rows.slice(3)).toEqual([
    ['ManufacturerDiffers', 'Halden Safety', 'Alder Ridge'],
    ['MaterialDiffers', 'Nitrile', '–'],
    ['PowderDiffers', '–', 'None'],
  ])
  expect(page.getByRole('link', { name: 'Vinyl gloves' }).element().getAttribute('href')).toBe('/product/vinyl%2Fclear')
})

it('PDP-04 leads a visitor to the login in place of each price', () => {
  mount(<ComparisonTable products={products} access="signedOut" loginHref="/login?returnTo=%2Fcompare" />)
  const links = page.getByRole('link', { name: 'Login to View Price' }).elements()
  expect(links.map((link) => link.getAttribute('href'))).toEqual(Array(2).fill('/login?returnTo=%2Fcompare'))
})

it('PDP-16 marks the rows that differ in words, and can hide the others', () => {
  const cheap = { ...vinyl, price: 7.4, quantityAvailable: 0, manufacturer: 'Halden Safety' }
  const rows = (container: HTMLElement) =>
    [...container.querySelectorAll('tbody th')].map(({ textContent }) => textContent)
  const all = mount(<ComparisonTable products={[nitrile, cheap]} access="visible" />)
  expect(rows(all.container)).toEqual([
    'PriceDiffers',
    'AvailabilityDiffers',
    'Manufacturer',
    'MaterialDiffers',
    'PowderDiffers',
  ])
  const some = mount(<ComparisonTable products={[nitrile, cheap]} access="visible" isOnlyDifferences />)
  expect(rows(some.container)).not.toContain('Manufacturer')
  expect(rows(some.container)).toHaveLength(4)
})
