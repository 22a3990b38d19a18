import type { Meta, StoryObj } from '@storybook/react-vite'
import { scannedPackages } from '../../story-data/index.js'
import { BarcodeNote } from './barcode-note.js'

const meta = {
  title: 'Catalog/Barcode note',
  component: BarcodeNote,
  tags: ['!picture'],
  args: { text: scannedPackages.good, isFound: true, today: '2026-11-26' },
} satisfies Meta<typeof BarcodeNote>

export default meta
type Story = StoryObj<typeof meta>

export const Good: Story = {}
export const Expired: Story = { args: { text: scannedPackages.expired } }
export const UnknownProduct: Story = { args: { isFound: false } }
export const WrongCheckDigit: Story = { args: { text: scannedPackages.mistyped, isFound: false } }
