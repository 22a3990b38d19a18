import type { Meta, StoryObj } from '@storybook/react-vite'
import { fn } from 'storybook/test'
import { PunchoutStart, type StartedPunchout } from './punchout-start.js'

const started: StartedPunchout = {
  startPath: '/cart',
  operation: 'edit',
  missing: ['20418', '20977'],
  adjusted: ['20101'],
}

const meta = {
  title: 'Punch-out/Punch-out start',
  component: PunchoutStart,
  tags: ['!picture'],
  args: { onStart: () => new Promise<StartedPunchout>(() => undefined), onReady: fn() },
} satisfies Meta<typeof PunchoutStart>

export default meta
type Story = StoryObj<typeof meta>

export const Starting: Story = {}
export const Missing: Story = { args: { onStart: async () => started } }
export const Inspecting: Story = {
  args: { onStart: async () => ({ ...started, operation: 'inspect', missing: [], adjusted: [] }) },
}
export const Over: Story = { args: { onStart: () => Promise.reject({ kind: 'unauthorized' }) } }
export const Failed: Story = { args: { onStart: () => Promise.reject({ kind: 'network' }) } }
