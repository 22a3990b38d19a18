import { required } from '@gauze/rules/forms'
import { type ComponentPropsWithRef, useState } from 'react'
import { hydrateRoot } from 'react-dom/client'
import { renderToString } from 'react-dom/server'
import { describe, expect, it, vi } from 'vitest'
import { page, userEvent } from 'vitest/browser'
import { expectAccessible } from '../../../test/axe.js'
import { describeConformance } from '../../../test/describe-conformance.js'
import { mount } from '../../../test/mount.js'
import { Button } from '../../actions/button/index.js'
import { Checkbox } from '../checkbox/index.js'
import { QuantityField } from '../quantity-field/index.js'
import { SelectField } from '../select-field/index.js'
import { TextField } from '../text-field/index.js'
import { Form, useForm } from './index.js'

interface Ward {
  name: string
  floor: string
  isOpen: boolean
}

const labels = { name: 'Name', floor: 'Floor', isOpen: 'Open at night' }
const floors = ['', '1', '2'].map((value) => ({ value, label: value || 'Choose a floor' }))
const empty: Ward = { name: '', floor: '', isOpen: false }

interface WardFormProps extends Omit<ComponentPropsWithRef<'form'>, 'onSubmit'> {
  onSubmit: (ward: Ward) => unknown
}

/** A form: its fields and its submit. */
function WardForm({ onSubmit, ...props }: WardFormProps) {
  const form = useForm({
    defaultValues: empty,
    labels,
    rules: { name: [required], floor: [required] },
    tidy: (ward) => ({ ...ward, name: ward.name.trim() }),
    onSubmit,
  })
  return (
    <Form {...props} form={form} sent={<p>Saved</p>}>
      <TextField {...form.text('name')} />
      <SelectField {...form.choice('floor')} options={floors} />
      <Checkbox {...form.checkbox('isOpen')}>{labels.isOpen}</Checkbox>
      <Button {...form.submit}>Save</Button>
    </Form>
  )
}

function nothing() {
  return undefined
}
function name() {
  return page.getByLabelText('Name')
}
function floor() {
  return page.getByLabelText('Floor')
}
function button() {
  return page.getByRole('button', { name: 'Save' })
}
function save() {
  return userEvent.click(button())
}
async function fillIn(text = 'Ward 4') {
  await userEvent.fill(name(), text)
  await userEvent.selectOptions(floor(), '2')
}

/** A server whose answers wait for the test. */
function server() {
  const answers: { resolve: () => void; reject: (reason: unknown) => void }[] = []
  const onSubmit = vi.fn<(ward: Ward) => Promise<void>>(
    () => new Promise<void>((resolve, reject) => answers.push({ resolve, reject })),
  )
  return { onSubmit, answers }
}

describeConformance('Form', (props, ref) => <WardForm {...props} ref={ref} onSubmit={nothing} />)

