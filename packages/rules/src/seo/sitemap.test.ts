import { expect, it } from 'vitest'
import { sitemapIndexXml, sitemapXml } from './sitemap.js'

it('writes a sitemap and escapes characters that are valid in an address but not in XML', () => {
  const xml = sitemapXml([
    { url: 'https://store.example/' },
    { url: `https://store.example/a?b=1&c=<2>'"`, lastmod: '2026-11-21T10:00:00Z' },
  ])
  expect(xml).toContain('<url><loc>https://store.example/</loc></url>')
  expect(xml).toContain('?b=1&amp;c=&lt;2&gt;&apos;&quot;</loc><lastmod>2026-11-21T10:00:00Z</lastmod>')
})

it('writes an index of sitemaps', () => {
  expect(sitemapIndexXml([{ url: 'https://store.example/sitemaps/pages.xml' }])).toContain(
    '<sitemap><loc>https://store.example/sitemaps/pages.xml</loc></sitemap>',
  )
})
