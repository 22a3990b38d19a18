import { createContext, use, useState } from 'react'
import { expect, it } from 'vitest'
import { mount } from '../../test/mount.js'
import { Pagination } from '../navigation/pagination/index.js'
import { GauzeProvider } from '../provider/index.js'
import { Anchor, type AnchorProps } from './index.js'

const Navigate = createContext<(path: string) => void>(() => undefined)

function RouterLink({ href, ...props }: AnchorProps) {
  const navigate = use(Navigate)
  const follow: AnchorProps['onClick'] = (event) => {
    event.preventDefault()
    navigate(href)
  }
  return <a {...props} href={`/shop${href}`} onClick={follow} data-partner="" />
}

/** An application with its own router: it keeps the path in state and loads no page. */
function PartnerApp() {
  const [path, setPath] = useState('/products/2')
  return (
    <Navigate value={setPath}>
      <GauzeProvider link={RouterLink}>
        <output>{path}</output>
        <Pagination className="partner-pages" page={2} pages={9} hrefOf={(page) => `/products/${page}`} />
        <Anchor href="https://elsewhere.example/">Elsewhere</Anchor>
        <Anchor href="//elsewhere.example/">Elsewhere too</Anchor>
      </GauzeProvider>
    </Navigate>
  )
}

it("LIB-05 goes through the router of a partner's app, to its own addresses, and loads no page", async () => {
  const { container } = mount(<PartnerApp />)
  const links = [...container.querySelectorAll<HTMLAnchorElement>('.partner-pages a')]
  expect(links.length).toBeGreaterThan(2)
  for (const link of links) {
    expect(link.dataset.partner).toBe('')
    expect(link.getAttribute('href')).toMatch(/^\/shop\/products\/\d$/)
  }
  const [next] = links.filter((link) => link.getAttribute('href') === '/shop/products/3')
  const before = location.href
  next?.click()
  await expect.poll(() => container.querySelector('output')?.textContent).toBe('/products/3')
  expect(location.href).toBe(before)
})

it('LIB-05 leaves links to other origins to the browser', () => {
  const { container } = mount(<PartnerApp />)
  const foreign = [...container.querySelectorAll('a')].filter(({ href }) => href.includes('elsewhere.example'))
  expect(foreign.map((link) => 'partner' in link.dataset)).toEqual([false, false])
})