describe('Form', () => {
  it('VAL-06 names the missing fields on top and at each of them, and goes to the first', async () => {
    const { onSubmit } = server()
    const { container } = mount(<WardForm onSubmit={onSubmit} />)
    await userEvent.selectOptions(floor(), '1')
    await userEvent.fill(name(), '  ')
    await save()
    await expect.element(name()).toHaveFocus()
    await expect.element(page.getByRole('alert')).toMatchTextContent('One field needs your attention')
    await expect.element(name()).toHaveAccessibleDescription('Name is required')
    await expect.element(name()).toBeRequired()
    await expectAccessible(container)
    expect(onSubmit).not.toHaveBeenCalled()
    await userEvent.fill(name(), 'Ward 4')
    await expect.element(name()).not.toHaveAccessibleDescription()
    expect(page.getByRole('alert').elements()).toEqual([])
  })

  it('sends the tidied entries, and leaves the fields as they were typed', async () => {
    const { onSubmit } = server()
    mount(<WardForm onSubmit={onSubmit} />)
    await fillIn(' Ward 4 ')
    await userEvent.click(page.getByLabelText('Open at night'))
    await userEvent.click(name())
    await userEvent.keyboard('{Enter}')
    expect(onSubmit.mock.calls).toEqual([[{ name: 'Ward 4', floor: '2', isOpen: true }]])
    await expect.element(name()).toHaveValue(' Ward 4 ')
  })

  it('AUTH-02 sends once while it is in progress, keeps the focus, and accepts typing meanwhile', async () => {
    const { onSubmit, answers } = server()
    mount(<WardForm onSubmit={onSubmit} />)
    await fillIn()
    await save()
    await expect.element(button()).toHaveAttribute('aria-busy', 'true')
    await expect.element(button()).toHaveFocus()
    await userEvent.keyboard('{Enter}')
    await userEvent.fill(name(), 'Ward 5')
    await userEvent.keyboard('{Enter}')
    expect(onSubmit).toHaveBeenCalledOnce()
    answers[0]?.reject({ problem: { detail: 'The store is closed.' } })
    await expect.element(page.getByRole('alert')).toMatchTextContent(/The store is closed\.$/)
    await expect.element(name()).toHaveValue('Ward 5')
    await save()
    expect(onSubmit).toHaveBeenCalledTimes(2)
    expect(page.getByRole('alert').elements()).toEqual([])
  })

  it("VAL-06 shows the server's error at its field, until that field changes", async () => {
    const { onSubmit, answers } = server()
    const { container } = mount(<WardForm onSubmit={onSubmit} />)
    await fillIn()
    await save()
    answers[0]?.reject({ problem: { detail: 'errors', errors: { name: ['is taken', 'is odd'], floor: ['Full'] } } })
    await expect.element(name()).toHaveFocus()
    await expect.element(name()).toHaveAccessibleDescription('Name is taken')
    await expect.element(page.getByRole('alert')).not.toMatchTextContent('errors')
    await expectAccessible(container)
    await page.getByRole('link', { name: 'Full' }).click()
    await expect.element(floor()).toHaveFocus()
    await userEvent.fill(name(), 'Ward 5')
    await expect.element(name()).not.toHaveAccessibleDescription()
    await expect.element(floor()).toHaveAccessibleDescription('Full')
    await userEvent.fill(name(), 'Ward 4')
    await expect.element(name()).toHaveAccessibleDescription('Name is taken')
  })

  it("shows the server's error for a field that it does not have", async () => {
    const { onSubmit, answers } = server()
    mount(<WardForm onSubmit={onSubmit} />)
    await fillIn()
    await save()
    answers[0]?.reject({
      problem: { detail: 'No such account.', errors: { name: ['is taken'], account: ['is gone'] } },
    })
    await expect.element(page.getByText('No such account.')).toBeVisible()
    await expect.element(name()).toHaveAccessibleDescription('Name is taken')
    await save()
    answers[1]?.reject(new Error('x is undefined'))
    await expect.element(page.getByText('Unexpected error occurred. Please try again.')).toBeVisible()
    await save()
    answers[2]?.reject({ kind: 'network' })
    await expect.element(page.getByText(/The store does not answer\. Check your connection/)).toBeVisible()
  })

  it('puts the focus on the message that replaces it', async () => {
    const { onSubmit, answers } = server()
    mount(<WardForm onSubmit={onSubmit} />)
    await fillIn()
    await save()
    answers[0]?.resolve()
    await expect.element(page.getByRole('status')).toMatchTextContent('Saved')
    await expect.element(page.getByRole('status')).toHaveFocus()
  })

  it('LIB-02 keeps text that was typed before hydration', async () => {
    const container = document.createElement('div')
    document.body.append(container)
    container.innerHTML = renderToString(<WardForm onSubmit={nothing} />)
    await fillIn()
    await userEvent.click(page.getByLabelText('Open at night'))
    const root = hydrateRoot(container, <WardForm onSubmit={nothing} />)
    await expect.poll(() => Object.keys(name().element()).some((key) => key.startsWith('__reactFiber'))).toBe(true)
    await userEvent.type(name(), '!')
    await expect.element(name()).toHaveValue('Ward 4!')
    await expect.element(floor()).toHaveValue('2')
    await expect.element(page.getByLabelText('Open at night')).toBeChecked()
    root.unmount()
    container.remove()
  })
})

/** A form with a field that has rules of its own. */
function OrderForm({ onSubmit }: { onSubmit: (order: { note: string; quantity: number }) => void }) {
  const labels = { note: 'Note', quantity: 'Quantity' }
  const form = useForm({ defaultValues: { note: '', quantity: 1 }, labels, onSubmit })
  return (
    <Form form={form}>
      <TextField {...form.text('note')} />
      <QuantityField
        label={labels.quantity}
        value={form.values.quantity}
        onChange={(quantity) => form.set({ quantity })}
      />
      <Button {...form.submit}>Save</Button>
    </Form>
  )
}

it('PDP-10 WCAG 3.3.1 Form is not sent with an invalid quantity, and focuses it', async () => {
  const onSubmit = vi.fn<(order: { note: string; quantity: number }) => void>()
  mount(<OrderForm onSubmit={onSubmit} />)
  const quantity = page.getByLabelText('Quantity', { exact: true })
  await userEvent.fill(quantity, 'many')
  await save()
  await expect.element(quantity).toHaveFocus()
  expect(onSubmit).not.toHaveBeenCalled()
  await userEvent.fill(quantity, '3')
  await save()
  expect(onSubmit.mock.calls).toEqual([[{ note: '', quantity: 3 }]])
})

interface LookupProps {
  text: string
  problem?: string
  isAnswer?: boolean
}

