import type { Meta, StoryObj } from '@storybook/react-vite'
import { fn } from 'storybook/test'
import { ErrorState } from './error-state.js'

const meta = { title: 'Feedback/Error state', component: ErrorState } satisfies Meta<typeof ErrorState>

export default meta
type Story = StoryObj<typeof meta>

export const WithRetry: Story = { args: { onRetry: fn() } }
export const Retrying: Story = { args: { onRetry: fn(), isRetrying: true } }
export const WithoutRetry: Story = { args: { title: 'This page does not exist', children: 'Check the address.' } }
