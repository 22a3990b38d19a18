import { renderToStaticMarkup } from 'react-dom/server'
import { afterEach, expect, it } from 'vitest'
import { Button } from '../actions/button/index.js'
import { LinkButton } from '../actions/link-button/index.js'
import { Price } from '../catalog/price/index.js'
import { ProductCard } from '../catalog/product-card/index.js'
import { ProductImage } from '../catalog/product-image/index.js'
import { Banner } from '../feedback/banner/index.js'
import { EmptyState } from '../feedback/empty-state/index.js'
import { Loader } from '../feedback/loader/index.js'
import { SelectField } from '../forms/select-field/index.js'
import { TextField } from '../forms/text-field/index.js'
import { Breadcrumbs } from '../navigation/breadcrumbs/index.js'
import { Pagination } from '../navigation/pagination/index.js'
import { makeGloves } from '../story-data/index.js'
import components from './components.css?inline'
import required from './required.css?inline'
import theme from './theme.css?inline'
import tokens from './tokens.css?inline'

const samples = (
  <>
    <ProductCard product={makeGloves()} access="signedOut" />
    <Banner title="Note">
      <p>
        Read <a href="#1">this</a>.
      </p>
    </Banner>
    <Breadcrumbs items={[{ label: 'Home', href: '#2' }, { label: 'Gloves' }]} />
    <Pagination page={2} pages={9} hrefOf={(page) => `#${page}`} />
    <TextField label="Name" help="As on the order" />
    <SelectField label="Reason" options={[{ value: 'a', label: 'Training' }]} value="a" onChange={() => undefined} />
    <Button>Save</Button>
    <LinkButton href="#3" variant="plain">
      Help
    </LinkButton>
  </>
)

const seen = [
  ...['display', 'position', 'box-sizing', 'margin', 'padding', 'border', 'list-style-type', 'max-width', 'width'],
  ...['color', 'background-color', 'font-family', 'font-size', 'font-weight', 'line-height', 'text-underline-offset'],
]

const frames: HTMLIFrameElement[] = []

afterEach(() => {
  for (const frame of frames.splice(0)) frame.remove()
})

/** The body of a page that has nothing but these style sheets and this content. */
function page(css: string, content: string): HTMLElement {
  const frame = document.createElement('iframe')
  frame.width = '900'
  frames.push(frame)
  document.body.append(frame)
  const inside = frame.contentDocument
  if (!inside) throw new Error('The frame has no document.')
  inside.write(`<!doctype html><html><head><style>${css}</style></head><body>${content}</body></html>`)
  inside.close()
  return inside.body
}

function styleOf(element: Element): CSSStyleDeclaration {
  const window = element.ownerDocument.defaultView
  if (!window) throw new Error('The element is on no page.')
  return window.getComputedStyle(element)
}

function looksOf(body: HTMLElement): string[] {
  return [...body.querySelectorAll('[class*="gz-"], [class*="gz-"] *')].map((element) => {
    const style = styleOf(element)
    const looks = seen.map((name) => `${name}: ${style.getPropertyValue(name)}`)
    return `${element.tagName} ${element.getAttribute('class')} { ${looks.join('; ')} }`
  })
}

it('LIB-03 text for screen readers takes no room without the theme, once its required rules are there', () => {
  const body = page(
    required,
    renderToStaticMarkup(<Price price={11.85} listPrice={14.2} access="visible" messages={{ listPrice: 'Before' }} />),
  )
  const hidden = [...body.querySelectorAll('span')].find(({ textContent }) => textContent?.includes('Before'))
  expect(hidden?.getBoundingClientRect()).toMatchObject({ width: 1, height: 1 })
})

it('LIB-03 drawings are lines without any style, and not filled shapes', () => {
  const body = page(
    '',
    renderToStaticMarkup(
      <>
        <EmptyState title="Nothing" />
        <ProductImage src={null} alt="" />
        <Loader />
      </>,
    ),
  )
  const lines = [...body.querySelectorAll('svg')].map((svg) => [...svg.querySelectorAll('path')].map(styleOf))
  expect(lines.map(({ length }) => length)).toEqual([2, 1, 2])
  for (const { fill, stroke } of lines.flat()) {
    expect(fill).toBe('none')
    expect(stroke).not.toBe('none')
  }
})

it('LIB-03 components look the same on a page that keeps its own styles', () => {
  const content = `<div style="width: 800px">${renderToStaticMarkup(samples)}</div>`
  const whole = looksOf(page(theme, content))
  expect(whole.length).toBeGreaterThan(40)
  expect(looksOf(page(tokens + components, content))).toEqual(whole)
})

it('LIB-03 nothing of a page changes but the components', () => {
  const words = '<h1>Title</h1><p>Words and <a href="#1">a link</a></p><ul><li>One</li></ul><button>Go</button>'
  const everything = (body: HTMLElement) =>
    [body, ...body.querySelectorAll('*')].map((element) => {
      const style = styleOf(element)
      return seen.map((name) => style.getPropertyValue(name)).join('; ')
    })
  expect(everything(page(tokens + components, words))).toEqual(everything(page('', words)))
  const [, , ...inside] = everything(page(tokens + components, `<main class="gz-page">${words}</main>`))
  expect(inside).toEqual(everything(page('', `<main>${words}</main>`)).slice(2))
})

it('LIB-03 a page has the colors of the system when it asks for them', () => {
  const scheme = (attribute: string) =>
    styleOf(page(tokens, `<div ${attribute}></div>`).children[0] ?? document.body).colorScheme
  expect(scheme('')).toBe('light')
  expect(scheme('data-theme="auto"')).toBe('light dark')
  expect(scheme('data-theme="dark"')).toBe('dark')
})
