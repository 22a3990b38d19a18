import type { Contact } from '@gauze/contract'
import { expect, it, vi } from 'vitest'
import { page, userEvent } from 'vitest/browser'
import { expectAccessible } from '../../../test/axe.js'
import { describeConformance } from '../../../test/describe-conformance.js'
import { listCall } from '../../../test/list-page.js'
import { mount } from '../../../test/mount.js'
import { storyList } from '../../story-data/story-list.js'
import { Contacts, type ContactsPort, contactKind, PayNotice } from './index.js'
import { contacts } from './story-contacts.js'

const [, luis] = contacts as [Contact, Contact]

function setUp(change: Partial<ContactsPort> = {}, roles: readonly string[] = []) {
  const deleteContact = vi.fn<ContactsPort['deleteContact']>(async () => ({ success: true }))
  const restoreContact = vi.fn<ContactsPort['restoreContact']>(async () => luis)
  const createContact = vi.fn<ContactsPort['createContact']>(async ({ firstName, lastName, email }) => {
    return { ...luis, firstName, lastName, email }
  })
  const port: ContactsPort = {
    ...{ createContact, deleteContact, restoreContact, getContact: async () => luis, editContact: async () => luis },
    ...{ resendInvite: async () => ({ success: true }), ...change },
  }
  const refresh = vi.fn<() => void>()
  const { container } = mount(
    <Contacts list={{ ...storyList(contactKind.codec, contacts), refresh }} port={port} roles={roles} />,
  )
  return { container, createContact, deleteContact, restoreContact, refresh }
}

const dialog = page.getByRole('dialog')

describeConformance('Contacts', (props, ref) => (
  <Contacts
    {...props}
    ref={ref}
    list={storyList(contactKind.codec, contacts)}
    port={{
      ...{ getContact: vi.fn(), createContact: vi.fn(), editContact: vi.fn() },
      ...{ deleteContact: vi.fn(), restoreContact: vi.fn(), resendInvite: vi.fn() },
    }}
  />
))

it('ACCT-04 API-15 lists people with their rights in words, and offers the actions that each status allows', async () => {
  const { container } = setUp()
  const row = (name: string | RegExp) => page.getByRole('row', { name })
  await expect.element(row(/^Dana Whitfield \(you\)/)).toMatchTextContent(/Administrator, Sees prices.*None.*Active/)
  await expect
    .element(row(/^Luis Ortega/))
    .toMatchTextContent(/Sees prices, Pays up to \$1,000\.00 at once.*\$500\.00.*Active/)
  await expect.element(row(/^Edith Brandt/)).toMatchTextContent(/Orders without prices.*Deactivated/)
  const offered = (name: string) =>
    Array.from(container.querySelectorAll(`[aria-label="Actions for ${name}"] + div button`), (button) =>
      button.getAttribute('aria-label'),
    )
  expect(offered('Dana Whitfield')).toEqual(['Edit Dana Whitfield'])
  expect(offered('Priya Raman')).toEqual(['Send again to Priya Raman', 'Edit Priya Raman', 'Deactivate Priya Raman'])
  expect(offered('Edith Brandt')).toEqual(['Edit Edith Brandt', 'Reactivate Edith Brandt'])
  await expectAccessible(container)
})

