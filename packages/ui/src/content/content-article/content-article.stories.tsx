import type { Meta, StoryObj } from '@storybook/react-vite'
import { ContentArticle } from './index.js'

function node(nodeType: string, content: unknown[] = []) {
  return { nodeType, data: {}, content }
}

function paragraph(value: string) {
  return node('paragraph', [{ nodeType: 'text', value, marks: [], data: {} }])
}

const page = {
  title: 'Returns',
  description: 'What to do with what you do not need.',
  path: '/returns',
  body: node('document', [
    paragraph('Unopened boxes come back within 30 days. Write the number of your order on each of them.'),
    paragraph('Sterile items that were opened cannot be sold again, so we cannot take them back.'),
  ]),
  pages: [{ title: 'Shipping and delivery', path: '/shippinganddelivery' }],
  navigationSections: [
    {
      title: 'Help',
      pages: [
        { title: 'Contact us', path: '/contactus' },
        { title: 'Returns', path: '/returns' },
      ],
    },
  ],
}

const meta = {
  title: 'Content/Content article',
  component: ContentArticle,
  args: { page, renderProducts: () => null },
} satisfies Meta<typeof ContentArticle>

export default meta
type Story = StoryObj<typeof meta>

export const WithPagesAround: Story = {}
export const Alone: Story = { args: { page: { ...page, pages: [], navigationSections: [] } } }
export const Phone: Story = { globals: { viewport: { value: 'phone' } } }
