'use client'
import type { CallInput, CallOutput, Problem } from '@gauze/contract'
import { usStates } from '@gauze/rules/address'
import { type AccountApplication, accountApplicationRules, tidyAccountApplication } from '@gauze/rules/forms'
import { type ComponentPropsWithRef, type ReactNode, useEffect, useEffectEvent, useId, useState } from 'react'
import { Button } from '../../actions/button/index.js'
import { Banner } from '../../feedback/banner/index.js'
import { Checkbox } from '../../forms/checkbox/index.js'
import { Form, type FormHandle, useForm } from '../../forms/form/index.js'
import { SelectField } from '../../forms/select-field/index.js'
import { TextField } from '../../forms/text-field/index.js'
import { cx } from '../../internal/cx.js'
import { useMessages } from '../../messages/index.js'
import { type CreateAccountFormMessages, createAccountFormMessages } from './create-account-form.messages.js'

/** The business types and roles that the store offers. */
export type AccountChoices = CallOutput<'getBusinessTypesandContactRoles'>

/** The result of an application: the answer of the store, or with `error` its problem, null if no answer came. */
export type AccountCreation =
  | { readonly error: false; readonly data: CallOutput<'createAccount'> }
  | { readonly error: true; readonly data: Problem | null }

export interface CreateAccountFormProps extends Omit<ComponentPropsWithRef<'form'>, 'children' | 'onSubmit'> {
  /** The store's choices; null while they are not known. */
  choices: AccountChoices | null
  /** Whether the choices are being loaded; without it, missing choices are an error. */
  isLoadingChoices?: boolean
  /** Loads the choices again. */
  onRetryChoices?: () => void
  /**
   * Sends a valid, tidied application. With an error, the form shows its fields and keeps everything that was typed.
   */
  onSubmit: (application: CallInput<'createAccount'>) => Promise<AccountCreation>
  /** Called once the store has the application. */
  onCreated: () => void
  messages?: Partial<CreateAccountFormMessages>
}

const blank: AccountApplication = {
  ...{ company: '', businessType: '', website: '' },
  ...{ firstName: '', lastName: '', contactRole: '', phone: '', email: '' },
  ...{ line1: '', line2: '', city: '', state: '', zip: '' },
  ...{ licenseNumber: '', wantsTerms: false, notes: '' },
}

/**
 * A form by which a company applies for an account of the store.
 *
 * @example
 * <CreateAccountForm choices={choices} onCreated={showThanks} onSubmit={async (application) => {
 *   try {
 *     return { error: false, data: await api.createAccount(application) }
 *   } catch (failure) {
 *     return { error: true, data: isApiError(failure) ? failure.problem : null }
 *   }
 * }} />
 */
export function CreateAccountForm({
  choices,
  isLoadingChoices = false,
  onRetryChoices,
  onSubmit,
  onCreated,
  messages,
  className,
  ...props
}: CreateAccountFormProps) {
  const text = useMessages('createAccountForm', createAccountFormMessages, messages)
  const form = useForm({
    defaultValues: blank,
    labels: text,
    rules: accountApplicationRules,
    tidy: tidyAccountApplication,
    onSubmit: async (application) => {
      const { error, data } = await onSubmit(application)
      if (error) throw new RefusedApplication(data)
      onCreated()
    },
    messages: { failed: text.failed },
  })
  const [isRetried, setRetried] = useState(false)
  const isFailed = choices === null && (isRetried || !isLoadingChoices)
  const focusChoice = useEffectEvent(() => {
    const field = form.root.ref.current?.elements.namedItem('businessType')
    if (isRetried && field instanceof HTMLSelectElement) field.focus()
    setRetried(false)
  })
  // The button that loaded the choices is gone, and had the focus.
  useEffect(() => {
    if (choices) focusChoice()
  }, [choices])
  const optionsOf = (prompt: string, list: AccountChoices['businessTypes'] = []) => [
    { value: '', label: isLoadingChoices ? text.loading : prompt },
    ...list.map(({ id, name }) => ({ value: String(id), label: name })),
  ]
  return (
    <Form {...props} form={form} className={cx('gz-create-account-form', className)}>
      <Section title={text.companyTitle}>
        {isFailed ? (
          <Banner
            tone="warning"
            actions={
              onRetryChoices ? (
                <Button
                  variant="quiet"
                  size="s"
                  isPending={isLoadingChoices}
                  onClick={() => {
                    setRetried(true)
                    onRetryChoices()
                  }}
                >
                  {text.retry}
                </Button>
              ) : null
            }
          >
            {text.choicesFailed}
          </Banner>
        ) : null}
        <div data-slot="wide">
          <TextField {...form.text('company')} autoComplete="organization" />
        </div>
        <SelectField
          {...form.choice('businessType')}
          options={optionsOf(text.chooseBusinessType, choices?.businessTypes)}
        />
        <TextField {...form.text('website')} type="url" inputMode="url" autoComplete="url" spellCheck={false} />
      </Section>
      <Section title={text.personTitle} help={text.personHelp}>
        <TextField {...form.text('firstName')} autoComplete="given-name" />
        <TextField {...form.text('lastName')} autoComplete="family-name" />
        <SelectField {...form.choice('contactRole')} options={optionsOf(text.chooseRole, choices?.contactRoles)} />
        <TextField {...form.text('phone')} type="tel" autoComplete="tel" />
        <div data-slot="wide">
          <TextField
            {...form.text('email')}
            type="email"
            autoComplete="email"
            spellCheck={false}
            help={text.emailHelp}
          />
        </div>
      </Section>
      <AddressSection form={form} text={text} />
      <Section title={text.termsTitle}>
        <div data-slot="wide">
          <TextField {...form.text('licenseNumber')} help={text.licenseHelp} autoComplete="off" spellCheck={false} />
        </div>
        <div data-slot="wide">
          <Checkbox {...form.checkbox('wantsTerms')}>{text.wantsTerms}</Checkbox>
        </div>
        <div data-slot="wide">
          <TextField {...form.text('notes')} help={text.notesHelp} rows={4} />
        </div>
      </Section>
      <Button {...form.submit} size="l">
        {text.submit}
      </Button>
    </Form>
  )
}

function AddressSection({ form, text }: { form: FormHandle<AccountApplication>; text: CreateAccountFormMessages }) {
  const states = usStates.map(({ code, name }) => ({ value: code, label: name }))
  return (
    <Section title={text.addressTitle} help={text.addressHelp}>
      <TextField {...form.text('line1')} autoComplete="address-line1" />
      <TextField {...form.text('line2')} autoComplete="address-line2" />
      <TextField {...form.text('city')} autoComplete="address-level2" />
      <div data-slot="place">
        <SelectField
          {...form.choice('state')}
          autoComplete="address-level1"
          options={[{ value: '', label: text.chooseState }, ...states]}
        />
        <TextField {...form.text('zip')} autoComplete="postal-code" inputMode="numeric" />
      </div>
    </Section>
  )
}

function Section({ title, help, children }: { title: string; help?: string; children: ReactNode }) {
  const id = useId()
  return (
    <section className="gz-panel" aria-labelledby={id}>
      <h2 id={id}>{title}</h2>
      {help ? <p data-slot="help">{help}</p> : null}
      {children}
    </section>
  )
}

/** The failure of a submit in the form's own type. */
class RefusedApplication extends Error {
  override readonly name = 'RefusedApplication'
  readonly problem: Problem | null

  constructor(problem: Problem | null) {
    super(problem?.detail ?? 'The application got no answer.')
    this.problem = problem
  }
}
