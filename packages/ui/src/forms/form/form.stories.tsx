import { maxLength, required } from '@gauze/rules/forms'
import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, fn, userEvent, waitFor } from 'storybook/test'
import { Button } from '../../actions/button/index.js'
import { Checkbox } from '../checkbox/index.js'
import { SelectField } from '../select-field/index.js'
import { TextField } from '../text-field/index.js'
import { Form, useForm } from './index.js'

interface Visit {
  name: string
  email: string
  reason: string
  notes: string
  isUrgent: boolean
}

const blank: Visit = { name: '', email: '', reason: '', notes: '', isUrgent: false }

const labels = {
  name: 'Name',
  email: 'Work email',
  reason: 'Reason',
  notes: 'Notes',
  isUrgent: 'This is urgent',
}

const rules = {
  name: [required],
  email: [required],
  reason: [required],
  notes: [maxLength(80)],
}

const reasons = [
  { value: '', label: 'Choose a reason' },
  { value: 'training', label: 'Training' },
  { value: 'repair', label: 'Repair' },
]

function Thanks() {
  return (
    <>
      <h2>Thank you. We have it.</h2>
      <p>A person calls you within one business day.</p>
    </>
  )
}

interface VisitFormProps {
  onSubmit: (visit: Visit) => unknown
  isPending?: boolean
}

function VisitForm({ onSubmit, isPending = false }: VisitFormProps) {
  const form = useForm({ defaultValues: blank, labels, rules, onSubmit, isPending })
  return (
    <Form form={form} sent={<Thanks />}>
      <TextField {...form.text('name')} autoComplete="name" />
      <TextField {...form.text('email')} type="email" autoComplete="email" help="We send our answer to this address" />
      <SelectField {...form.choice('reason')} options={reasons} />
      <TextField {...form.text('notes')} />
      <Checkbox {...form.checkbox('isUrgent')}>{labels.isUrgent}</Checkbox>
      <Button {...form.submit} size="l" isWide>
        Ask for a visit
      </Button>
    </Form>
  )
}

const meta = {
  title: 'Forms/Form',
  component: VisitForm,
  args: { onSubmit: fn() },
} satisfies Meta<typeof VisitForm>

export default meta
type Story = StoryObj<typeof meta>

type Canvas = Parameters<NonNullable<Story['play']>>[0]['canvas']

function send(canvas: Canvas) {
  return userEvent.click(canvas.getByRole('button', { name: 'Ask for a visit' }))
}

async function fillInAndSend(canvas: Canvas) {
  await userEvent.type(canvas.getByLabelText('Name'), 'Robin Ames')
  await userEvent.type(canvas.getByLabelText('Work email'), 'robin@lakeside.example')
  await userEvent.selectOptions(canvas.getByLabelText('Reason'), 'repair')
  await send(canvas)
}

export const Empty: Story = {}

export const Errors: Story = {
  play: async ({ args, canvas }) => {
    await userEvent.type(canvas.getByLabelText('Work email'), 'robin@lakeside.example')
    await send(canvas)
    await expect(canvas.getByText('2 fields need your attention')).toBeVisible()
    await expect(args.onSubmit).not.toHaveBeenCalled()
  },
}

export const FieldsRefused: Story = {
  args: {
    onSubmit: fn(() => Promise.reject({ problem: { errors: { email: ['has no mailbox'] } } })),
  },
  play: async ({ canvas }) => {
    await fillInAndSend(canvas)
    await waitFor(() => expect(canvas.getByRole('link', { name: 'Work email has no mailbox' })).toBeVisible())
  },
}

export const Failed: Story = {
  args: { onSubmit: fn(() => Promise.reject({ kind: 'network' })) },
  play: async ({ canvas }) => {
    await fillInAndSend(canvas)
    await waitFor(() =>
      expect(canvas.getByText('The store does not answer. Check your connection, then try again.')).toBeVisible(),
    )
    await expect(canvas.getByLabelText('Name')).toHaveValue('Robin Ames')
  },
}

export const Pending: Story = { args: { isPending: true } }

export const Sent: Story = {
  args: { onSubmit: fn(() => Promise.resolve()) },
  play: async ({ canvas }) => {
    await fillInAndSend(canvas)
    await waitFor(() => expect(canvas.getByRole('status')).toHaveFocus())
  },
}
