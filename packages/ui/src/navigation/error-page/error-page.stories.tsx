import type { Meta, StoryObj } from '@storybook/react-vite'
import { ErrorPage } from './error-page.js'

const meta = {
  title: 'Navigation/Error page',
  component: ErrorPage,
  args: {
    status: 404,
    contact: { contactNumber: '800-555-0134', hoursTextShort: 'Monday to Friday 9 am to 5 pm Eastern' },
  },
} satisfies Meta<typeof ErrorPage>

export default meta
type Story = StoryObj<typeof meta>

export const NotFound: Story = {}
export const Failed: Story = { args: { status: 503, requestId: '7f3a-1c', retryHref: '/products/1' } }
export const NotSignedIn: Story = { args: { status: 401, loginHref: '/login' } }
export const Unreached: Story = { args: { status: 'unreached', retryHref: '/cart' } }
export const Phone: Story = { globals: { viewport: { value: 'phone' } }, args: { status: 503, retryHref: '/cart' } }
