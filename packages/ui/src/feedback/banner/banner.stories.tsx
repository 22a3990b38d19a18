import type { Meta, StoryObj } from '@storybook/react-vite'
import { Button } from '../../actions/button/index.js'
import { Banner } from './banner.js'

const meta = { title: 'Feedback/Banner', component: Banner, tags: ['own-look'] } satisfies Meta<typeof Banner>

export default meta
type Story = StoryObj<typeof meta>

export const Info: Story = { args: { children: 'Orders placed before 3:00 PM Eastern ship today.' } }
export const Success: Story = {
  args: { tone: 'success', title: 'In stock.', children: 'Availability: 148. Ships today if ordered by 3:00 PM.' },
}
export const Warning: Story = {
  args: { tone: 'warning', children: 'This item is on allocation and quantity may be limited' },
}
export const Danger: Story = { args: { tone: 'danger', children: 'Invalid username or password' } }
export const WithAction: Story = {
  args: {
    tone: 'danger',
    children: 'Tax could not be calculated.',
    actions: (
      <Button variant="plain" size="s">
        Try again
      </Button>
    ),
  },
}
