import type { Problem } from '@gauze/contract'
import { describe, expect, it, vi } from 'vitest'
import { page, userEvent } from 'vitest/browser'
import { expectAccessible } from '../../../test/axe.js'
import { describeConformance } from '../../../test/describe-conformance.js'
import { mount } from '../../../test/mount.js'
import {
  type AccountChoices,
  type AccountCreation,
  CreateAccountForm,
  type CreateAccountFormProps,
} from './create-account-form.js'

const choices: AccountChoices = {
  businessTypes: [{ id: 7, name: 'Clinic' }],
  contactRoles: [{ id: 9, name: 'Office manager' }],
}

const created: AccountCreation = { error: false, data: { message: 'Your request has been created' } }

function nothing() {
  return undefined
}

describeConformance('CreateAccountForm', (props, ref) => (
  <CreateAccountForm {...props} ref={ref} choices={choices} onSubmit={async () => created} onCreated={nothing} />
))

function setUp(
  answer: AccountCreation | Promise<AccountCreation> = created,
  change: Partial<CreateAccountFormProps> = {},
) {
  const onSubmit = vi.fn<CreateAccountFormProps['onSubmit']>(async () => answer)
  const onCreated = vi.fn()
  const draw = (more: Partial<CreateAccountFormProps> = {}) => (
    <CreateAccountForm choices={choices} onSubmit={onSubmit} onCreated={onCreated} {...change} {...more} />
  )
  const { container, rerender } = mount(draw())
  return { onSubmit, onCreated, container, redraw: (more: Partial<CreateAccountFormProps>) => rerender(draw(more)) }
}

function field(label: string) {
  return page.getByLabelText(label, { exact: true })
}

function send() {
  return userEvent.click(page.getByRole('button', { name: 'Send application' }))
}

async function fillIn() {
  for (const [label, value] of [
    ['Company name', ' Lakeside Clinic '],
    ['First name', 'Ann'],
    ['Last name', 'Lee'],
    ['Phone', '(518) 555-0100'],
    ['Work email', ' Ann@Lakeside.Example '],
    ['Street address', '12 Lake Road'],
    ['City', 'Albany'],
    ['ZIP code', '12207'],
  ] as const)
    await userEvent.fill(page.getByLabelText(label), value)
  await userEvent.selectOptions(field('Business type'), 'Clinic')
  await userEvent.selectOptions(field('Role'), 'Office manager')
  await userEvent.selectOptions(field('State'), 'New York')
}

function problem(detail: string, errors: Record<string, string[]>): Problem {
  const title = 'The request is not valid'
  return { type: 'https://gauze.example/problems/validation', title, status: 400, detail, errors, requestId: 'r-1' }
}

