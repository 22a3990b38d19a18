import type { Meta, StoryObj } from '@storybook/react-vite'
import { Logo } from './logo.js'

const meta = { title: 'Navigation/Logo', component: Logo, tags: ['!picture'] } satisfies Meta<typeof Logo>

export default meta
type Story = StoryObj<typeof meta>

export const Default: Story = {}
