import { expect, it, vi } from 'vitest'
import { page, userEvent } from 'vitest/browser'
import { describeConformance } from '../../../test/describe-conformance.js'
import { inLook, looks, markContrast } from '../../../test/mark-contrast.js'
import { mount } from '../../../test/mount.js'
import { OptionLinks } from './option-links.js'

const sizes = [24, 48].map((size) => ({ value: size, content: size, href: `/products/1?limit=${size}` }))

describeConformance('OptionLinks', (props, ref) => (
  <OptionLinks {...props} ref={ref} label="Products per page" options={sizes} current={24} />
))

it('SRCH-08 marks the current option, reports another one, and does not report the same one', async () => {
  const onChoose = vi.fn<(size: number) => void>()
  mount(<OptionLinks label="Products per page" options={sizes} current={24} onChoose={onChoose} />)
  await expect.element(page.getByRole('link', { name: '24' })).toHaveAttribute('aria-current', 'true')
  await expect.element(page.getByRole('link', { name: '48' })).toHaveAttribute('href', '/products/1?limit=48')
  await userEvent.click(page.getByRole('link', { name: '24' }))
  await userEvent.click(page.getByRole('link', { name: '48' }))
  expect(onChoose.mock.calls).toEqual([[48]])
})

it.each(looks)('the chosen option stands out at 3:1 or better, %s', async (look) => {
  mount(<OptionLinks label="Products per page" options={sizes} current={24} />)
  const chosen = page.getByRole('link', { name: '24' }).element()
  const other = page.getByRole('link', { name: '48' }).element()
  expect(await inLook(look, () => markContrast(chosen))).toBeGreaterThanOrEqual(3)
  expect(await inLook(look, () => markContrast(other))).toBe(1)
})
