import { describe, expect, it } from 'vitest'
import { connectOrigins } from '../../server/connect-origins.js'
import { toPublicSettings } from './public-settings.server.js'
import { readSettings } from './settings.server.js'

describe('settings of the pages', () => {
  it('OPS-06 has a default for everything', () => {
    expect(readSettings({})).toMatchObject({
      apiUrl: null,
      search: { url: '/search', index: 'items', suggestionsIndex: 'items_query_suggestions' },
      content: { host: null, environment: 'master' },
      trackingLinks: { ups: 'https://www.ups.com/track?tracknum=' },
      flags: { url: null, token: null, values: {} },
      analyticsUrl: null,
      hasDevelopmentPages: false,
      docsFolder: null,
      errorDsn: null,
      mapsUrl: null,
    })
    expect(readSettings({}).publicIpUrls).toHaveLength(3)
  })

  it.each([
    ['GAUZE_API_URL', 'store.example', /no web address/],
    ['GAUZE_PUBLIC_URL', 'ftp://store.example', /no web address/],
    ['GAUZE_SEARCH_URL', 'search.example', /'hosted', a path such as \/search/],
    ['GAUZE_CONTENT_HOST', 'https://cdn.example', /host alone, such as cdn\.example/],
    ['GAUZE_TRACKING_UPS', 'ups.example/track?n=', /no web address/],
    ['GAUZE_ANALYTICS_URL', 'collector', /no web address/],
    ['GAUZE_MAPS_URL', 'javascript:alert(1)', /no web address/],
    ['GAUZE_FLAGS_URL', 'flags.example', /no web address/],
    ['GAUZE_FLAGS', '{algolia', /is not valid JSON\. Give JSON such as/],
    ['GAUZE_FLAGS', '[]', /is not a JSON object/],
    ['GAUZE_FLAGS', '{"typeahead":true}', /names 'typeahead', which is no flag\. The flags are htd_my/],
    ['GAUZE_FLAGS', '{"betaVersion":"1"}', /gives betaVersion the value "1", which is no number/],
    ['GAUZE_FLAGS', '{"__proto__":true}', /names '__proto__', which is no flag/],
    ['SENTRY_DSN', 'https://errors.example/1', /is no DSN/],
    ['GAUZE_PUBLIC_IP_URLS', 'https://a.example,nothing', /no web address/],
    ['GAUZE_PUBLIC_IP_URLS', '/1,/2,/3,/4', /at most 3/],
    ['GAUZE_DOCS', '/nowhere', /no built documentation\. Run 'pnpm run docs'/],
    ['GAUZE_PAGE_RATE_LIMIT', '-1', /whole number from 0/],
    ['GAUZE_PAGE_QUEUE', '0', /whole number from 1/],
  ])('OPS-06 says at start that %s cannot be %j', (name, value, message) => {
    expect(() => readSettings({ [name]: value })).toThrow(message)
    expect(() => readSettings({ [name]: value })).toThrow(name)
  })

  it.each([
    [
      { GAUZE_SEARCH_URL: 'hosted' },
      /^GAUZE_SEARCH_URL is 'hosted', but not GAUZE_SEARCH_APP_ID and GAUZE_SEARCH_KEY\./,
    ],
    [{ GAUZE_SEARCH_URL: 'hosted', GAUZE_SEARCH_APP_ID: 'A1B2', GAUZE_SEARCH_KEY: ' ' }, /but not GAUZE_SEARCH_KEY\./],
    [{ GAUZE_CONTENT_HOST: 'cdn.example' }, /but not GAUZE_CONTENT_SPACE and GAUZE_CONTENT_TOKEN\./],
    [{ GAUZE_CONTENT_HOST: 'cdn.example', GAUZE_CONTENT_SPACE: 'shop' }, /but not GAUZE_CONTENT_TOKEN\./],
    [{ GAUZE_CONTENT_SPACE: 'shop' }, /^GAUZE_CONTENT_SPACE means nothing without GAUZE_CONTENT_HOST\./],
    [
      { GAUZE_CONTENT_TOKEN: 't', GAUZE_CONTENT_ENVIRONMENT: 'e' },
      /^GAUZE_CONTENT_TOKEN and GAUZE_CONTENT_ENVIRONMENT means nothing without GAUZE_CONTENT_HOST\./,
    ],
  ])('OPS-06 says at start what %j leaves out', (environment, message) => {
    expect(() => readSettings(environment)).toThrow(message)
  })

  it('OPS-02 reads flags as JSON', () => {
    expect(readSettings({ GAUZE_FLAGS: '{"algolia_autocomplete_searchbar":false}' }).flags.values).toEqual({
      algolia_autocomplete_searchbar: false,
    })
  })

  it('gives browsers no flags, content keys or secrets', () => {
    const settings = readSettings({
      GAUZE_FLAGS_TOKEN: 'secret-1',
      GAUZE_CONTENT_HOST: 'cdn.example',
      GAUZE_CONTENT_SPACE: 'shop',
      GAUZE_CONTENT_TOKEN: 'secret-2',
    })
    expect(JSON.stringify(toPublicSettings(settings))).not.toMatch(/secret-/)
  })

  it('lets pages call exactly the services that are set', () => {
    const settings = readSettings({
      GAUZE_ANALYTICS_URL: 'https://collect.example/v1/batch',
      SENTRY_DSN: 'https://key@errors.example/1',
      GAUZE_MAPS_URL: 'https://photon.example',
      GAUZE_PUBLIC_IP_URLS: '/ip,https://ip.example?format=json',
      GAUZE_SEARCH_URL: 'https://search.example/x',
    })
    expect(connectOrigins(settings)).toEqual([
      'https://search.example',
      'https://collect.example',
      'https://errors.example',
      'https://photon.example',
      'https://ip.example',
    ])
    expect(connectOrigins(readSettings({ GAUZE_PUBLIC_IP_URLS: '/ip' }))).toEqual([])
    const hosted = { GAUZE_SEARCH_URL: 'hosted', GAUZE_SEARCH_APP_ID: 'A1B2', GAUZE_SEARCH_KEY: 'k' }
    expect(connectOrigins(readSettings({ ...hosted, GAUZE_PUBLIC_IP_URLS: '/ip' }))).toEqual([
      'https://A1B2-dsn.algolia.net',
      'https://A1B2.algolia.net',
      'https://A1B2-1.algolianet.com',
      'https://A1B2-2.algolianet.com',
      'https://A1B2-3.algolianet.com',
      'https://insights.algolia.io',
    ])
  })
})
