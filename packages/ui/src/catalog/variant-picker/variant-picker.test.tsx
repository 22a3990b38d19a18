import { expect, it } from 'vitest'
import { page } from 'vitest/browser'
import { describeConformance } from '../../../test/describe-conformance.js'
import { inLook, looks, markContrast } from '../../../test/mark-contrast.js'
import { mount } from '../../../test/mount.js'
import { VariantPicker } from './variant-picker.js'

describeConformance('VariantPicker', (props, ref) => (
  <VariantPicker
    {...props}
    ref={ref}
    label="Size"
    variants={[{ id: 1, label: 'small', href: '/product/s', isCurrent: true }]}
  />
))

it.each(looks)('the chosen variant stands out at 3:1 or better, %s', async (look) => {
  const variants = [
    { id: 1, label: 'small', href: '/product/s', isCurrent: true },
    { id: 2, label: 'large', href: '/product/l', isCurrent: false },
  ]
  mount(<VariantPicker label="Size" variants={variants} />)
  const chosen = page.getByRole('link', { name: 'small' }).element()
  const other = page.getByRole('link', { name: 'large' }).element()
  expect(await inLook(look, () => markContrast(chosen))).toBeGreaterThanOrEqual(3)
  expect(await inLook(look, () => markContrast(other))).toBe(1)
})
