import type { Meta, StoryObj } from '@storybook/react-vite'
import { Button } from '../../actions/button/index.js'
import { PageHeading } from './page-heading.js'

const meta = {
  title: 'Navigation/Page heading',
  component: PageHeading,
  tags: ['!picture'],
  args: { title: 'Sales Orders' },
} satisfies Meta<typeof PageHeading>

export default meta
type Story = StoryObj<typeof meta>

export const TitleOnly: Story = {}
export const WithDescription: Story = { args: { description: 'Everything your company has ordered.' } }
export const WithActions: Story = {
  args: { title: 'Your cart', actions: <Button variant="danger">Empty cart</Button> },
}
