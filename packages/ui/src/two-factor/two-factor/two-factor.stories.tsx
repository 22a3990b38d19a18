import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, fn, userEvent, waitFor } from 'storybook/test'
import { storyDevice, storyTwoFactor } from '../../story-data/index.js'
import { TwoFactor } from './index.js'

const meta = {
  title: 'Two-factor/Two-factor',
  component: TwoFactor,
  tags: ['!picture'],
  args: { port: storyTwoFactor, device: storyDevice, onBack: fn() },
  decorators: [
    (Story) => (
      <div className="gz-panel" style={{ maxWidth: 480, padding: 24 }}>
        <Story />
      </div>
    ),
  ],
} satisfies Meta<typeof TwoFactor>

export default meta
type Story = StoryObj<typeof meta>

function never() {
  return new Promise<never>(() => undefined)
}

export const EveryWay: Story = {}
export const Phone: Story = { globals: { viewport: { value: 'phone' } } }
export const CodesAlone: Story = {
  args: {
    port: {
      ...storyTwoFactor,
      getTwoFactor: async () => ({ ways: ['recoveryCode'], expiresAt: '2026-11-24T13:05:00Z' }),
    },
  },
}
export const WrongCode: Story = {
  play: async ({ canvas }) => {
    await userEvent.type(await canvas.findByLabelText('Code of your authenticator app'), '000000{Enter}')
    await waitFor(() =>
      expect(canvas.getByLabelText('Code of your authenticator app')).toHaveAttribute('aria-invalid', 'true'),
    )
  },
}
export const Loading: Story = { args: { port: { ...storyTwoFactor, getTwoFactor: never } } }
export const Failed: Story = {
  args: { port: { ...storyTwoFactor, getTwoFactor: () => Promise.reject(new Error('down')) } },
}
export const Over: Story = {
  args: {
    port: {
      ...storyTwoFactor,
      getTwoFactor: () =>
        Promise.reject({
          problem: { type: 'two-factor-over', detail: 'This login has waited too long, or was ended.' },
        }),
    },
  },
}
