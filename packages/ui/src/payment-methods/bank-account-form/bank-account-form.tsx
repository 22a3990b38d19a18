'use client'
import { type FormRules, maxLength, required } from '@gauze/rules/forms'
import type { ComponentPropsWithRef } from 'react'
import { Button } from '../../actions/button/index.js'
import { Checkbox } from '../../forms/checkbox/index.js'
import { Form, useForm } from '../../forms/form/index.js'
import { TextField } from '../../forms/text-field/index.js'
import { Mark } from '../../icons/index.js'
import { cx } from '../../internal/cx.js'
import { useMessages } from '../../messages/index.js'
import { HostedFieldGroup, type HostedFieldsSource, useHostedFields } from '../hosted-fields/index.js'
import { type BankAccountFormMessages, bankAccountFormMessages } from './bank-account-form.messages.js'
import { type BankFieldName, bankFieldSet, type MountBankFields, mountBankFields } from './bank-fields.js'

/** A bank account as the payment provider's token, with the entries that the store may know. */
export interface BankAccountFormValues {
  readonly token: string
  readonly holder: string
  readonly label: string
  /** The person permits debits. */
  readonly mayDebit: true
}

export interface BankAccountFormProps extends Omit<ComponentPropsWithRef<'form'>, 'onSubmit' | 'children'> {
  /** The payment provider's fields, as `getBankAccounts` answers them. */
  source: HostedFieldsSource
  /** The name of the company whose people pay with the account; the authorization names it. */
  company: string
  /** Saves the bank account. A rejection is shown, and the entries stay. */
  onSubmit: (account: BankAccountFormValues) => Promise<unknown>
  /** Called when the user cancels. Without it, the form has no Cancel button. */
  onCancel?: () => void
  /** Mounts the provider's fields. For tests and stories; by default the fields of `source`. */
  mount?: MountBankFields
  messages?: Partial<BankAccountFormMessages>
}

/** In the order of the form. A field of the provider has the number of its changes, and is empty while it is blank. */
interface Entries extends Record<BankFieldName, string> {
  holder: string
  label: string
  mayDebit: boolean
}

const blank: Entries = { holder: '', routing: '', account: '', label: '', mayDebit: false }

function permitted(mayDebit: boolean) {
  return mayDebit ? null : { code: 'notPermitted' }
}

const rules: FormRules<Entries> = {
  holder: [required, maxLength(100)],
  routing: [required],
  account: [required],
  label: [maxLength(60)],
  mayDebit: [permitted],
}

/**
 * Takes a bank account, with the permission to debit it. Routing and account number are typed into the payment
 * provider's own frames: no script of the page can read them. The form receives a token instead.
 *
 * @example
 * <BankAccountForm source={fields} company="Mercy General" onSubmit={(account) => api.addBankAccount(account)}
 *   onCancel={close} />
 */
export function BankAccountForm({
  source,
  company,
  onSubmit,
  onCancel,
  mount = mountBankFields,
  messages,
  className,
  ...props
}: BankAccountFormProps) {
  const text = useMessages('bankAccountForm', bankAccountFormMessages, messages)
  const hosted = useHostedFields({
    fieldSet: bankFieldSet,
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
    words: { notPermitted: text.notPermitted },
    tidy: (values) => ({ ...values, holder: values.holder.trim(), label: values.label.trim() }),
    onSubmit: async ({ holder, label, routing, account }) =>
      onSubmit({ token: await hosted.tokenOf(holder, [routing, account]), holder, label, mayDebit: true }),
    messages: { failed: text.failed },
  })
  const { id, error } = form.choice('mayDebit')
  return (
    <Form {...props} form={form} className={cx('gz-hosted-form', className)}>
      <TextField {...form.text('holder')} autoComplete="name" />
      <HostedFieldGroup names={bankFieldSet.names} hosted={hosted} fieldOf={form.text} text={text} />
      <TextField {...form.text('label')} help={text.labelHelp} autoComplete="off" />
      <div className="gz-field" data-slot="permission" data-invalid={error ? true : undefined}>
        <Checkbox
          {...form.checkbox('mayDebit')}
          required
          aria-invalid={error ? true : undefined}
          aria-describedby={error ? `${id}-error` : undefined}
        >
          {text.authorization(company)}
        </Checkbox>
        {error ? (
          <p id={`${id}-error`} data-slot="error">
            <Mark shape="triangle" /> {error}
          </p>
        ) : null}
      </div>
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
