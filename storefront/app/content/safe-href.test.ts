import { expect, it } from 'vitest'
import { safeHref } from './safe-href.js'

it.each(['/about', '#pd', 'https://store.example/a', 'mailto:help@store.example', 'tel:800-555-0134'])(
  'CMS-03 follows %s',
  (href) => {
    expect(safeHref(href)).toBe(href)
  },
)

it.each([
  'javascript:alert(1)',
  ' JaVaScRiPt:alert(1)',
  'java\nscript:alert(1)',
  'data:text/html,x',
  '//evil.example',
  '/\\evil.example',
  'about',
  7,
  null,
])('CMS-03 does not follow %s', (href) => {
  expect(safeHref(href)).toBeNull()
})
