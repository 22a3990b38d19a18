import fc from 'fast-check'
import { renderToString } from 'react-dom/server'
import { describe, expect, it } from 'vitest'
import { page } from 'vitest/browser'
import { expectAccessible } from '../../../test/axe.js'
import { describeConformance } from '../../../test/describe-conformance.js'
import { mount } from '../../../test/mount.js'
import { RichText } from './index.js'
import { readRichText } from './read-rich-text.js'

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

function html(...content: unknown[]) {
  const { container } = mount(<RichText document={doc(...content)} />)
  return container.firstElementChild ?? container
}

describeConformance('RichText', (props, ref) => (
  <RichText {...props} ref={ref} document={doc(p(text('Words')), node('heading-2', [text('Head')]))} />
))

describe('RichText', () => {
  it('CMS-03 draws every mark, and lines as lines', () => {
    const marks = ['bold', 'italic', 'underline', 'code', 'superscript', 'subscript', 'strikethrough']
    const drawn = html(p(...marks.map((mark) => text(mark, mark)), text('one\ntwo')))
    for (const tag of ['strong', 'em', 'u', 'code', 'sup', 'sub', 's', 'br'])
      expect(drawn.querySelector(tag)).not.toBeNull()
  })

  it('CMS-03 draws paragraphs, quotes, rules and lists within lists', () => {
    const drawn = html(
      node('ordered-list', [
        node('list-item', [p(text('a')), node('unordered-list', [node('list-item', [p(text('b'))])])]),
      ]),
      node('blockquote', [p(text('c'))]),
      node('hr'),
      p(text('')),
    )
    expect(drawn.querySelector('ol > li > ul > li > p')?.textContent).toBe('b')
    expect(drawn.querySelector('blockquote > p')?.textContent).toBe('c')
    expect(drawn.querySelectorAll('hr')).toHaveLength(1)
    expect(drawn.querySelectorAll(':scope > p')).toHaveLength(0)
  })

  it('CMS-03 keeps the one h1 of a page and skips no level of headings', () => {
    const drawn = html(...[1, 4, 6, 2, 3, 1].map((level) => node(`heading-${level}`, [text(`Level ${level}`)])))
    expect([...drawn.children].map(({ tagName }) => tagName)).toEqual(['H2', 'H3', 'H4', 'H3', 'H4', 'H2'])
  })

  it('CMS-03 hash links go to the heading they name', () => {
    const drawn = html(
      p(node('hyperlink', [text('Sizes')], { uri: '#glove-sizes' })),
      node('heading-2', [text('Glove sizes')]),
      node('heading-2', [text('Glove sizes')]),
    )
    const target = drawn.querySelector('a')?.getAttribute('href') ?? ''
    expect(drawn.querySelector(target)?.textContent).toBe('Glove sizes')
    expect(new Set([...drawn.querySelectorAll('h2')].map(({ id }) => id)).size).toBe(2)
  })

  it('CMS-03 marks whether header cells head rows or columns, and names a table by the heading above it', () => {
    const cell = (words: string, type = 'table-cell') => node(type, [p(text(words))])
    const drawn = html(
      node('heading-2', [text('Sizes')]),
      node('table', [
        node('table-row', [cell('Size', 'table-header-cell'), cell('Inches', 'table-header-cell')]),
        node('table-row', [cell('Small', 'table-header-cell'), cell('3')]),
      ]),
    )
    expect([...drawn.querySelectorAll('th')].map(({ scope }) => scope)).toEqual(['col', 'col', 'row'])
    expect(drawn.querySelectorAll('thead tr')).toHaveLength(1)
    expect(drawn.querySelector('section')?.getAttribute('aria-label')).toBe('Sizes')
  })

  it('CMS-03 says which links leave the site, and protects the page from them', async () => {
    html(p(node('hyperlink', [text('Standard')], { uri: 'https://standards.example/' })))
    const link = page.getByRole('link', { name: 'Standard (leaves this site)' })
    await expect.element(link).toHaveAttribute('rel', 'noopener')
  })

  it('CMS-03 links to entries and files by their own addresses', () => {
    const drawn = html(
      p(
        node('entry-hyperlink', [text('About')], entry('contentPage', { title: 'About', path: '/about' })),
        node('asset-hyperlink', [text('Chart')], asset({ file: { url: '//assets.example/chart.pdf' } })),
        node('resource-hyperlink', [text('Elsewhere')], { target: { sys: { type: 'ResourceLink', urn: 'crn:x' } } }),
        node('embedded-entry-inline', [], entry('pageLink', { title: 'Shop', path: '/shop' })),
        node('embedded-resource-inline', [], { target: { sys: { type: 'ResourceLink', urn: 'crn:x' } } }),
      ),
    )
    expect([...drawn.querySelectorAll('a')].map((link) => link.getAttribute('href'))).toEqual([
      '/about',
      'https://assets.example/chart.pdf',
      '/shop',
    ])
    expect(drawn.textContent).toContain('Elsewhere')
  })

  it('CMS-02 shows pages as cards, notices as callouts, and contact information', async () => {
    const drawn = html(
      node(
        'embedded-entry-block',
        [],
        entry('contentPage', { title: 'Licenses', path: '/licenses', description: 'Papers' }),
      ),
      node(
        'embedded-entry-block',
        [],
        entry('homepageSection', { title: 'News', text: 'Soon', linkLabel: 'More', linkPath: '/updates' }),
      ),
      node(
        'embedded-entry-block',
        [],
        entry('contactSection', { contactNumber: '800-555-0134', contactEmail: 'a@b.example' }),
      ),
      node('embedded-entry-block', [], entry('unknown', { name: 'Nothing' })),
      node('embedded-resource-block', [], { target: { sys: { type: 'ResourceLink', urn: 'crn:x' } } }),
    )
    expect([...drawn.querySelectorAll('a')].map((link) => link.getAttribute('href'))).toEqual([
      '/licenses',
      '/updates',
      'tel:800-555-0134',
      'mailto:a@b.example',
    ])
    expect(drawn.textContent).not.toContain('Nothing')
    await expectAccessible(drawn)
  })

  it('CMS-02 lets the application draw the entries that it knows', () => {
    const { container } = mount(
      <RichText
        document={doc(
          node('embedded-entry-block', [], entry('productList', { title: 'Gloves' })),
          node('embedded-entry-block', [], entry('pageLink', { title: 'Shop', path: '/shop' })),
        )}
        renderEntry={({ contentType, fields }) =>
          contentType === 'productList' ? <b>{String(fields.title)}</b> : undefined
        }
      />,
    )
    expect(container.querySelector('b')?.textContent).toBe('Gloves')
    expect(container.querySelector('a')?.getAttribute('href')).toBe('/shop')
  })

  it('CMS-05 gives pictures their size, loads them late, and requests suitable sizes from hosts that can resize', () => {
    const image = (url: string, contentType: string) =>
      node(
        'embedded-asset-block',
        [],
        asset({
          title: 'Box',
          description: 'A box',
          file: { url, contentType, details: { image: { width: 1200, height: 900 } } },
        }),
      )
    const drawn = html(
      image('//images.ctfassets.net/s/1/box.jpg', 'image/jpeg'),
      image('/storage/hero-imgs/box.svg', 'image/svg+xml'),
    )
    const [hosted, own] = drawn.querySelectorAll('img')
    expect(hosted?.srcset).toContain('https://images.ctfassets.net/s/1/box.jpg?w=1200&fm=webp&q=75 1200w')
    expect(hosted?.srcset).not.toContain('1600w')
    expect(hosted?.sizes).not.toBe('')
    for (const picture of [hosted, own])
      expect([picture?.getAttribute('width'), picture?.getAttribute('height'), picture?.loading, picture?.alt]).toEqual(
        ['1200', '900', 'lazy', 'A box'],
      )
    expect(own?.getAttribute('src')).toBe('/storage/hero-imgs/box.svg')
    expect(own?.srcset).toBe('')
  })

  it('CMS-03 plays films and recordings, and offers other files with their type and size', () => {
    const file = (contentType: string, fileName: string, size?: number) =>
      node(
        'embedded-asset-block',
        [],
        asset({ title: fileName, file: { url: `/storage/${fileName}`, fileName, contentType, details: { size } } }),
      )
    const drawn = html(
      file('video/mp4', 'fit.mp4'),
      file('audio/mpeg', 'talk.mp3'),
      file('application/pdf', 'sizes.pdf', 1_240_000),
    )
    expect(drawn.querySelector('video')?.getAttribute('aria-label')).toBe('fit.mp4')
    expect(drawn.querySelector('audio')?.controls).toBe(true)
    expect(drawn.querySelector('[data-slot="download"]')?.textContent).toBe('sizes.pdf PDF, 1.2 MB')
  })
})

