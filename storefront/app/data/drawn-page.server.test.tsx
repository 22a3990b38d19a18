import { renderToString } from 'react-dom/server'
import { expect, it } from 'vitest'
import { DrawnPartsProvider, Repeated } from '../config/repeated.js'
import { createFrameParts, markupOf, type RepeatedParts, takeParts } from './drawn-page.server.js'

function page(heading: string, parts: RepeatedParts, name = 'menu of Baby\'s & "more"') {
  let drawnMenus = 0
  function Menu() {
    drawnMenus += 1
    return <nav>Gloves</nav>
  }
  const drawn = renderToString(
    <DrawnPartsProvider value={parts}>
      <h1>{heading}</h1>
      <Repeated name={name}>
        <Menu />
      </Repeated>
    </DrawnPartsProvider>,
  )
  return { markup: markupOf(takeParts(drawn, parts, true)), drawnMenus }
}

it('draws a repeated part once, and puts it into later pages', () => {
  const parts: RepeatedParts = new Map()
  expect(page('Gauze', parts)).toEqual({ markup: '<h1>Gauze</h1><nav>Gloves</nav>', drawnMenus: 1 })
  expect(page('Lancets', parts).markup).toBe('<h1>Lancets</h1><nav>Gloves</nav>')
  expect(page('Lancets', new Map([['plain', { markup: '' }]]), 'plain').drawnMenus).toBe(0)
})

it('does not repeat a part of a page with an error', () => {
  const parts: RepeatedParts = new Map()
  takeParts('<gauze-part name="menu"><!--$!--></gauze-part>', parts, false)
  expect(parts.size).toBe(0)
})

it('keeps the drawn parts until the data of the frame change', () => {
  const frames = createFrameParts<{ readonly menu: readonly string[] }>()
  const first = frames.steady('en', { menu: ['Gloves'] })
  frames.partsOf(first).set('menu', { markup: '<nav>Gloves</nav>' })
  expect(frames.partsOf(frames.steady('en', { menu: ['Gloves'] })).has('menu')).toBe(true)
  expect(frames.partsOf(frames.steady('es', { menu: ['Guantes'] })).has('menu')).toBe(false)
  expect(frames.partsOf(frames.steady('en', { menu: ['Gowns'] })).has('menu')).toBe(false)
})
