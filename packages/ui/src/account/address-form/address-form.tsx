'use client'
import type { AddressSuggestion } from '@gauze/contract'
import { type AddressFields, addressLimits, addressProblems, tidyAddress, usStates } from '@gauze/rules/address'
import { type ComponentPropsWithRef, type FormEvent, type ReactNode, useState } from 'react'
import { Button } from '../../actions/button/index.js'
import { Banner } from '../../feedback/banner/index.js'
import { Checkbox } from '../../forms/checkbox/index.js'
import { FormSummary, useFormErrors } from '../../forms/form-summary/index.js'
import { SelectField } from '../../forms/select-field/index.js'
import { TextField } from '../../forms/text-field/index.js'
import { cx } from '../../internal/cx.js'
import { useMessages } from '../../messages/index.js'
import { type AddressFormMessages, addressFormMessages } from './address-form.messages.js'
import { StreetField } from './street-field.js'
import type { ProposeAddresses } from './use-proposals.js'

/** An address as it was filled in, tidied. */
export interface AddressFormValues extends AddressFields {
  readonly isDefaultShipping: boolean
}

export interface AddressFormProps extends Omit<ComponentPropsWithRef<'form'>, 'onSubmit' | 'children'> {
  /** What is in the fields at first. */
  initial?: Partial<AddressFormValues>
  /** Told an address that mail can go to. */
  onSubmit: (address: AddressFormValues) => void
  onCancel?: () => void
  /** Suggests addresses for what is typed; the fields stay plain without it, and when it fails (OPS-05). */
  lookup?: ProposeAddresses | undefined
  error?: ReactNode
  /** What the server says of a field. */
  fieldErrors?: Partial<Record<keyof AddressFields, string>>
  isPending?: boolean
  messages?: Partial<AddressFormMessages>
}

const blank: AddressFormValues = {
  label: '',
  attention: '',
  line1: '',
  line2: '',
  city: '',
  state: '',
  zip: '',
  phone: '',
  isDefaultShipping: false,
}

/**
 * Takes an address in the United States. The street suggests addresses where there is a service for it.
 *
 * @example <AddressForm onSubmit={save} lookup={createAddressLookup({ url })} />
 */
export function AddressForm({
  initial,
  onSubmit,
  onCancel,
  lookup,
  error,
  fieldErrors = {},
  isPending = false,
  messages,
  className,
  ...props
}: AddressFormProps) {
  const text = useMessages('addressForm', addressFormMessages, messages)
  const [values, setValues] = useState<AddressFormValues>({ ...blank, ...initial })
  const address = tidyAddress(values)
  const form = useFormErrors({ labels: labelsOf(text), problems: problemsOf(address, text), refusals: fieldErrors })
  const set = (change: Partial<AddressFormValues>) => setValues((before) => ({ ...before, ...change }))
  const field = (name: keyof AddressFields) => ({
    ...form.field(name),
    name,
    maxLength: addressLimits[name],
    value: values[name],
    onChange: (event: { currentTarget: { value: string } }) => set({ [name]: event.currentTarget.value }),
  })
  const submit = (event: FormEvent) => {
    event.preventDefault()
    // In a dialog over another form, that one must not hear of it: React passes events along its own tree.
    event.stopPropagation()
    if (form.hasProblems) form.showProblems()
    else if (!isPending) onSubmit({ ...address, isDefaultShipping: values.isDefaultShipping })
  }
  return (
    <form {...props} noValidate className={cx('gz-form gz-address-form', className)} onSubmit={submit}>
      {error ? <Banner tone="danger">{error}</Banner> : null}
      <FormSummary {...form.summary} />
      <StreetField
        {...form.field('line1')}
        value={values.line1}
        maxLength={addressLimits.line1}
        propose={lookup}
        onChange={(line1) => set({ line1 })}
        onChoose={(proposal) => set(filledIn(proposal, values))}
        text={text}
      />
      <TextField {...field('line2')} label={text.line2} autoComplete="address-line2" />
      <div data-slot="place">
        <TextField {...field('city')} label={text.city} isRequired autoComplete="address-level2" />
        <SelectField
          {...form.field('state')}
          name="state"
          label={text.state}
          isRequired
          autoComplete="address-level1"
          options={[
            { value: '', label: text.chooseState },
            ...usStates.map(({ code, name }) => ({ value: code, label: name })),
          ]}
          value={values.state}
          onChange={(state) => set({ state })}
        />
        <TextField {...field('zip')} label={text.zip} isRequired autoComplete="postal-code" inputMode="numeric" />
      </div>
      <div data-slot="pair">
        <TextField {...field('attention')} label={text.attention} help={text.attentionHelp} autoComplete="name" />
        <TextField {...field('phone')} label={text.phone} help={text.phoneHelp} type="tel" autoComplete="tel" />
      </div>
      <TextField {...field('label')} label={text.label} help={text.labelHelp} autoComplete="off" />
      <Checkbox checked={values.isDefaultShipping} onChange={(isDefaultShipping) => set({ isDefaultShipping })}>
        {text.isDefaultShipping}
      </Checkbox>
      <div data-slot="buttons">
        <Button type="submit" isPending={isPending}>
          {text.submit}
        </Button>
        {onCancel ? (
          <Button variant="quiet" onClick={onCancel}>
            {text.cancel}
          </Button>
        ) : null}
      </div>
    </form>
  )
}

/** What a proposal does not say is left as it was typed. */
function filledIn(
  { line1, city, state, zip }: AddressSuggestion,
  before: AddressFormValues,
): Partial<AddressFormValues> {
  return { line1, city: city || before.city, state: state || before.state, zip: zip || before.zip }
}

const labeled = ['line1', 'city', 'state', 'zip', 'phone'] as const

/** In the order of the form. */
function labelsOf({ line1, line2, city, state, zip, attention, phone, label }: AddressFormMessages): AddressFields {
  return { line1, line2, city, state, zip, attention, phone, label }
}

function problemsOf(address: AddressFields, text: AddressFormMessages): Partial<AddressFields> {
  const problems = addressProblems(address)
  return Object.fromEntries(
    labeled.flatMap((name) => {
      const problem = problems[name]
      return problem ? [[name, problem === 'missing' ? text.missing(text[name]) : text[problem]] as const] : []
    }),
  )
}
