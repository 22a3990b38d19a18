import type { Meta, StoryObj } from '@storybook/react-vite'
import { pictures } from '../../story-data/index.js'
import { RichText } from './rich-text.js'

function text(value: string, ...marks: string[]) {
  return {
    nodeType: 'text',
    value,
    marks: marks.map((type) => ({ type })),
    data: {},
  }
}

function node(nodeType: string, content: unknown[] = [], data: object = {}) {
  return { nodeType, data, content }
}

function p(...content: unknown[]) {
  return node('paragraph', content)
}

function doc(...content: unknown[]) {
  return node('document', content)
}

function entry(contentType: string, fields: object) {
  return {
    target: { sys: { id: contentType, contentType: { sys: { id: contentType } } }, fields },
  }
}

function asset(fields: object) {
  return { target: { sys: { id: 'asset' }, fields } }
}

function cell(words: string, isHeader = false) {
  return node(isHeader ? 'table-header-cell' : 'table-cell', [p(text(words))])
}

const meta = { title: 'Content/Rich text', component: RichText } satisfies Meta<typeof RichText>

export default meta
type Story = StoryObj<typeof meta>

export const Article: Story = {
  args: {
    document: doc(
      p(
        text('Measure the hand at its '),
        text('widest', 'bold'),
        text(' place, '),
        text('without', 'italic'),
        text(' the thumb. See '),
        node('hyperlink', [text('the sizes')], { uri: '#sizes' }),
        text(' or the '),
        node('hyperlink', [text('standard')], { uri: 'https://standards.example/455' }),
        text('.'),
      ),
      node('heading-2', [text('Which glove for what')]),
      node('unordered-list', [
        node('list-item', [p(text('Nitrile for care'))]),
        node('list-item', [
          p(text('Vinyl for short work')),
          node('ordered-list', [node('list-item', [p(text('Never for chemotherapy'))])]),
        ]),
      ]),
      node('blockquote', [p(text('When in doubt, take the larger one.'))]),
      node('heading-3', [text('Marks')]),
      p(text('Code', 'code'), text(', H'), text('2', 'subscript'), text('O, m'), text('2', 'superscript')),
      p(text('old', 'strikethrough'), text(' '), text('underlined', 'underline')),
      node('hr'),
    ),
  },
}

export const Table: Story = {
  args: {
    document: doc(
      node('heading-2', [text('Sizes')]),
      node('table', [
        node('table-row', [cell('Size', true), cell('Width of the hand', true)]),
        node('table-row', [cell('Small', true), cell('3 to 3.5 in')]),
        node('table-row', [cell('Medium', true), cell('3.5 to 4 in')]),
      ]),
    ),
  },
}

export const Embedded: Story = {
  args: {
    document: doc(
      node(
        'embedded-entry-block',
        [],
        entry('contentPage', { title: 'Licenses', path: '/licenses', description: 'What each Rx level needs.' }),
      ),
      node(
        'embedded-entry-block',
        [],
        entry('homepageSection', {
          kind: 'notice',
          title: '24-Hour Delivery',
          text: 'In-stock orders leave the same day.',
        }),
      ),
      node(
        'embedded-entry-block',
        [],
        entry('contactSection', {
          contactNumber: '800-555-0134',
          contactEmail: 'care@gauze.example',
          hoursTextShort: 'Monday to Friday 9 am to 5 pm Eastern',
        }),
      ),
      node(
        'embedded-asset-block',
        [],
        asset({
          title: 'Gloves',
          file: {
            url: new URL(pictures.gloves, location.href).href,
            contentType: 'image/svg+xml',
            details: { image: { width: 400, height: 400 } },
          },
        }),
      ),
      node(
        'embedded-asset-block',
        [],
        asset({
          title: 'Size chart',
          file: {
            url: '/storage/product-files/sizes.pdf',
            fileName: 'sizes.pdf',
            contentType: 'application/pdf',
            details: { size: 48_000 },
          },
        }),
      ),
    ),
  },
}

export const TooLong: Story = {
  tags: ['!picture'],
  args: { document: doc(...Array.from({ length: 40 }, () => p(text('Word '.repeat(4000))))) },
}
