'use client'
import type { ItemListSummary } from '@gauze/contract'
import { type FormRules, maxLength, required } from '@gauze/rules/forms'
import type { ReactNode } from 'react'
import { Button } from '../../actions/button/index.js'
import { Dialog } from '../../feedback/dialog/index.js'
import { Checkbox } from '../../forms/checkbox/index.js'
import { Form, useForm } from '../../forms/form/index.js'
import { SelectField } from '../../forms/select-field/index.js'
import { TextField } from '../../forms/text-field/index.js'
import type { ItemListsMessages } from './item-lists.messages.js'

const LONGEST_NAME = 60

/** The values of the form of a list. */
export interface ListFormValues {
  name: string
  shared: boolean
}

interface DialogBase {
  title: string
  onClose: () => void
  text: ItemListsMessages
}

const listRules: FormRules<ListFormValues> = { name: [required, maxLength(LONGEST_NAME)] }

interface ListFormDialogProps extends DialogBase {
  initial: ListFormValues
  submitLabel: string
  hasShare: boolean
  /** Saves the list. The form shows a rejection and stays open. */
  onSave: (values: ListFormValues) => Promise<unknown>
}

/** A dialog that names a list. */
export function ListFormDialog({ title, initial, submitLabel, hasShare, onSave, onClose, text }: ListFormDialogProps) {
  const form = useForm<ListFormValues>({
    defaultValues: initial,
    labels: { name: text.name, shared: text.shareLabel },
    rules: listRules,
    tidy: (values) => ({ ...values, name: values.name.trim() }),
    onSubmit: onSave,
  })
  return (
    <ListDialog title={title} onClose={onClose}>
      <Form form={form} className="gz-list-form">
        <TextField {...form.text('name')} autoComplete="off" />
        {hasShare ? <Checkbox {...form.checkbox('shared')}>{text.shareLabel}</Checkbox> : null}
        <Buttons onClose={onClose} text={text}>
          <Button {...form.submit}>{submitLabel}</Button>
        </Buttons>
      </Form>
    </ListDialog>
  )
}

/** The value of the choice that makes a list. */
const NEW_LIST = ''

interface TargetValues {
  target: string
  name: string
}

interface TargetDialogProps extends DialogBase {
  submitLabel: string
  /** The lists that lines can go to. */
  targets: readonly ItemListSummary[]
  /** Called with the id of a list, or with the name of a list to make. The form shows a rejection. */
  onChoose: (target: { readonly id: number } | { readonly name: string }) => Promise<unknown>
}

/** A dialog that chooses the list that lines go to. */
export function TargetDialog({ title, submitLabel, targets, onChoose, onClose, text }: TargetDialogProps) {
  const form = useForm<TargetValues>({
    defaultValues: { target: String(targets[0]?.id ?? NEW_LIST), name: '' },
    labels: { target: text.target, name: text.name },
    rules: {
      name: [(name, { target }) => (target === NEW_LIST ? required(name.trim()) : null), maxLength(LONGEST_NAME)],
    },
    onSubmit: ({ target, name }) => onChoose(target === NEW_LIST ? { name: name.trim() } : { id: Number(target) }),
  })
  return (
    <ListDialog title={title} onClose={onClose}>
      <Form form={form} className="gz-list-form">
        <SelectField
          {...form.choice('target')}
          options={[
            ...targets.map(({ id, name }) => ({ value: String(id), label: name })),
            { value: NEW_LIST, label: text.aNewList },
          ]}
        />
        {form.values.target === NEW_LIST ? (
          <TextField {...form.text('name')} hasOptionalMark={false} autoComplete="off" />
        ) : null}
        <Buttons onClose={onClose} text={text}>
          <Button {...form.submit}>{submitLabel}</Button>
        </Buttons>
      </Form>
    </ListDialog>
  )
}

function ListDialog({ title, onClose, children }: Pick<DialogBase, 'title' | 'onClose'> & { children: ReactNode }) {
  return (
    <Dialog
      isOpen
      title={title}
      onOpenChange={(isOpen) => {
        if (!isOpen) onClose()
      }}
    >
      {children}
    </Dialog>
  )
}

function Buttons({ onClose, text, children }: Pick<DialogBase, 'onClose' | 'text'> & { children: ReactNode }) {
  return (
    <div data-slot="actions">
      <Button variant="quiet" onClick={onClose}>
        {text.cancel}
      </Button>
      {children}
    </div>
  )
}
