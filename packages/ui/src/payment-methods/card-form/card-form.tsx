'use client'
import { type FormRules, maxLength, required } from '@gauze/rules/forms'
import type { ComponentPropsWithRef } from 'react'
import { Button } from '../../actions/button/index.js'
import { Checkbox } from '../../forms/checkbox/index.js'
import { Form, useForm } from '../../forms/form/index.js'
import { TextField } from '../../forms/text-field/index.js'
import { cx } from '../../internal/cx.js'
import { useMessages } from '../../messages/index.js'
import { HostedFieldGroup, type HostedFieldsSource, useHostedFields } from '../hosted-fields/index.js'
import { type CardFieldName, cardFieldSet, type MountCardFields } from './card-fields.types.js'
import { type CardFormMessages, cardFormMessages } from './card-form.messages.js'
import { mountCardFields } from './mount-card-fields.js'

/** A card as the payment provider's token, with the entries that the store may know. */
export interface CardFormValues {
  readonly token: string
  readonly holder: string
  readonly label: string
  readonly isDefault: boolean
}

export interface CardFormProps extends Omit<ComponentPropsWithRef<'form'>, 'onSubmit' | 'children'> {
  /** The payment provider's fields, as `getPaymentMethodTypes` answers them. */
  source: HostedFieldsSource
  /** Saves the card. A rejection is shown, and the entries stay. */
  onSubmit: (card: CardFormValues) => Promise<unknown>
  /** Called when the user cancels. Without it, the form has no Cancel button. */
  onCancel?: () => void
  /** Mounts the provider's fields. For tests and stories; by default the fields of `source`. */
  mount?: MountCardFields
  messages?: Partial<CardFormMessages>
}

/** In the order of the form. A field of the provider has the number of its changes, and is empty while it is blank. */
interface Entries extends Record<CardFieldName, string> {
  holder: string
  label: string
  isDefault: boolean
}

const blank: Entries = { holder: '', number: '', expiry: '', cvc: '', label: '', isDefault: false }

const rules: FormRules<Entries> = {
  holder: [required, maxLength(100)],
  number: [required],
  expiry: [required],
  cvc: [required],
  label: [maxLength(60)],
}

/**
 * Takes a card. Number, expiration and security code are typed into the payment provider's own frames: no script of the
 * page can read them. The form receives a token instead.
 *
 * @example <CardForm source={fields} onSubmit={(card) => api.upsertPaymentMethod(card)} onCancel={close} />
 */
export function CardForm({
  source,
  onSubmit,
  onCancel,
  mount = mountCardFields,
  messages,
  className,
  ...props
}: CardFormProps) {
  const text = useMessages('cardForm', cardFormMessages, messages)
  const hosted = useHostedFields({
    fieldSet: cardFieldSet,
    source,
    mount,
    titles: text,
    silent: text.silent,
    onInput: (name, entry) => form.set({ [name]: entry }),
    onSubmit: () => form.root.ref.current?.requestSubmit(),
    onEscape: () => onCancel?.(),
  })
  const form = useForm<Entries>({
    defaultValues: blank,
    labels: text,
    rules,
    tidy: (values) => ({ ...values, holder: values.holder.trim(), label: values.label.trim() }),
    onSubmit: async ({ holder, label, isDefault, number, expiry, cvc }) =>
      onSubmit({ token: await hosted.tokenOf(holder, [number, expiry, cvc]), holder, label, isDefault }),
    messages: { failed: text.failed },
  })
  return (
    <Form {...props} form={form} className={cx('gz-hosted-form', className)}>
      <TextField {...form.text('holder')} autoComplete="cc-name" />
      <HostedFieldGroup names={cardFieldSet.names} hosted={hosted} fieldOf={form.text} text={text} />
      <TextField {...form.text('label')} help={text.labelHelp} autoComplete="off" />
      <Checkbox {...form.checkbox('isDefault')}>{text.isDefault}</Checkbox>
      <div data-slot="actions">
        {onCancel ? (
          <Button variant="quiet" onClick={onCancel}>
            {text.cancel}
          </Button>
        ) : null}
        <Button {...form.submit}>{text.submit}</Button>
      </div>
    </Form>
  )
}
