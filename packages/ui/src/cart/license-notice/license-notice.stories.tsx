import type { Meta, StoryObj } from '@storybook/react-vite'
import { LicenseNotice } from './index.js'

const license = { licenceNumber: 'AB1234563', expiration: '2028-06-30' }

const meta = {
  title: 'Cart/License notice',
  component: LicenseNotice,
  tags: ['!picture'],
  args: {
    lines: [
      { id: 1, name: 'Lidocaine 1%, 20 mL vial', matrixDetails: [], rxLevelId: '3' },
      { id: 2, name: 'Fentanyl citrate, 2 mL ampule', matrixDetails: [], rxLevelId: '4' },
      { id: 3, name: 'Exam gloves', matrixDetails: [], rxLevelId: '1' },
    ],
    addresses: [
      { id: 1, label: 'Surgery center', controlledSubstance: [{ ...license, rxLevel: '3' }] },
      { id: 2, label: 'Warehouse', controlledSubstance: [] },
    ],
    today: '2026-11-24',
  },
} satisfies Meta<typeof LicenseNotice>

export default meta
type Story = StoryObj<typeof meta>

export const NoSingleAddress: Story = {}
