import type { Meta, StoryObj } from '@storybook/react-vite'
import { fn } from 'storybook/test'
import { GauzeProvider } from '../../provider/index.js'
import { StorySignIn, startStorySession, storyUser } from '../../story-data/index.js'
import { SiteApproval } from './index.js'

const meta = {
  title: 'Sign-in/Site approval',
  component: SiteApproval,
  args: {
    clientId: 'https://intranet.example',
    redirectUri: 'https://intranet.example/supplies',
    codeChallenge: 'E9Melhoa2OwvFrEMTJguCHaoeK1t8URWbuGJSstw-cM',
    port: { getSite: async () => ({ site: 'intranet.example' }), approveSite: async () => ({ code: 'code' }) },
    onAnswer: fn(),
    children: <StorySignIn />,
  },
  render: (args) => (
    <GauzeProvider store={{ session: startStorySession(storyUser) }}>
      <div className="gz-panel" style={{ maxWidth: 480, padding: 24 }}>
        <SiteApproval {...args} />
      </div>
    </GauzeProvider>
  ),
} satisfies Meta<typeof SiteApproval>

export default meta
type Story = StoryObj<typeof meta>

export const SignedIn: Story = {
  tags: ['!picture'],
  play: async ({ canvas }) => {
    await canvas.findByRole('button', { name: 'Continue to intranet.example' })
  },
}
export const Visitor: Story = {
  tags: ['!picture'],
  render: (args) => (
    <GauzeProvider store={{ session: startStorySession() }}>
      <div className="gz-panel" style={{ maxWidth: 480, padding: 24 }}>
        <SiteApproval {...args} />
      </div>
    </GauzeProvider>
  ),
  play: async ({ canvas }) => {
    await canvas.findByText('Log in to continue to intranet.example.')
  },
}
export const UnknownSite: Story = {
  tags: ['!picture'],
  args: {
    port: {
      getSite: () =>
        Promise.reject({
          kind: 'forbidden',
          problem: { type: 'site-unknown', detail: 'This store does not sign people in on that site.' },
        }),
      approveSite: async () => ({ code: 'code' }),
    },
  },
  play: async ({ canvas }) => {
    await canvas.findByText('This site cannot sign you in here')
  },
}
