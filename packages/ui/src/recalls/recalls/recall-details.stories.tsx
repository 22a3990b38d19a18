import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, fn, userEvent, waitFor, within } from 'storybook/test'
import { acknowledgedRecall, recallDetails } from '../../story-data/index.js'
import { RecallDetails } from './index.js'

const meta = {
  title: 'Recalls/Recall details',
  component: RecallDetails,
  tags: ['!picture'],
  args: {
    ...{ recall: recallDetails, onAcknowledge: fn(async () => undefined) },
    orderHrefOf: (id) => `/orders/${id}`,
    returnHrefOf: (id) => `/orders/${id}#return`,
  },
} satisfies Meta<typeof RecallDetails>

export default meta
type Story = StoryObj<typeof meta>

export const Open: Story = {}
export const Phone: Story = { globals: { viewport: { value: 'phone' } } }
export const Dark: Story = { globals: { theme: 'dark' } }
export const Acknowledged: Story = { args: { recall: acknowledgedRecall } }
export const Reopened: Story = {
  args: { recall: { ...acknowledgedRecall, status: 'Open', acknowledgedAt: null } },
}
export const Closed: Story = {
  args: {
    recall: { ...acknowledgedRecall, status: 'Closed', closedAt: '2026-11-20T15:00:00Z', mayAcknowledge: false },
  },
}
export const ClassI: Story = {
  args: { recall: { ...recallDetails, riskClass: 'I', lots: [], makerUrl: '', shippedFrom: null } },
}
export const Wrong: Story = {
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement)
    const [found] = canvas.getAllByLabelText('Found')
    if (found) await userEvent.type(found, '13')
    await userEvent.click(canvas.getByRole('button', { name: 'Acknowledge' }))
    await waitFor(() => expect(canvas.getByText(/2 fields need your attention/)).toBeVisible())
  },
}