// The only picture of the component's own says that a link leaves the site.
const FORBIDDEN = 'script, iframe, object, embed, style, link, meta, base, form, svg:not([data-slot="leaves"] > svg)'

function dangerous(drawn: string): string | null {
  const body = new DOMParser().parseFromString(drawn, 'text/html').body
  for (const element of body.querySelectorAll('*')) {
    if (element.matches(FORBIDDEN)) return element.outerHTML
    for (const { name, value } of element.attributes) {
      if (name.startsWith('on') || name === 'style' || name === 'srcdoc') return element.outerHTML
      // A browser follows no address that it cannot read.
      const address = /^(?:href|src)$/.test(name) ? URL.parse(value, 'https://store.example/') : null
      if (address && !/^(?:https?|mailto|tel):$/.test(address.protocol)) return element.outerHTML
      if (/^[\\/\s]/.test(value) && address && address.origin !== 'https://store.example') return element.outerHTML
    }
  }
  return null
}

const attacks = fc.constantFrom(
  'javascript:alert(1)',
  'JaVa\u0000ScRiPt:alert(1)',
  'java\tscript\n:alert(1)',
  '\u0001javascript:alert(1)',
  'java\u200bscript:alert(1)',
  ' data:text/html,<script>alert(1)</script>',
  'vbscript:msgbox(1)',
  '//evil.example',
  '/\t/evil.example',
  '/\\evil.example',
  '<script>alert(1)</script>',
  '"><img src=x onerror=alert(1)>',
)
const values = fc.oneof(attacks, fc.string(), fc.integer(), fc.constant(null), fc.object({ maxDepth: 1 }))
const nodeTypes = fc.constantFrom(
  'document',
  'paragraph',
  'heading-1',
  'heading-6',
  'heading-9',
  'ordered-list',
  'unordered-list',
  'list-item',
  'blockquote',
  'hr',
  'table',
  'table-row',
  'table-cell',
  'table-header-cell',
  'hyperlink',
  'entry-hyperlink',
  'asset-hyperlink',
  'resource-hyperlink',
  'embedded-entry-block',
  'embedded-entry-inline',
  'embedded-asset-block',
  'embedded-resource-block',
  'embedded-resource-inline',
  'text',
  'script',
  'iframe',
  '__proto__',
  'constructor',
)
const targets = fc.record({
  sys: fc.record({
    id: values,
    contentType: fc.record({
      sys: fc.record({ id: fc.constantFrom('contentPage', 'homepageSection', 'contactSection', 'x') }),
    }),
  }),
  fields: fc.record(
    {
      title: values,
      path: values,
      text: values,
      description: values,
      linkLabel: values,
      linkPath: values,
      contactNumber: values,
      contactEmail: values,
      hoursTextShort: values,
      file: fc.oneof(
        values,
        fc.record({
          url: values,
          contentType: fc.constantFrom('image/png', 'video/mp4', 'audio/x', 'text/html', 'x'),
          fileName: values,
          details: values,
        }),
      ),
    },
    { requiredKeys: [] },
  ),
})
const { tree } = fc.letrec((tie) => ({
  tree: fc.oneof(
    { depthSize: 'small', withCrossShrink: true },
    values,
    fc.record(
      {
        nodeType: fc.oneof(nodeTypes, values),
        value: values,
        marks: fc.oneof(
          values,
          fc.array(fc.record({ type: fc.oneof(fc.constantFrom('bold', 'code', 'onclick'), values) })),
        ),
        data: fc.oneof(values, fc.record({ uri: values }), fc.record({ target: targets })),
        content: fc.oneof(values, fc.array(tie('tree'), { maxLength: 5 })),
      },
      { requiredKeys: ['nodeType'] },
    ),
  ),
}))