it('ACCT-04 API-18 VAL-01 VAL-03 invites a person, refuses a wrong amount at its field, and gives the focus back', async () => {
  const { createContact, refresh } = setUp()
  const invite = page.getByRole('button', { name: 'Invite a person' })
  await invite.click()
  await dialog.getByLabelText('First name').fill(' Ada ')
  await dialog.getByLabelText('Last name').fill('Diaz')
  await dialog.getByLabelText('Email').fill('Ada Diaz@Mercy.example')
  await dialog.getByLabelText(/^Approval limit in dollars/).fill('lots')
  await dialog.getByRole('button', { name: 'Send invitation' }).click()
  await expect
    .element(dialog.getByLabelText(/^Approval limit in dollars/))
    .toHaveAccessibleDescription('Must be a number Orders above it wait for approval. Without a limit, no order waits.')
  await expect.element(dialog.getByLabelText('Email')).toHaveAccessibleDescription('Cannot contain spaces')
  await expectAccessible()
  await dialog.getByLabelText('Email').fill('Ada@Mercy.example')
  await dialog.getByLabelText(/^Approval limit in dollars/).fill('$1,250.50')
  await dialog.getByRole('button', { name: 'Send invitation' }).click()
  await expect
    .element(page.getByRole('status').getByText('We sent an invitation to Ada Diaz at ada@mercy.example.'))
    .toBeVisible()
  await expect.element(invite).toHaveFocus()
  expect(createContact).toHaveBeenCalledExactlyOnceWith({
    ...{ firstName: 'Ada', lastName: 'Diaz', email: 'ada@mercy.example', phone: '', contactRole: '' },
    ...{ isPriceVisible: true, isAdmin: false, approvalLimit: 1250.5, mayPay: false, paymentLimit: null },
  })
  expect(refresh).toHaveBeenCalledOnce()
})

it.each([
  ['Invite a person', null, '', 'Ada'],
  ['Actions for Luis Ortega', 'Edit Luis Ortega', 'Luis', 'Luisa'],
])(
  'ACCT-04 VAL-06 “%s” keeps what was filled in when Escape closes the form, until Cancel',
  async (name, action, first, typed) => {
    setUp()
    const opener = page.getByRole('button', { name })
    const open = async () => {
      await opener.click()
      if (action) await page.getByRole('button', { name: action }).click()
    }
    const field = dialog.getByLabelText('First name')
    await open()
    await field.fill(typed)
    await userEvent.keyboard('{Escape}')
    await expect.element(opener).toHaveFocus()
    await open()
    await expect.element(field).toHaveValue(typed)
    await dialog.getByRole('button', { name: 'Cancel' }).click()
    await open()
    await expect.element(field).toHaveValue(first)
  },
)

it('ACCT-04 API-31 offers the roles of the store, and a role that a person has already', async () => {
  const editContact = vi.fn<ContactsPort['editContact']>(async () => luis)
  setUp({ editContact }, ['Nursing', 'Pharmacy'])
  await page.getByRole('button', { name: 'Actions for Luis Ortega' }).click()
  await page.getByRole('button', { name: 'Edit Luis Ortega' }).click()
  const role = dialog.getByRole('combobox', { name: 'Role' })
  await expect.element(role).toHaveValue(luis.contactRole)
  const offered = [...role.element().querySelectorAll('option')].map(({ text }) => text)
  expect(offered).toEqual(['No role', luis.contactRole, 'Nursing', 'Pharmacy'])
  await role.selectOptions('Pharmacy')
  await dialog.getByRole('button', { name: 'Save' }).click()
  await expect.element(page.getByText('Luis Ortega was saved.')).toBeVisible()
  expect(editContact.mock.calls).toMatchObject([[{ contactRole: 'Pharmacy' }]])
})

it('ACCT-04 API-19 keeps typed values when somebody else changed the contact, and the second save works', async () => {
  const detail = 'Somebody changed this contact meanwhile: Luis Ortega, no administrator, sees no prices.'
  const problem = { type: 'https://gauze.example/problems/contact-changed', detail }
  const editContact = vi.fn<ContactsPort['editContact']>(async () => luis)
  editContact.mockRejectedValueOnce({ kind: 'conflict', problem })
  const latest = { ...luis, permissions: { ...luis.permissions, isPriceVisible: false }, revision: 'later' }
  setUp({ editContact, getContact: async () => latest })
  await page.getByRole('button', { name: 'Actions for Luis Ortega' }).click()
  await page.getByRole('button', { name: 'Edit Luis Ortega' }).click()
  await dialog.getByLabelText(/^Approval limit in dollars/).fill('')
  await dialog.getByRole('button', { name: 'Save' }).click()
  await expect.element(dialog.getByText(detail)).toBeVisible()
  await expect.element(dialog.getByLabelText(/^Approval limit in dollars/)).toHaveValue('')
  await expect.element(dialog.getByRole('checkbox', { name: 'Sees prices' })).not.toBeChecked()
  await dialog.getByRole('button', { name: 'Save' }).click()
  await expect.element(page.getByText('Luis Ortega was saved.')).toBeVisible()
  expect(editContact.mock.calls).toMatchObject([
    [{ revision: 'r2', approvalLimit: null, isPriceVisible: true }],
    [{ revision: 'later', approvalLimit: null, isPriceVisible: false }],
  ])
})

