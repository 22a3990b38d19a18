import type { Meta, StoryObj } from '@storybook/react-vite'
import { fn } from 'storybook/test'
import { storyDevice, storySteps, storyStepsPort } from '../../story-data/index.js'
import { StepSetup } from './index.js'

const fresh = { ...storySteps, requiredFrom: '2026-11-20', isRequired: true, isProofNeeded: false }

const meta = {
  title: 'Two-factor/Step setup',
  component: StepSetup,
  tags: ['!picture'],
  args: {
    ...{ company: 'Mercy General', steps: fresh, port: storyStepsPort, device: storyDevice },
    ...{ onRetry: fn(), onFinished: fn(async () => undefined) },
  },
} satisfies Meta<typeof StepSetup>

export default meta
type Story = StoryObj<typeof meta>

export const Choice: Story = {}
export const Phone: Story = { globals: { viewport: { value: 'phone' } } }
export const LaterWithPassword: Story = { args: { steps: { ...fresh, isProofNeeded: true } } }
export const AppAlone: Story = { args: { steps: { ...fresh, arePasskeysOffered: false } } }
export const Loading: Story = { args: { steps: null, status: 'loading' } }
export const Failed: Story = { args: { steps: null, status: 'error' } }
