'use client'
import type { AddressSuggestion } from '@gauze/contract'
import { type AddressFields, addressRules, tidyAddress, usStates } from '@gauze/rules/address'
import type { ComponentPropsWithRef, ReactNode } from 'react'
import { Button } from '../../actions/button/index.js'
import { Checkbox } from '../../forms/checkbox/index.js'
import { Form, useForm } from '../../forms/form/index.js'
import { SelectField } from '../../forms/select-field/index.js'
import { TextField } from '../../forms/text-field/index.js'
import { cx } from '../../internal/cx.js'
import { useMessages } from '../../messages/index.js'
import { type AddressFormMessages, addressFormMessages } from './address-form.messages.js'
import { StreetField } from './street-field.js'
import type { ProposeAddresses } from './use-proposals.js'

/** An address as filled in, tidied. */
export interface AddressFormValues extends AddressFields {
  readonly isDefaultShipping: boolean
  readonly isDefaultBilling: boolean
}

/** A choice of the form that makes the address a default of the company. */
export type DefaultChoice = 'isDefaultShipping' | 'isDefaultBilling'

export interface AddressFormProps extends Omit<ComponentPropsWithRef<'form'>, 'onSubmit' | 'children'> {
  /** The initial values of the fields. */
  initial?: Partial<AddressFormValues>
  /** The values of the fields, in place of `initial`, for a page that keeps them with `onValuesChange`. */
  values?: Partial<AddressFormValues>
  /** Called with a valid, tidied address. A promise keeps the form pending, and its rejection is shown. */
  onSubmit: (address: AddressFormValues) => unknown
  /** Called when the user cancels. Without it, the form has no Cancel button. */
  onCancel?: () => void
  /** Called with each changed value, so that a page can keep a draft while the form is closed. */
  onValuesChange?: (change: Partial<AddressFormValues>) => void
  /** Suggests addresses for the typed street. Without it, or when it fails, the fields are plain text fields. */
  lookup?: ProposeAddresses | undefined
  /** A message above the fields, such as the server's refusal. */
  error?: ReactNode
  /** The server's error for a field. */
  fieldErrors?: Partial<Record<keyof AddressFields, string>>
  /** The address is being saved. */
  isPending?: boolean
  /** The defaults that the address can become; the default ship-to address if omitted. */
  defaults?: readonly DefaultChoice[] | undefined
  messages?: Partial<AddressFormMessages>
}

/** In the order of the form. */
const blank: AddressFormValues = {
  line1: '',
  line2: '',
  city: '',
  state: '',
  zip: '',
  attention: '',
  phone: '',
  label: '',
  isDefaultShipping: false,
  isDefaultBilling: false,
}

/**
 * Takes an address in the United States. The street suggests addresses if there is a service for it.
 *
 * @keyboard Arrow Up, Arrow Down: in the street, move along the suggested addresses.
 * @keyboard Enter: takes the suggested address.
 * @keyboard Escape: closes the suggestions.
 * @example <AddressForm onSubmit={save} lookup={createAddressLookup({ url })} />
 */
export function AddressForm({
  initial,
  values,
  onSubmit,
  onCancel,
  onValuesChange,
  lookup,
  error,
  fieldErrors = {},
  isPending = false,
  defaults = ['isDefaultShipping'],
  messages,
  className,
  ...props
}: AddressFormProps) {
  const text = useMessages('addressForm', addressFormMessages, messages)
  const source =
    values && onValuesChange
      ? { values: { ...blank, ...values }, onChange: onValuesChange }
      : { defaultValues: { ...blank, ...initial }, onChange: onValuesChange }
  const form = useForm<AddressFormValues>({
    ...source,
    labels: text,
    rules: addressRules,
    words: { unknownState: text.unknownState, badZip: text.badZip },
    tidy,
    onSubmit,
    error,
    fieldErrors,
    isPending,
    messages: { failed: text.failed },
  })
  return (
    <Form {...props} form={form} className={cx('gz-address-form', className)}>
      <StreetField
        {...form.choice('line1')}
        propose={lookup}
        onChoose={(proposal) => form.set(filledIn(proposal, form.values))}
        text={text}
      />
      <TextField {...form.text('line2')} autoComplete="address-line2" />
      <div data-slot="place">
        <TextField {...form.text('city')} autoComplete="address-level2" />
        <SelectField
          {...form.choice('state')}
          autoComplete="address-level1"
          options={[
            { value: '', label: text.chooseState },
            ...usStates.map(({ code, name }) => ({ value: code, label: name })),
          ]}
        />
        <TextField {...form.text('zip')} autoComplete="postal-code" inputMode="numeric" />
      </div>
      <div data-slot="pair">
        <TextField {...form.text('attention')} help={text.attentionHelp} autoComplete="name" />
        <TextField {...form.text('phone')} help={text.phoneHelp} type="tel" autoComplete="tel" />
      </div>
      <TextField {...form.text('label')} help={text.labelHelp} autoComplete="off" />
      {defaults.map((name) => (
        <Checkbox key={name} {...form.checkbox(name)}>
          {text[name]}
        </Checkbox>
      ))}
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

function tidy(values: AddressFormValues): AddressFormValues {
  const { isDefaultShipping, isDefaultBilling } = values
  return { ...tidyAddress(values), isDefaultShipping, isDefaultBilling }
}

/** Fields that a proposal does not contain keep their typed text. */
function filledIn(
  { line1, city, state, zip }: AddressSuggestion,
  before: AddressFormValues,
): Partial<AddressFormValues> {
  return { line1, city: city || before.city, state: state || before.state, zip: zip || before.zip }
}
