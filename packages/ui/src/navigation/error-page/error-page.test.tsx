import { expect, it } from 'vitest'
import { page } from 'vitest/browser'
import { describeConformance } from '../../../test/describe-conformance.js'
import { mount } from '../../../test/mount.js'
import { GauzeProvider } from '../../provider/index.js'
import { ErrorPage } from './error-page.js'

describeConformance('ErrorPage', (props, ref) => <ErrorPage {...props} ref={ref} status={503} retryHref="/cart" />)

function hrefsOf(container: HTMLElement) {
  return [...container.querySelectorAll('a')].map((link) => [link.textContent, link.getAttribute('href')])
}

it.each([503, 409, 'unreached'] as const)('ROUTE-08 offers the page of %s again', (status) => {
  const { container } = mount(<ErrorPage status={status} retryHref="/cart?unit=2" />)
  expect(hrefsOf(container)[0]).toEqual(['Try again', '/cart?unit=2'])
})

it('ROUTE-08 offers no page again that cannot come, nor one that is not named', () => {
  const gone = mount(<ErrorPage status={404} retryHref="/cart" />)
  expect(hrefsOf(gone.container)).toEqual([
    ['Browse all products', '/products'],
    ['Go to the home page', '/'],
  ])
  const demonstrated = mount(<ErrorPage status={503} />)
  expect(hrefsOf(demonstrated.container)).toHaveLength(2)
})

it('ROUTE-08 leads to the login, and shows the number to quote, in its own words', async () => {
  const { container } = mount(
    <ErrorPage status={401} loginHref="/in" requestId="r1" help="Call us." messages={{ login: 'Sign in' }} />,
  )
  expect(hrefsOf(container)[0]).toEqual(['Sign in', '/in'])
  await expect.element(page.getByText('Call us. Please quote reference r1.')).toBeVisible()
  await expect.element(page.getByText('Error 401')).toBeVisible()
})

it('ROUTE-08 SHELL-08 shows the phone number and its hours', async () => {
  const contact = { contactNumber: '800-555-0134', hoursTextShort: 'Monday to Friday 9 am to 5 pm Eastern' }
  mount(<ErrorPage status={404} contact={contact} messages={{ support: 'Ring' }} />)
  await expect.element(page.getByText('Ring 800-555-0134, Monday to Friday 9 am to 5 pm Eastern.')).toBeVisible()
  await expect.element(page.getByRole('link', { name: '800-555-0134' })).toHaveAttribute('href', 'tel:800-555-0134')
})

it('ROUTE-08 LIB-08 titles the document in the words of the provider, if it is to', async () => {
  const messages = { errorPage: { server: { title: 'Something broke', text: 'We are on it.' }, statuses: {} } }
  const error = (documentTitle?: (title: string) => string) => (
    <GauzeProvider messages={messages}>
      <ErrorPage status={503} documentTitle={documentTitle} />
    </GauzeProvider>
  )
  const { rerender } = mount(error())
  expect(document.querySelector('title')?.textContent).not.toContain('Something broke')
  rerender(error((title) => `${title} | Own`))
  await expect.poll(() => document.title).toBe('Something broke | Own')
})
