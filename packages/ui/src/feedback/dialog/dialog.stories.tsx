import type { Meta, StoryObj } from '@storybook/react-vite'
import { fn } from 'storybook/test'
import { Button } from '../../actions/button/index.js'
import { Dialog } from './dialog.js'

const meta = {
  title: 'Feedback/Dialog',
  component: Dialog,
  args: {
    isOpen: true,
    onOpenChange: fn(),
    title: 'Have Questions?',
    children: 'Call 800-555-0134, Monday to Friday 9 am to 5 pm Eastern.',
  },
  parameters: { docs: { story: { inline: false, height: '420px' } } },
} satisfies Meta<typeof Dialog>

export default meta
type Story = StoryObj<typeof meta>

export const Center: Story = { args: { footer: <Button>Contact Us</Button> } }
export const Start: Story = { tags: ['own-look'], args: { place: 'start' } }
export const Bottom: Story = { args: { place: 'bottom' }, globals: { viewport: { value: 'phone' } } }
export const OwnParts: Story = {
  render: () => (
    <Dialog.Root defaultOpen>
      <Dialog.Trigger>Have questions?</Dialog.Trigger>
      <Dialog.Scrim>
        <Dialog.Modal>
          <Dialog.Content>
            <Dialog.Body>
              <Dialog.Title>We are here to help</Dialog.Title>
              <p>Call 800-555-0134.</p>
            </Dialog.Body>
            <Dialog.Footer>
              <Dialog.Close render={<Button variant="quiet">Not now</Button>} aria-label="Not now, thank you" />
            </Dialog.Footer>
          </Dialog.Content>
        </Dialog.Modal>
      </Dialog.Scrim>
    </Dialog.Root>
  ),
}
