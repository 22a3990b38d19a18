import { renderToString } from 'react-dom/server'
import { createRoutesStub, Meta, Outlet } from 'react-router'
import { expect, it } from 'vitest'
import ErrorStatus, { meta } from '../routes/error-status.js'
import { meta as protectedMeta } from '../routes/protected.js'
import { StoreErrorPage } from './error-page.js'

const contact = { contactNumber: '1-800-555-0100', hoursTextShort: 'Mon to Fri' }
const data = { root: { content: { contact, ...contact }, categories: [] } }

function Frame() {
  return (
    <>
      <Meta />
      <Outlet />
    </>
  )
}

function titlesOf(html: string) {
  return [...html.matchAll(/<title>(.*?)<\/title>/g)].map(([, title]) => title)
}

function render(path: string) {
  const Store = createRoutesStub([
    {
      id: 'root',
      path: '/',
      Component: Frame,
      children: [
        {
          id: 'protected',
          Component: Outlet,
          meta: protectedMeta,
          children: [
            {
              path: 'error/:statusCode',
              Component: ErrorStatus,
              meta: ({ params, matches }) => meta({ matches, params: { statusCode: params.statusCode ?? '' } }),
            },
            { path: 'failed', Component: () => <StoreErrorPage status={500} /> },
          ],
        },
      ],
    },
  ])
  return renderToString(<Store initialEntries={[path]} hydrationData={{ loaderData: data }} />)
}

it('ROUTE-08 has one title on the page of a status', () => {
  expect(titlesOf(render('/error/429'))).toEqual(['Too many requests | Gauze'])
})

it('ROUTE-08 has one title on a page of the signed-in store that failed', () => {
  expect(titlesOf(render('/failed'))).toEqual(['Something went wrong on our side | Gauze'])
})
