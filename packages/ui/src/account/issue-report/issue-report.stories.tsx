import type { Meta, StoryObj } from '@storybook/react-vite'
import { userEvent } from 'storybook/test'
import { IssueReport } from './index.js'

const meta = {
  title: 'Account/Issue report',
  component: IssueReport,
  args: {
    email: 'care@gauze.example',
    facts: () => ({ page: '/cart', requestId: '7f3a-1c', browser: 'Firefox 145' }),
    writer: ['Login: dana@mercy.example'],
    children: <p>Or call 800-555-0134.</p>,
  },
  render: (args) => (
    <div style={{ maxWidth: 600 }}>
      <IssueReport {...args} />
    </div>
  ),
} satisfies Meta<typeof IssueReport>

export default meta
type Story = StoryObj<typeof meta>

export const Filled: Story = {}
export const AddressAdded: Story = {
  args: { onLookup: async () => '203.0.113.7' },
  play: async ({ canvas }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Add my network address' }))
    await canvas.findByText('203.0.113.7')
  },
}
export const AddressUnknown: Story = {
  args: { onLookup: async () => null },
  play: async ({ canvas }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Add my network address' }))
    await canvas.findByText(/could not be found/)
  },
}
