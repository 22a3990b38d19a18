import type { Meta, StoryObj } from '@storybook/react-vite'
import { userEvent, within } from 'storybook/test'
import { Button } from '../../actions/button/index.js'
import { ListIcon } from '../../icons/index.js'
import { ProductActions } from './product-actions.js'

const meta = {
  title: 'Catalog/Product actions',
  component: ProductActions,
  args: {
    pick: { productId: 7, itemId: 7, name: 'Nitrile exam gloves, medium' },
    compareHref: (ids) => `/compare?ids=${ids.join()}`,
    url: 'https://store.example/product/nitrile-exam-gloves-medium',
    contact: {
      contactNumber: '800-555-0134',
      contactEmail: 'care@store.example',
      hoursTextShort: 'Monday to Friday 9 am to 5 pm Eastern',
    },
    contactHref: '/contactus',
    children: (
      <Button variant="plain" size="s">
        <ListIcon size={18} /> Add to list
      </Button>
    ),
    style: { maxWidth: 520 },
  },
  tags: ['!picture'],
} satisfies Meta<typeof ProductActions>

export default meta
type Story = StoryObj<typeof meta>

export const Row: Story = {}
export const Phone: Story = { globals: { viewport: { value: 'phone' } } }
export const Share: Story = {
  play: async ({ canvasElement }) => {
    await userEvent.click(await within(canvasElement).findByRole('button', { name: 'Share' }))
    await within(document.body).findByRole('dialog')
  },
}
export const Questions: Story = {
  play: async ({ canvasElement }) => {
    await userEvent.click(await within(canvasElement).findByRole('button', { name: 'Have Questions?' }))
    await within(document.body).findByRole('dialog')
  },
}
