import type { Meta, StoryObj } from '@storybook/react-vite'
import { fn } from 'storybook/test'
import { TwoFactorRule } from './index.js'
import { storyRule } from './story-rule.js'

const meta = {
  title: 'Two-factor/Two-factor rule',
  component: TwoFactorRule,
  tags: ['!picture'],
  args: {
    rule: storyRule,
    now: () => Date.parse('2026-11-24T13:00:00Z'),
    ...{ onRetry: fn(), onSave: fn(async () => storyRule), onReset: fn(async () => storyRule) },
  },
} satisfies Meta<typeof TwoFactorRule>

export default meta
type Story = StoryObj<typeof meta>

export const NotRequired: Story = {}
export const RequiredSoon: Story = { args: { rule: { ...storyRule, requiredFrom: '2026-12-01' } } }
export const Required: Story = { args: { rule: { ...storyRule, requiredFrom: '2026-11-20', isRequired: true } } }
export const Phone: Story = { globals: { viewport: { value: 'phone' } } }
export const Loading: Story = { args: { rule: null, status: 'loading' } }
export const Failed: Story = { args: { rule: null, status: 'error' } }
