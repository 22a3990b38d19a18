import fc from 'fast-check'
import { expect, it } from 'vitest'
import { safeHref } from './index.js'

it.each(['/about', '/a b?c=d#e', '#pd', 'https://store.example/a', 'mailto:help@store.example', 'tel:800-555-0134'])(
  'CMS-03 follows %s',
  (href) => {
    expect(safeHref(href)).toBe(href)
  },
)

it.each([
  'javascript:alert(1)',
  ' JaVaScRiPt:alert(1)',
  'java\nscript:alert(1)',
  'java\u200bscript:alert(1)',
  '\u0001javascript:alert(1)',
  'data:text/html,x',
  'vbscript:x',
  'file:///etc/passwd',
  '//evil.example',
  '/\\evil.example',
  '/\t/evil.example',
  'about',
  7,
  null,
])('CMS-03 does not follow %j', (href) => {
  expect(safeHref(href)).toBeNull()
})

it('CMS-03 a link of any text stays on this site or is web, mail or phone', () => {
  const parts = fc.constantFrom(
    '/',
    '\\',
    'javascript:',
    'data:',
    'https:',
    '\t',
    '\n',
    '\u0000',
    '@',
    'evil.example',
    '#',
    '?',
    ' ',
    '.',
  )
  fc.assert(
    fc.property(
      fc.oneof(
        fc.array(parts, { maxLength: 8 }).map((list) => list.join('')),
        fc.string(),
      ),
      (text) => {
        const href = safeHref(text)
        if (href === null || !URL.canParse(href, 'https://store.example/page')) return
        const url = new URL(href, 'https://store.example/page')
        expect(['http:', 'https:', 'mailto:', 'tel:']).toContain(url.protocol)
        if (/^[/#]/.test(href)) expect(url.origin).toBe('https://store.example')
      },
    ),
  )
})
