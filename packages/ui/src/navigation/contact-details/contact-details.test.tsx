import { expect, it } from 'vitest'
import { page } from 'vitest/browser'
import { mount } from '../../../test/mount.js'
import { DrawerContact, FooterContact } from './index.js'

const contact = {
  contactNumber: '800-555-0134',
  contactEmail: 'care@gauze.example',
  hoursTextShort: 'Monday to Friday 9 am to 5 pm Eastern',
}

it.each([FooterContact, DrawerContact])('SHELL-08 says whom to call and when, and where to write: %o', async (Part) => {
  mount(<Part contact={contact} messages={{ title: 'Ask us', questions: 'Ask us:' }} />)
  await expect.element(page.getByText(/Ask us/)).toBeVisible()
  await expect.element(page.getByText(/Monday to Friday 9 am to 5 pm Eastern/)).toBeVisible()
  const hrefs = page
    .getByRole('link')
    .elements()
    .map((link) => link.getAttribute('href'))
  expect(hrefs).toEqual(['tel:800-555-0134', 'mailto:care@gauze.example'])
})
