import type { Meta, StoryObj } from '@storybook/react-vite'
import { fn, userEvent, within } from 'storybook/test'
import { Button } from '../button/index.js'
import { LinkButton } from '../link-button/index.js'
import { ActionMenu } from './action-menu.js'

const meta = {
  title: 'Actions/Action menu',
  component: ActionMenu,
  args: {
    label: 'Actions for Exam room basics',
    children: (
      <>
        <LinkButton variant="plain" href="#count">
          Count sheet
        </LinkButton>
        <Button variant="plain" onClick={fn()}>
          Rename
        </Button>
        <Button variant="plain" data-apart onClick={fn()}>
          Delete list
        </Button>
      </>
    ),
  },
  tags: ['!picture'],
} satisfies Meta<typeof ActionMenu>

export default meta
type Story = StoryObj<typeof meta>

export const Closed: Story = {}
export const Open: Story = {
  play: async ({ canvasElement }) => {
    await userEvent.click(within(canvasElement).getByRole('button', { name: /^Actions for/ }))
  },
}