describe('hostile content', () => {
  it('CMS-03 survives any input: nothing dangerous is rendered, nothing throws, and elements nest as HTML allows', () => {
    fc.assert(
      fc.property(fc.array(tree, { maxLength: 6 }), (content) => {
        expect(dangerous(renderToString(<RichText document={doc(...content)} />))).toBeNull()
        // React writes to the console when elements nest as HTML does not allow, and that fails the test.
        mount(<RichText document={doc(...content)} />)
      }),
      { numRuns: 150 },
    )
  })

  it('CMS-03 renders nothing for a value that is not a document', () => {
    for (const document of [null, undefined, 7, 'text', [], {}, { content: 'x' }, { content: [null, [], 'x'] }])
      expect(renderToString(<RichText document={document} />)).toBe('')
  })

  it('CMS-03 cuts a document of 100,000 nodes and says so', () => {
    const drawn = html(...Array.from({ length: 50_000 }, () => p(text('word'))))
    expect(drawn.querySelectorAll('p').length).toBeLessThan(10_001)
    expect(drawn.lastElementChild?.textContent).toMatch(/longer than can be shown/)
  })

  it('CMS-03 distinguishes 10,000 equal headings, and ones that are written like a copy', () => {
    const headings = ['Sizes-2', ...Array.from({ length: 10_000 }, () => 'Sizes'), 'Sizes']
    const { anchors, nodes } = readRichText(doc(...headings.map((words) => node('heading-2', [text(words)]))), 2)
    expect(new Set(anchors.values()).size).toBe(nodes.length)
    expect([...anchors.keys()].slice(0, 3)).toEqual(['sizes-2', 'sizes', 'sizes-3'])
  })

  it('CMS-03 cuts nodes that are nested a thousand deep, and ends a cycle of nodes', () => {
    let deep: unknown = p(text('bottom'))
    for (let depth = 0; depth < 1000; depth += 1) deep = node('blockquote', [deep])
    expect(html(p(text('top')), deep).textContent).toMatch(/^top.*longer than can be shown/)
    const circle = node('blockquote', [p(text('round'))])
    circle.content.push(circle)
    expect(html(circle).textContent).toMatch(/^round.*longer than can be shown/)
  })

  it('CMS-03 cuts one endless text', () => {
    expect(html(p(text('x'.repeat(2_000_000)))).textContent?.length).toBeLessThan(501_000)
  })
})
