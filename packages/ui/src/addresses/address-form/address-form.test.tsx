import type { AddressSuggestion } from '@gauze/contract'
import { describe, expect, it, vi } from 'vitest'
import { page, userEvent } from 'vitest/browser'
import { expectAccessible } from '../../../test/axe.js'
import { describeConformance } from '../../../test/describe-conformance.js'
import { mount, unmountAll } from '../../../test/mount.js'
import { AddressForm, type AddressFormProps, type AddressFormValues } from './address-form.js'
import type { ProposeAddresses } from './use-proposals.js'

function nothing() {
  return undefined
}

describeConformance('AddressForm', (props, ref) => <AddressForm {...props} ref={ref} onSubmit={nothing} />)

function proposalOf(number: number): AddressSuggestion {
  return {
    id: String(number),
    label: `${number} Main Street, Albany, NY 12207`,
    line1: `${number} Main Street`,
    city: 'Albany',
    state: 'NY',
    zip: '12207',
  }
}

function street() {
  return page.getByLabelText('Street address')
}
function option(number: number) {
  return page.getByRole('option', { name: `${number} Main Street, Albany, NY 12207` })
}
function save() {
  return userEvent.click(page.getByRole('button', { name: 'Save address' }))
}
function value(label: string) {
  return expect.element(page.getByLabelText(label, { exact: true }))
}

function setUp(lookup?: ProposeAddresses) {
  const onSubmit = vi.fn<AddressFormProps['onSubmit']>()
  const { container } = mount(<AddressForm onSubmit={onSubmit} lookup={lookup} />)
  return { onSubmit, container }
}

async function fillIn() {
  await userEvent.fill(street(), ' 43 New Scotland Ave ')
  await userEvent.fill(page.getByLabelText('City'), 'Albany')
  await userEvent.selectOptions(page.getByLabelText('State'), 'NY')
  await userEvent.fill(page.getByLabelText('ZIP code'), '12208')
}

