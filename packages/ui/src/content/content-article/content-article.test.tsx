import { expect, it } from 'vitest'
import { page } from 'vitest/browser'
import { describeConformance } from '../../../test/describe-conformance.js'
import { mount } from '../../../test/mount.js'
import { ContentArticle, type ContentArticleProps } from './index.js'

function node(nodeType: string, content: unknown[] = [], data: object = {}) {
  return { nodeType, data, content }
}

function text(value: string) {
  return { nodeType: 'text', value, marks: [], data: {} }
}

function list(fields: object) {
  const sys = { id: 'gloves', contentType: { sys: { id: 'productList' } } }
  return node('embedded-entry-block', [], { target: { sys, fields } })
}

const content = {
  title: 'Returns',
  description: 'Within 30 days',
  path: '/returns',
  body: node('document', [
    node('paragraph', [text('Send it back.')]),
    list({ title: 'Exam gloves', path: '/category/gloves' }),
  ]),
  pages: [{ title: 'Shipping', path: '/shipping' }],
  navigationSections: [
    { title: 'Help', pages: [{ title: 'How to return', path: '/returns' }] },
    { title: 'Empty', pages: [] },
  ],
}

function Article(props: Partial<ContentArticleProps>) {
  return (
    <ContentArticle
      page={content}
      renderProducts={({ id, title, head }) => (
        <section aria-label={title}>
          {head}
          {id}
        </section>
      )}
      {...props}
    />
  )
}

describeConformance('ContentArticle', (props, ref) => <Article {...props} ref={ref} />)

it('ROUTE-07 has a heading, its text, and the pages around it with the current one marked', async () => {
  const { container } = mount(<Article>Ask us</Article>)
  await expect.element(page.getByRole('heading', { level: 1 })).toMatchTextContent('Returns')
  expect(container.querySelector('article')?.textContent).toContain('Ask us')
  const navigations = page.getByRole('navigation').elements()
  expect(navigations.map((navigation) => navigation.getAttribute('aria-label'))).toEqual([
    'Help pages',
    'See also pages',
  ])
  await expect.element(page.getByRole('link', { name: 'How to return' })).toHaveAttribute('aria-current', 'page')
  await expect.element(page.getByRole('link', { name: 'Shipping' })).not.toHaveAttribute('aria-current')
})

it('CMS-05 shows lists of products where they stand in the text, with the way to all of them', async () => {
  mount(<Article />)
  const row = page.getByRole('region', { name: 'Exam gloves' })
  await expect.element(row).toMatchTextContent(/gloves$/)
  await expect
    .element(row.getByRole('link', { name: /^See all.*Exam gloves$/ }))
    .toHaveAttribute('href', '/category/gloves')
})

it('ROUTE-07 takes the whole width when there are no pages around it', () => {
  const { container } = mount(<Article page={{ ...content, pages: [], navigationSections: [] }} />)
  expect(container.querySelector('aside, [data-aside]')).toBeNull()
})
