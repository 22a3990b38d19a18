import type { Meta, StoryObj } from '@storybook/react-vite'
import { TrashIcon } from '../../icons/index.js'
import { IconButton } from './icon-button.js'

const meta = {
  title: 'Actions/Icon button',
  component: IconButton,
  args: { label: 'Remove', children: <TrashIcon /> },
} satisfies Meta<typeof IconButton>

export default meta
type Story = StoryObj<typeof meta>

export const Default: Story = {}
export const Disabled: Story = { args: { disabled: true } }