describe('AddressForm', () => {
  it('VAL-06 reports each change, from which a form that opens again begins', async () => {
    const changes: Partial<AddressFormValues>[] = []
    const keep: AddressFormProps['onValuesChange'] = (change) => void changes.push(change)
    mount(<AddressForm onSubmit={nothing} onValuesChange={keep} />)
    await fillIn()
    const filledIn: Partial<AddressFormValues> = Object.assign({}, ...changes)
    expect(filledIn).toEqual({ line1: ' 43 New Scotland Ave ', city: 'Albany', state: 'NY', zip: '12208' })
    unmountAll()
    mount(<AddressForm onSubmit={nothing} initial={filledIn} />)
    await value('City').toHaveValue('Albany')
    await value('ZIP code').toHaveValue('12208')
  })

  it('OPS-05 is plain fields without a service, and submits the address tidied', async () => {
    const { onSubmit, container } = setUp()
    await fillIn()
    expect(container.querySelector('[role="combobox"]')).toBeNull()
    await save()
    expect(onSubmit.mock.calls).toEqual([
      [
        {
          label: '43 New Scotland Ave',
          attention: '',
          line1: '43 New Scotland Ave',
          line2: '',
          city: 'Albany',
          state: 'NY',
          zip: '12208',
          phone: '',
          isDefaultShipping: false,
          isDefaultBilling: false,
        },
      ],
    ])
  })

  it('WCAG 3.3.2 announces the state as required, like the other fields', async () => {
    setUp()
    await expect.element(page.getByRole('combobox', { name: 'State' })).toBeRequired()
  })

  it('names the missing fields on top and next to each of them, and goes to the first', async () => {
    const { onSubmit, container } = setUp()
    await save()
    await value('Street address').toHaveFocus()
    await expect.element(page.getByText(/4 fields need your attention/)).toBeVisible()
    await value('Street address').toHaveAccessibleDescription('Street address is required')
    await userEvent.click(page.getByRole('link', { name: 'ZIP code is required' }))
    expect(document.activeElement).toHaveAttribute('name', 'zip')
    expect(onSubmit).not.toHaveBeenCalled()
    await expectAccessible(container)
  })

  it('shows the form of a ZIP code', async () => {
    const { onSubmit } = setUp()
    await fillIn()
    await userEvent.fill(page.getByLabelText('ZIP code'), '1220')
    await save()
    await value('ZIP code').toHaveAccessibleDescription('Enter a ZIP code such as 12207 or 12207-1234')
    expect(onSubmit).not.toHaveBeenCalled()
  })

  it('keeps a street that is too long for it, and says how long it may be', async () => {
    const { onSubmit } = setUp()
    await fillIn()
    const long = 'Building 4, '.repeat(12)
    await userEvent.fill(street(), long)
    await save()
    await value('Street address').toHaveValue(long)
    await value('Street address').toHaveAccessibleDescription('Street address must be at most 120 characters')
    expect(onSubmit).not.toHaveBeenCalled()
  })

  it('says that it could not be saved, and keeps the entries', async () => {
    mount(<AddressForm onSubmit={() => Promise.reject({ kind: 'network' })} />)
    await fillIn()
    await save()
    const words = 'The address could not be saved. Nothing is lost: try again.'
    await expect.element(page.getByRole('alert').getByText(words)).toBeVisible()
    await value('City').toHaveValue('Albany')
  })

  it('lets the browser fill in the fields', () => {
    const { container } = setUp()
    const hints = [...container.querySelectorAll('[autocomplete]')].map((field) => field.getAttribute('autocomplete'))
    expect(hints).toEqual([
      'address-line1',
      'address-line2',
      'address-level2',
      'address-level1',
      'postal-code',
      'name',
      'tel',
      'off',
    ])
  })

  it('OPS-05 suggests addresses by keyboard: arrows go through them, Enter fills in the fields', async () => {
    const { onSubmit, container } = setUp(async () => [proposalOf(1), proposalOf(2)])
    await userEvent.type(street(), 'Main St')
    await expect.element(option(2)).toBeVisible()
    await expect.element(page.getByText('2 addresses suggested')).toBeInTheDocument()
    await value('Street address').toHaveAttribute('aria-expanded', 'true')
    await expectAccessible(container)
    await userEvent.keyboard('{ArrowDown}{ArrowDown}')
    await expect.element(option(2)).toHaveAttribute('aria-selected', 'true')
    await userEvent.keyboard('{Enter}')
    await value('Street address').toHaveValue('2 Main Street')
    await value('State').toHaveValue('NY')
    await value('ZIP code').toHaveValue('12207')
    expect(onSubmit).not.toHaveBeenCalled()
    expect(document.activeElement).toHaveAttribute('name', 'line1')
    await value('Street address').toHaveAttribute('aria-expanded', 'false')
  })

  it('OPS-05 suggests addresses by mouse', async () => {
    setUp(async () => [proposalOf(1)])
    await userEvent.type(street(), 'Main St')
    await userEvent.click(option(1))
    await value('City').toHaveValue('Albany')
  })

  it('OPS-05 closes the list with Escape and keeps the typed text', async () => {
    const onKeyDown = vi.fn()
    const { container } = setUp(async () => [proposalOf(1)])
    container.addEventListener('keydown', (event) => event.key === 'Escape' && onKeyDown())
    await userEvent.type(street(), 'Main St')
    await expect.element(option(1)).toBeVisible()
    await userEvent.keyboard('{Escape}')
    await expect.element(option(1)).not.toBeInTheDocument()
    await value('Street address').toHaveValue('Main St')
  })

  it('OPS-05 never shows an older answer for the current text', async () => {
    const answers = new Map<string, (found: AddressSuggestion[]) => void>()
    setUp((text) => new Promise((resolve) => answers.set(text, resolve)))
    await userEvent.type(street(), '1 Main')
    await expect.poll(() => answers.has('1 Main')).toBe(true)
    await userEvent.type(street(), ' Street')
    await expect.poll(() => answers.has('1 Main Street')).toBe(true)
    answers.get('1 Main Street')?.([proposalOf(1)])
    answers.get('1 Main')?.([proposalOf(9)])
    await expect.element(option(1)).toBeVisible()
    await expect.element(option(9)).not.toBeInTheDocument()
  })

  it('OPS-05 becomes plain fields, with a quiet notice, when the service fails, and asks it no more', async () => {
    const lookup = vi.fn<ProposeAddresses>(() => Promise.reject(new Error('down')))
    const { onSubmit, container } = setUp(lookup)
    await userEvent.type(street(), '43 New')
    await expect
      .element(page.getByText('Address suggestions are not available right now. Fill in the fields yourself.'))
      .toBeVisible()
    expect(container.querySelector('[role="combobox"]')).toBeNull()
    expect(document.activeElement).toHaveAttribute('name', 'line1')
    await fillIn()
    await save()
    expect(onSubmit).toHaveBeenCalledOnce()
    expect(lookup).toHaveBeenCalledOnce()
  })

  it('OPS-05 does not wait for a slow service: the address can be saved meanwhile', async () => {
    const { onSubmit } = setUp(() => new Promise(() => undefined))
    await fillIn()
    await save()
    expect(onSubmit).toHaveBeenCalledOnce()
  })

  it('OPS-05 says when nothing is suggested', async () => {
    setUp(async () => [])
    await userEvent.type(street(), 'Nowhere')
    await expect.element(page.getByText('No address suggested. Fill in the fields yourself.')).toBeInTheDocument()
  })

  it("shows the server's errors for a field and for the whole form", async () => {
    mount(<AddressForm onSubmit={nothing} error="Too many addresses." fieldErrors={{ zip: 'is not of this state' }} />)
    await expect.element(page.getByRole('alert').getByText('Too many addresses.')).toBeVisible()
    await value('ZIP code').toHaveAccessibleDescription('ZIP code is not of this state')
  })
})
