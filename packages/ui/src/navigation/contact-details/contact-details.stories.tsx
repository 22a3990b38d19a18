import type { Meta, StoryObj } from '@storybook/react-vite'
import { Footer } from '../footer/index.js'
import { DrawerContact, FooterContact } from './contact-details.js'

const meta = {
  title: 'Navigation/Contact details',
  component: FooterContact,
  tags: ['!picture'],
  args: {
    contact: {
      contactNumber: '800-555-0134',
      contactEmail: 'care@gauze.example',
      hoursTextShort: 'Monday to Friday 9 am to 5 pm Eastern',
    },
  },
} satisfies Meta<typeof FooterContact>

export default meta
type Story = StoryObj<typeof meta>

export const InAFooter: Story = { render: (args) => <Footer columns={[]} contact={<FooterContact {...args} />} /> }
export const InAMenu: Story = { render: (args) => <DrawerContact {...args} /> }
