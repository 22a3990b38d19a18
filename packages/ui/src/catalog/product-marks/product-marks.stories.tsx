import type { Meta, StoryObj } from '@storybook/react-vite'
import { licenseRefusal } from '../../story-data/index.js'
import { ProductMarks } from './product-marks.js'

const meta = {
  title: 'Catalog/Product marks',
  component: ProductMarks,
  args: { quantityAvailable: 12, rxLevel: '3', isOnAllocation: false },
} satisfies Meta<typeof ProductMarks>

export default meta
type Story = StoryObj<typeof meta>

export const Visitor: Story = {}
export const LicenseOnFile: Story = { args: { addability: { ok: true }, isOnAllocation: true } }
export const LicenseMissing: Story = { args: { addability: licenseRefusal } }
export const NotAvailable: Story = {
  args: { addability: { ok: false, reason: 'unavailable' } },
}
