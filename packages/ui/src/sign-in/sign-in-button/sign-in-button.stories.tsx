import type { Meta, StoryObj } from '@storybook/react-vite'
import { GauzeProvider } from '../../provider/index.js'
import { startStorySession, storyUser } from '../../story-data/index.js'
import { SignInButton } from './index.js'

const meta = {
  title: 'Sign-in/Sign in button',
  component: SignInButton,
  args: { site: { signIn: async () => false, returned: Promise.resolve(false) } },
  render: (args) => (
    <GauzeProvider store={{ session: startStorySession() }}>
      <SignInButton {...args} />
    </GauzeProvider>
  ),
} satisfies Meta<typeof SignInButton>

export default meta
type Story = StoryObj<typeof meta>

export const Visitor: Story = {
  tags: ['!picture'],
  play: async ({ canvas }) => {
    await canvas.findByRole('button', { name: 'Sign in' })
  },
}
export const SignedIn: Story = {
  tags: ['!picture'],
  render: (args) => (
    <GauzeProvider store={{ session: startStorySession(storyUser) }}>
      <SignInButton {...args} />
    </GauzeProvider>
  ),
  play: async ({ canvas }) => {
    await canvas.findByText('Signed in as Dana Reyes')
  },
}
