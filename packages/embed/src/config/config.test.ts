import { describe, expect, it } from 'vitest'
import { readScriptConfig } from './embed-config.js'
import { createStoreLinks } from './store-links.js'

function page(markup: string) {
  return new DOMParser().parseFromString(markup, 'text/html')
}

const url = 'https://cdn.example/gauze-embed.js'

describe('script configuration', () => {
  it('LIB-04 reads where the store is from the script tag of the module', () => {
    const tag = `<script type="module" src="${url}" data-api="https://a.example" data-store="https://s.example" data-lang="es" data-locale="es-MX" data-currency="MXN" data-support-phone="555 0100"></script>`
    expect(readScriptConfig(page(`<script src="/other.js" data-api="x"></script>${tag}`), url)).toEqual({
      apiBase: 'https://a.example',
      storeUrl: 'https://s.example',
      language: 'es',
      locale: 'es-MX',
      currency: 'MXN',
      supportPhone: '555 0100',
    })
  })

  it.each(['https://a.example/api', 'https://a.example/api/'])('LIB-04 takes %s for the store', (address) => {
    const tag = `<script type="module" src="${url}" data-api="${address}"></script>`
    expect(readScriptConfig(page(tag), url)).toEqual({ apiBase: 'https://a.example' })
  })

  it.each([
    ['there is no tag', ''],
    ['the tag does not say', `<script type="module" src="${url}"></script>`],
    ['the tag is of another module', '<script type="module" src="https://cdn.example/x.js" data-api="x"></script>'],
  ])('LIB-04 leaves the configuration to the page when %s', (_, markup) => {
    expect(readScriptConfig(page(markup), url)).toBeNull()
  })
})

describe('links to the store', () => {
  it('LIB-04 point to the store and not to the page', () => {
    const links = createStoreLinks({ apiBase: 'https://a.example/', storeUrl: 'https://s.example/shop/' })
    expect(links.loginUrl).toBe('https://s.example/shop/login')
    expect(links.page('/product/x?uom=1')).toBe('https://s.example/shop/product/x?uom=1')
    expect(links.file('/storage/items/1.svg')).toBe('https://a.example/storage/items/1.svg')
    expect(links.file('https://cdn.example/1.svg')).toBe('https://cdn.example/1.svg')
    expect(links.file('//cdn.example/1.svg')).toBe('//cdn.example/1.svg')
  })
})
