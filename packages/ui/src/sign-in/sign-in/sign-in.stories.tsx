import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, fn, userEvent, waitFor, within } from 'storybook/test'
import { StorySignIn, storySignInPort, storyUser } from '../../story-data/index.js'
import { SignInHeading } from './index.js'

const meta = {
  title: 'Sign-in/Sign in',
  component: StorySignIn,
  args: { onSignedIn: fn(), onViewChange: fn(), onNotice: fn() },
  decorators: [
    (Story) => (
      <div className="gz-panel" style={{ display: 'grid', gap: 16, maxWidth: 480, padding: 24 }}>
        <Story />
      </div>
    ),
  ],
} satisfies Meta<typeof StorySignIn>

export default meta
type Story = StoryObj<typeof meta>

const good = { username: storyUser.username, hash: 'good' }

/** Waits for the code of a form, or for the store's answer about a link. */
function shows(button: string | RegExp): Pick<Story, 'play'> {
  return {
    play: async ({ canvasElement }) => {
      await within(canvasElement).findByRole('button', { name: button })
    },
  }
}

export const Login: Story = {}
export const OnAPage: Story = {
  ...shows('Send link'),
  args: { defaultView: 'reset' },
  render: (args) => (
    <>
      <SignInHeading view="reset" description="It takes a minute." />
      <StorySignIn {...args} />
    </>
  ),
}
export const SessionEnded: Story = { args: { reason: 'lost' } }
export const RequestAccess: Story = { ...shows('Request access'), args: { defaultView: 'requestAccess' } }
export const MailSent: Story = {
  args: { defaultView: 'reset' },
  play: async ({ args, canvasElement }) => {
    const canvas = within(canvasElement)
    await userEvent.type(await canvas.findByLabelText('Username'), 'dana@mercy.example{Enter}')
    await waitFor(() => expect(canvas.getByText('Check your mail inbox')).toBeVisible())
    await expect(args.onViewChange).toHaveBeenCalledWith('login', { reason: 'finished' })
  },
}
export const NewPassword: Story = { ...shows('Set password and log in'), args: { link: good } }
export const LinkOfSomebodyElse: Story = {
  ...shows(/^Log out and choose/),
  args: { link: { ...good, username: 'clinic@lakeside.example' }, signedIn: storyUser },
}
export const LinkGone: Story = { ...shows('Send a new link'), args: { link: { ...good, hash: 'used' } } }
export const LinkUnchecked: Story = {
  ...shows('Try again'),
  args: {
    link: good,
    port: { ...storySignInPort, validatePasswordReset: () => Promise.reject(new Error('down')) },
  },
}