it('PLUS-25: an administrator lets a person pay up to an amount, and ends the right', async () => {
  const editContact = vi.fn<ContactsPort['editContact']>(async () => luis)
  const { createContact } = setUp({ editContact })
  const mayPay = dialog.getByRole('checkbox', { name: 'May pay' })
  const most = dialog.getByLabelText(/^Most for each payment in dollars/)
  await page.getByRole('button', { name: 'Invite a person' }).click()
  await expect.element(mayPay).not.toBeChecked()
  expect(most.query()).toBeNull()
  await dialog.getByText('May pay').click()
  await most.fill('some')
  await dialog.getByLabelText('First name').fill('Ada')
  await dialog.getByLabelText('Last name').fill('Diaz')
  await dialog.getByLabelText('Email').fill('ada@mercy.example')
  await dialog.getByRole('button', { name: 'Send invitation' }).click()
  await expect.element(most).toHaveAttribute('aria-invalid', 'true')
  await expectAccessible()
  await most.fill('$1,000')
  await dialog.getByRole('button', { name: 'Send invitation' }).click()
  await expect.poll(() => createContact.mock.calls).toMatchObject([[{ mayPay: true, paymentLimit: 1000 }]])
  await page.getByRole('button', { name: 'Actions for Luis Ortega' }).click()
  await page.getByRole('button', { name: 'Edit Luis Ortega' }).click()
  await expect.element(mayPay).toBeChecked()
  await expect.element(most).toHaveValue('1,000.00')
  await dialog.getByText('May pay').click()
  await dialog.getByRole('button', { name: 'Save' }).click()
  await expect.poll(() => editContact.mock.calls).toMatchObject([[{ mayPay: false, paymentLimit: null }]])
})

it('PLUS-25: the right to pay is not offered to administrators, who have it, and stays as it is in their entry', async () => {
  const editContact = vi.fn<ContactsPort['editContact']>(async () => luis)
  setUp({ editContact })
  await page.getByRole('button', { name: 'Actions for Luis Ortega' }).click()
  await page.getByRole('button', { name: 'Edit Luis Ortega' }).click()
  await dialog.getByText('Administrator', { exact: true }).click()
  await expect.element(dialog.getByText(/^An administrator approves orders, pays invoices/)).toBeVisible()
  expect(dialog.getByRole('checkbox', { name: 'May pay' }).query()).toBeNull()
  await dialog.getByRole('button', { name: 'Save' }).click()
  await expect.poll(() => editContact.mock.calls).toMatchObject([[{ isAdmin: true }]])
  expect(editContact.mock.calls[0]?.[0]).not.toHaveProperty('mayPay')
  expect(editContact.mock.calls[0]?.[0]).not.toHaveProperty('paymentLimit')
})

