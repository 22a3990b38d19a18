import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, fn, screen, userEvent, waitFor } from 'storybook/test'
import { storyDevice, storySteps, storyStepsOn, storyStepsPort } from '../../story-data/index.js'
import { SignInSteps } from './index.js'

const meta = {
  title: 'Two-factor/Sign-in steps',
  component: SignInSteps,
  tags: ['!picture'],
  args: { steps: storySteps, port: storyStepsPort, device: storyDevice, onRetry: fn(), onChanged: fn() },
} satisfies Meta<typeof SignInSteps>

export default meta
type Story = StoryObj<typeof meta>

export const Off: Story = {}
export const On: Story = { args: { steps: storyStepsOn } }
export const Phone: Story = { args: { steps: storyStepsOn }, globals: { viewport: { value: 'phone' } } }
export const RequiredSoon: Story = { args: { steps: { ...storySteps, requiredFrom: '2026-12-24' } } }
export const Required: Story = {
  args: { steps: { ...storyStepsOn, requiredFrom: '2026-11-20', isRequired: true } },
}
export const NoPasskeysHere: Story = { args: { steps: { ...storySteps, arePasskeysOffered: false } } }
export const Loading: Story = { args: { steps: null, status: 'loading' } }
export const Failed: Story = { args: { steps: null, status: 'error' } }
export const RecoveryCodes: Story = {
  play: async ({ canvas }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Add an app' }))
    await userEvent.type(await screen.findByLabelText('Your password'), 'right{Enter}')
    await userEvent.type(await screen.findByLabelText('Code that the app shows now'), '123456{Enter}')
    await waitFor(() => expect(screen.getByText('ABCD-EFGH-JKMN-PQRS')).toBeVisible())
  },
}
