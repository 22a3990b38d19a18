import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, fn, userEvent, waitFor } from 'storybook/test'
import { IssueReport } from './index.js'

const meta = {
  title: 'Orders/Issue report',
  component: IssueReport,
  args: {
    onSubmit: fn(async () => ({ number: 'IS-1001', email: 'dana@mercy.example' })),
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

const draft = { message: 'The cart shows the wrong total.', phone: '(518) 555-0100', attempt: null }

export const Empty: Story = {}
export const Submitted: Story = {
  args: { draft },
  play: async ({ canvas }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Submit issue' }))
    await waitFor(() => expect(canvas.getByText('Issue successfully submitted')).toBeVisible())
  },
}
export const Failed: Story = {
  args: {
    draft,
    onSubmit: fn(async () => {
      throw new TypeError('Failed to fetch')
    }),
  },
  play: async ({ canvas }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Submit issue' }))
    await waitFor(() => expect(canvas.getByText('Could not submit issue')).toBeVisible())
  },
}
export const AddressAdded: Story = {
  tags: ['!picture'],
  args: { onLookup: async () => '203.0.113.7' },
  play: async ({ canvas }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Add my network address' }))
    await canvas.findByText('203.0.113.7')
  },
}
export const AddressUnknown: Story = {
  tags: ['!picture'],
  args: { onLookup: async () => null },
  play: async ({ canvas }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Add my network address' }))
    await canvas.findByText(/could not be found/)
  },
}