it('PLUS-25: the notice about the right to pay stays until the store has heard that it was read', async () => {
  const onDismiss = vi.fn<() => Promise<unknown>>(async () => ({ isShown: false }))
  onDismiss.mockRejectedValueOnce({ kind: 'network' })
  const { container } = mount(<PayNotice onDismiss={onDismiss} />)
  await expectAccessible(container)
  const gotIt = page.getByRole('button', { name: 'Got it' })
  await userEvent.tab()
  await userEvent.keyboard('{Enter}')
  await expect.element(page.getByText(/still there for the next visit/)).toBeVisible()
  await expect.element(gotIt).toHaveFocus()
  await userEvent.keyboard('{Enter}')
  await expect.element(gotIt).not.toBeInTheDocument()
  expect(onDismiss).toHaveBeenCalledTimes(2)
})

it('ACCT-04 API-20 deactivates after a warning, and Undo, which has the focus, lets the person in again', async () => {
  const { deleteContact, restoreContact } = setUp()
  await page.getByRole('button', { name: 'Actions for Luis Ortega' }).click()
  await page.getByRole('button', { name: 'Deactivate Luis Ortega' }).click()
  const warning = page.getByRole('alertdialog', { name: 'Deactivate Luis Ortega?' })
  await expect.element(warning).toMatchTextContent(/logs them out everywhere at once/)
  await warning.getByRole('button', { name: 'Deactivate' }).click()
  const undo = page.getByRole('button', { name: 'Undo' })
  await expect.element(undo).toHaveFocus()
  await userEvent.keyboard('{Enter}')
  await expect.element(page.getByText('Luis Ortega can log in again.')).toBeVisible()
  expect([deleteContact.mock.calls, restoreContact.mock.calls]).toEqual([[[{ id: 2 }]], [[{ id: 2 }]]])
})

it('ACCT-04 API-20 speaks of the invitation when somebody who never signed in is deactivated and invited again', async () => {
  const priya = contacts[2] ?? expect.fail('no contact')
  setUp({ restoreContact: async () => priya })
  await page.getByRole('button', { name: 'Actions for Priya Raman' }).click()
  await page.getByRole('button', { name: 'Deactivate Priya Raman' }).click()
  const warning = page.getByRole('alertdialog', { name: 'Deactivate Priya Raman?' })
  await expect
    .element(warning)
    .toMatchTextContent(/Their invitation stops working at once\. You can invite them again\./)
  expect(warning.getByText(/logs them out|orders/).elements()).toEqual([])
  await warning.getByRole('button', { name: 'Deactivate' }).click()
  await expect.element(page.getByText('Priya Raman was deactivated. The invitation no longer works.')).toBeVisible()
  await page.getByRole('button', { name: 'Undo' }).click()
  await expect.element(page.getByText('Priya Raman is invited again.')).toBeVisible()
})

it('ACCT-04 nobody changes their own rights, and a refusal to deactivate is in the server’s words', async () => {
  const detail = 'Luis Ortega is the only administrator of your company.'
  setUp({
    deleteContact: vi.fn().mockRejectedValue({ kind: 'conflict', problem: { type: 'x/last-administrator', detail } }),
  })
  await page.getByRole('button', { name: 'Actions for Dana Whitfield' }).click()
  await page.getByRole('button', { name: 'Edit Dana Whitfield' }).click()
  await expect.element(dialog.getByText('You cannot change your own rights.', { exact: false })).toBeVisible()
  expect(dialog.getByRole('checkbox').elements()).toEqual([])
  await userEvent.keyboard('{Escape}')
  await page.getByRole('button', { name: 'Actions for Luis Ortega' }).click()
  await page.getByRole('button', { name: 'Deactivate Luis Ortega' }).click()
  await page.getByRole('alertdialog').getByRole('button', { name: 'Deactivate' }).click()
  await expect.element(page.getByRole('alertdialog').getByText(detail)).toBeVisible()
})

it('ACCT-04 a mistyped status in the address lists everybody', async () => {
  const { asked, answer } = listCall(contacts)
  const query = contactKind.codec.read(new URLSearchParams('status=gone&search=ada&page=2'))
  await contactKind.read({ getContacts: answer }, query)
  expect(asked).toEqual([{ page: 2, limit: 100, search: 'ada' }])
})
