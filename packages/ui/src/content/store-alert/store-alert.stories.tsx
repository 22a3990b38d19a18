import type { Meta, StoryObj } from '@storybook/react-vite'
import { StoreAlert } from './store-alert.js'

const words = { nodeType: 'text', value: 'Snow may delay deliveries by a day.', marks: [], data: {} }
const alert = {
  nodeType: 'document',
  data: {},
  content: [{ nodeType: 'paragraph', data: {}, content: [words] }],
}

const meta = {
  title: 'Content/Store alert',
  component: StoreAlert,
  tags: ['!picture'],
  args: { alert },
  parameters: { layout: 'fullscreen' },
  beforeEach: () => {
    const forget = () => {
      sessionStorage.clear()
      delete document.documentElement.dataset.alert
    }
    forget()
    return forget
  },
} satisfies Meta<typeof StoreAlert>

export default meta
type Story = StoryObj<typeof meta>

export const OfTheContentService: Story = {}