/** A form that navigates to an address, whose page then fills it in. */
function Lookup({ text, problem, isAnswer }: LookupProps) {
  const form = useForm({
    defaultValues: { text },
    labels: { text: 'Words' },
    rules: { text: [required] },
    words: { missing: 'Enter some words' },
    ...(problem ? { fieldErrors: { text: problem } } : {}),
    ...(isAnswer === undefined ? {} : { isAnswer }),
  })
  return (
    <Form form={form} action="#found">
      <TextField {...form.text('text')} />
      <Button {...form.submit}>Find</Button>
      <Button onClick={form.reset}>Clear</Button>
    </Form>
  )
}

describe('Form that navigates to an address', () => {
  const words = () => page.getByLabelText('Words')
  const find = () => userEvent.click(page.getByRole('button', { name: 'Find' }))

  it('VAL-06 navigates only with values that the rules accept', async () => {
    const { container } = mount(<Lookup text="" />)
    const sent: boolean[] = []
    container.addEventListener('submit', (event) => {
      sent.push(!event.defaultPrevented)
      event.preventDefault()
    })
    await find()
    await expect.element(words()).toHaveAccessibleDescription('Enter some words')
    await userEvent.fill(words(), 'gloves')
    const form = container.querySelector('form')
    await find()
    expect(sent).toEqual([false, true])
    expect(form).toHaveAttribute('data-sent')
    expect(new FormData(form ?? undefined).get('text')).toBe('gloves')
    await userEvent.fill(words(), '')
    expect(form).not.toHaveAttribute('data-sent')
    await expect.element(words(), { message: 'says nothing of what is being typed' }).not.toHaveAccessibleDescription()
  })

  it('follows the address, except for unsent input', async () => {
    const { container, rerender } = mount(<Lookup text="" />)
    container.addEventListener('submit', (event) => event.preventDefault())
    await userEvent.fill(words(), ' gloves ')
    await find()
    rerender(<Lookup text="gloves" />)
    await expect.element(words()).toHaveValue('gloves')
    await userEvent.fill(words(), 'gowns')
    rerender(<Lookup text="masks" />)
    await expect.element(words()).toHaveValue('gowns')
    await userEvent.click(page.getByRole('button', { name: 'Clear' }))
    await expect.element(words()).toHaveValue('masks')
    rerender(<Lookup text="gloves" />)
    await expect.element(words()).toHaveValue('gloves')
  })

  it('VAL-06 moves the focus for an answer, and not for its initial or restored values', async () => {
    const { container, rerender } = mount(<Lookup text="a" problem="Unknown: a" isAnswer={false} />)
    container.addEventListener('submit', (event) => event.preventDefault())
    await expect.element(page.getByRole('link', { name: 'Unknown: a' })).toBeVisible()
    await expect.element(words()).not.toHaveFocus()
    await userEvent.fill(words(), 'b')
    await find()
    await expect.element(words()).not.toHaveAccessibleDescription()
    rerender(<Lookup text="b" problem="Unknown: b" isAnswer />)
    await expect.element(words()).toHaveFocus()
    await expect.element(words()).toHaveAccessibleDescription('Unknown: b')
    await userEvent.fill(words(), 'b c')
    await find()
    rerender(<Lookup text="b c" problem="Unknown: b" isAnswer />)
    await expect.element(words()).toHaveFocus()
    await expect.element(words()).toHaveAccessibleDescription('Unknown: b')
    await userEvent.click(page.getByRole('button', { name: 'Clear' }))
    rerender(<Lookup text="a" problem="Unknown: a" isAnswer={false} />)
    await expect.element(page.getByRole('link', { name: 'Unknown: a' })).toBeVisible()
    await expect.element(words()).not.toHaveFocus()
  })

  it('VAL-06 WCAG 2.4.3 moves the focus to initial errors, if they answer a submit', async () => {
    mount(<Lookup text="a" problem="Unknown: a" isAnswer />)
    await expect.element(words()).toHaveFocus()
  })
})

/** A form whose values are stored outside of it. */
function Controlled({ onChange }: { onChange: (change: Partial<Ward>) => void }) {
  const [ward, setWard] = useState(empty)
  const form = useForm({
    values: ward,
    labels,
    onChange: (change) => {
      onChange(change)
      setWard({ ...ward, ...change })
    },
  })
  return (
    <Form form={form}>
      <TextField {...form.text('name')} />
      <Button onClick={() => form.set({ name: 'Ward 4', floor: '2' })}>Fill in</Button>
      <output>{ward.floor}</output>
    </Form>
  )
}

it('Form leaves its values to its parent', async () => {
  const onChange = vi.fn<(change: Partial<Ward>) => void>()
  mount(<Controlled onChange={onChange} />)
  const field = page.getByLabelText(/^Name/)
  await userEvent.fill(field, 'Ward 9')
  await userEvent.click(page.getByRole('button', { name: 'Fill in' }))
  await expect.element(field).toHaveValue('Ward 4')
  await expect.element(page.getByText('2', { exact: true })).toBeVisible()
  expect(onChange.mock.calls).toEqual([[{ name: 'Ward 9' }], [{ name: 'Ward 4', floor: '2' }]])
})
