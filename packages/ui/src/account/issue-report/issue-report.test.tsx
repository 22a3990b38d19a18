import { expect, it } from 'vitest'
import { page } from 'vitest/browser'
import { describeConformance } from '../../../test/describe-conformance.js'
import { mount } from '../../../test/mount.js'
import { IssueReport } from './index.js'

function facts() {
  return { page: '/cart', requestId: 'r1' }
}

describeConformance('IssueReport', (props, ref) => (
  <IssueReport {...props} ref={ref} email="care@store.example" facts={facts} />
))

function mail() {
  const address = new URL(page.getByRole('link').element().getAttribute('href') ?? '')
  return { to: address.pathname, body: address.searchParams.get('body')?.split('\n') ?? [] }
}

it('OPS-03 sends what it shows, and no network address', async () => {
  mount(<IssueReport email="care@store.example" facts={facts} writer={['Login: dana']} />)
  await expect.element(page.getByText('/cart')).toBeVisible()
  await expect.poll(() => mail().to).toBe('care@store.example')
  expect(mail().body).toEqual([
    'What happened:',
    '',
    'What I expected:',
    '',
    'Login: dana',
    `Browser: ${navigator.userAgent}`,
    'Page: /cart',
    'Latest failed request: r1',
  ])
  await expect.element(page.getByRole('button')).not.toBeInTheDocument()
})

it('OPS-03 adds the network address once it is asked for', async () => {
  mount(<IssueReport email="care@store.example" facts={facts} onLookup={async () => '203.0.113.7'} />)
  await page.getByRole('button', { name: 'Add my network address' }).click()
  await expect.element(page.getByRole('status')).toHaveTextContent('Your network address was added to the mail.')
  expect(mail().body.at(-1)).toBe('Network address: 203.0.113.7')
})

it('OPS-03 says when there is none to be found, and can be asked again', async () => {
  const answers: (string | null)[] = [null, '203.0.113.7']
  mount(<IssueReport email="care@store.example" facts={facts} onLookup={async () => answers.shift() ?? null} />)
  const button = page.getByRole('button', { name: 'Add my network address' })
  await button.click()
  await expect
    .element(page.getByRole('status'))
    .toHaveTextContent('Your network address could not be found. You can send the rest without it.')
  await button.click()
  await expect.element(page.getByText('203.0.113.7')).toBeVisible()
})
