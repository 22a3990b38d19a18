import { expect, it } from 'vitest'
import { readSettings } from '../config/settings.server.js'
import { pageMeta } from './page-meta.js'
import { pageOrigin } from './page-origin.js'
import { addressesResponse } from './text-response.js'

const unnamed = readSettings({})
const named = readSettings({ GAUZE_PUBLIC_URL: 'https://store.example' })

it('writes the address of a page as a path if the settings do not name the origin', () => {
  const head = (origin: string) =>
    pageMeta({ title: 'Gloves', canonical: `${origin}/gloves`, image: `${origin}/g.png` })
  expect(head(pageOrigin(named))).toEqual(
    expect.arrayContaining([
      { tagName: 'link', rel: 'canonical', href: 'https://store.example/gloves' },
      { property: 'og:url', content: 'https://store.example/gloves' },
      { property: 'og:image', content: 'https://store.example/g.png' },
    ]),
  )
  const unnamedHead = head(pageOrigin(unnamed))
  expect(unnamedHead).toContainEqual({ tagName: 'link', rel: 'canonical', href: '/gloves' })
  expect(JSON.stringify(unnamedHead)).not.toMatch(/og:url|og:image/)
})

it('lets no shared cache store complete addresses whose origin somebody may have made up', () => {
  const cacheOf = (settings: typeof named) =>
    addressesResponse('Sitemap: …', 'text/plain', settings).headers.get('cache-control')
  expect(cacheOf(unnamed)).toBe('no-store')
  expect(cacheOf(named)).toContain('s-maxage')
})
