import { renderToString } from 'react-dom/server'
import { expect, it } from 'vitest'
import { describeConformance } from '../../../test/describe-conformance.js'
import { HeaderShell } from './header-shell.js'

const nothing = () => undefined

describeConformance('HeaderShell', (props, ref) => (
  <HeaderShell {...props} ref={ref} logo="Gauze" search="" tools="" onMenu={nothing} />
))

it('SHELL-03 serves plain links in place of the slide-out menu, for where there is no script', () => {
  const fallback = <a href="/shop">Shop</a>
  const html = renderToString(<HeaderShell logo="Gauze" search="" tools="" onMenu={nothing} fallback={fallback} />)
  expect(html).toMatch(/<noscript>.*href="\/shop".*<\/noscript>/)
})
