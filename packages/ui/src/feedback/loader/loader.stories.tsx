import type { Meta, StoryObj } from '@storybook/react-vite'
import { Loader } from './loader.js'
import { loaderMessages } from './loader.messages.js'

const meta = { title: 'Feedback/Loader', component: Loader } satisfies Meta<typeof Loader>

export default meta
type Story = StoryObj<typeof meta>

export const Heartbeat: Story = {}
export const Payment: Story = { args: { kind: 'payment' } }
export const Order: Story = { args: { kind: 'order' } }
/** The later message, shown at once. */
export const TakingLonger: Story = { args: { messages: { heartbeat: loaderMessages.heartbeatLater } } }