describe('CreateAccountForm', () => {
  it('AUTH-09 sends everything that was filled in, tidied, and says so once the store has it', async () => {
    const { onSubmit, onCreated } = setUp()
    await fillIn()
    await userEvent.fill(page.getByLabelText(/^Notes/), 'Two rooms.\nOpen on Saturdays.')
    await userEvent.click(page.getByRole('checkbox', { name: 'We would like to pay on terms' }))
    await send()
    await expect.poll(() => onCreated.mock.calls.length).toBe(1)
    expect(onSubmit.mock.calls).toEqual([
      [
        {
          ...{ company: 'Lakeside Clinic', businessType: '7', website: '', firstName: 'Ann', lastName: 'Lee' },
          ...{ contactRole: '9', phone: '(518) 555-0100', email: 'ann@lakeside.example' },
          ...{ line1: '12 Lake Road', line2: '', city: 'Albany', state: 'NY', zip: '12207' },
          ...{ licenseNumber: '', wantsTerms: true, notes: 'Two rooms.\nOpen on Saturdays.' },
        },
      ],
    ])
  })

  it('AUTH-09 names the missing fields on top and next to each of them, and goes to the first; all by keyboard', async () => {
    const { onSubmit, container } = setUp()
    await send()
    await expect.element(page.getByText(/11 fields need your attention/)).toBeVisible()
    await expect.element(page.getByLabelText('Company name')).toHaveFocus()
    await expect.element(field('Business type')).toHaveAccessibleDescription('Business type is required')
    await expect.element(field('Business type')).toBeRequired()
    expect(onSubmit).not.toHaveBeenCalled()
    await expectAccessible(container)
  })

  it('AUTH-09 has its parts under headings', async () => {
    setUp()
    const names = page
      .getByRole('heading', { level: 2 })
      .elements()
      .map((heading) => heading.textContent)
    expect(names).toEqual(['Company', 'You', 'Ship-to address', 'License and terms'])
    for (const name of names) await expect.element(page.getByRole('region', { name: name ?? '' })).toBeVisible()
  })

  it('VAL-06 AUTH-09 says how a website, a ZIP code and a telephone number look', async () => {
    const { onSubmit } = setUp()
    await fillIn()
    await userEvent.fill(page.getByLabelText(/^Website/), 'our site')
    await userEvent.fill(page.getByLabelText('ZIP code'), '122')
    await userEvent.fill(page.getByLabelText('Phone'), 'call me')
    await send()
    await expect
      .element(page.getByLabelText(/^Website/))
      .toHaveAccessibleDescription('Enter a web address such as www.example.com')
    await expect
      .element(page.getByLabelText('ZIP code'))
      .toHaveAccessibleDescription('Enter a ZIP code such as 12207 or 12207-1234')
    await expect
      .element(page.getByLabelText('Phone'))
      .toHaveAccessibleDescription('Enter a telephone number such as (518) 555-0100')
    expect(onSubmit).not.toHaveBeenCalled()
  })

  it('AUTH-09 WCAG 3.3.1 3.3.3 shows the errors of {error, data} by field, goes to the first, and keeps the entries', async () => {
    const errors = { phone: ['is not reachable'], businessType: ['is not one of our choices'] }
    const { onCreated } = setUp({ error: true, data: problem('phone is not reachable', errors) })
    await fillIn()
    await send()
    await expect.element(field('Business type')).toHaveFocus()
    await expect.element(field('Business type')).toHaveAccessibleDescription('Business type is not one of our choices')
    await expect.element(page.getByLabelText('Phone')).toHaveAccessibleDescription('Phone is not reachable')
    await expect.element(page.getByText(/2 fields need your attention/)).toBeVisible()
    await expect.element(page.getByLabelText('Company name')).toHaveValue(' Lakeside Clinic ')
    await expect.element(page.getByLabelText('City')).toHaveValue('Albany')
    expect(onCreated).not.toHaveBeenCalled()
  })

  it("AUTH-09 shows the server's message on top when it is about no field", async () => {
    const words = 'Your network sent many applications. Nothing is lost: try again in 2 minutes, or call us.'
    setUp({ error: true, data: problem(words, {}) })
    await fillIn()
    await send()
    await expect.element(page.getByRole('alert').getByText(words)).toBeVisible()
    await expect.element(page.getByLabelText('Work email')).toHaveValue('Ann@Lakeside.Example')
  })

  it('AUTH-09 says that it was not sent without a connection, and sends it with the next press', async () => {
    const { onSubmit, onCreated } = setUp({ error: true, data: null })
    await fillIn()
    await send()
    const words = 'Your application could not be sent. Nothing is lost: check your connection and try again.'
    await expect.element(page.getByRole('alert').getByText(words)).toBeVisible()
    onSubmit.mockResolvedValue(created)
    await send()
    await expect.poll(() => onCreated.mock.calls.length).toBe(1)
    await expect.element(page.getByText(words)).not.toBeInTheDocument()
  })

  it('AUTH-09 is sent once however often the button is pressed, which keeps its focus', async () => {
    const { promise, resolve } = Promise.withResolvers<AccountCreation>()
    const { onSubmit, onCreated } = setUp(promise)
    await fillIn()
    await send()
    await userEvent.keyboard('{Enter}{Enter}')
    await expect.element(page.getByRole('button', { name: 'Send application' })).toHaveFocus()
    expect(onSubmit).toHaveBeenCalledOnce()
    resolve(created)
    await expect.poll(() => onCreated.mock.calls.length).toBe(1)
  })

  it('AUTH-09 works while the choices are missing: they are loaded again, and nothing that was typed is lost', async () => {
    const onRetryChoices = vi.fn()
    const { container, redraw } = setUp(created, { choices: null, onRetryChoices })
    await expect.element(page.getByRole('alert')).toMatchTextContent(/business types and roles could not be loaded/)
    await userEvent.fill(page.getByLabelText('Company name'), 'Lakeside')
    await userEvent.click(page.getByRole('button', { name: 'Load them again' }))
    expect(onRetryChoices).toHaveBeenCalledOnce()
    await expectAccessible(container)
    redraw({ isLoadingChoices: true })
    await expect.element(page.getByRole('button', { name: 'Load them again' })).toHaveFocus()
    redraw({ choices })
    await expect.element(page.getByRole('alert')).not.toBeInTheDocument()
    await expect.element(field('Business type')).toHaveFocus()
    await userEvent.selectOptions(field('Business type'), 'Clinic')
    await expect.element(page.getByLabelText('Company name')).toHaveValue('Lakeside')
  })

  it('AUTH-09 says in the fields that the choices are loading', async () => {
    setUp(created, { choices: null, isLoadingChoices: true })
    await expect.element(field('Role')).toMatchTextContent('Loading…')
    expect(page.getByRole('alert').elements()).toEqual([])
  })

  it('WCAG 1.3.5 lets the browser fill in the fields', () => {
    const { container } = setUp()
    const hints = [...container.querySelectorAll('[autocomplete]')].map((each) => each.getAttribute('autocomplete'))
    expect(hints).toEqual([
      ...['organization', 'url', 'given-name', 'family-name', 'tel', 'email', 'address-line1', 'address-line2'],
      ...['address-level2', 'address-level1', 'postal-code', 'off'],
    ])
  })
})
