'use client'
import { type FormRules, maxLength, required } from '@gauze/rules/forms'
import { type ComponentPropsWithRef, useEffect, useRef } from 'react'
import { Button } from '../../actions/button/index.js'
import { Banner } from '../../feedback/banner/index.js'
import { Checkbox } from '../../forms/checkbox/index.js'
import { Form, useForm } from '../../forms/form/index.js'
import { TextField } from '../../forms/text-field/index.js'
import { cx } from '../../internal/cx.js'
import { useMessages } from '../../messages/index.js'
import { type CardFieldName, type CardFieldsSource, cardFieldNames, type MountCardFields } from './card-fields.types.js'
import { type CardFormMessages, cardFormMessages } from './card-form.messages.js'
import { HostedField } from './hosted-field.js'
import { mountCardFields } from './mount-card-fields.js'
import { useCardFields } from './use-card-fields.js'

/** A card as the payment provider's token, with the entries that the store may know. */
export interface CardFormValues {
  readonly token: string
  readonly holder: string
  readonly label: string
  readonly isDefault: boolean
}

export interface CardFormProps extends Omit<ComponentPropsWithRef<'form'>, 'onSubmit' | 'children'> {
  /** The payment provider's fields, as `getPaymentMethodTypes` answers them. */
  source: CardFieldsSource
  /** Saves the card. A rejection is shown, and the entries stay. */
  onSubmit: (card: CardFormValues) => Promise<unknown>
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
  const changes = useRef(0)
  const exchanged = useRef<{ readonly of: string; readonly token: string }>(null)
  const hosted = useCardFields({
    source,
    mount,
    titles: text,
    onInput: (name, isEmpty) => {
      changes.current += 1
      form.set({ [name]: isEmpty ? '' : String(changes.current) })
    },
    onSubmit: () => form.root.ref.current?.requestSubmit(),
    onEscape: () => onCancel?.(),
  })
  const tokenOf = async ({ holder, number, expiry, cvc }: Entries): Promise<string> => {
    const of = JSON.stringify([holder, number, expiry, cvc])
    // A token whose saving failed names the same card once more, so that a repeated save adds no second card.
    if (exchanged.current?.of === of) return exchanged.current.token
    const answer = await hosted.exchange(holder).catch(() => {
      throw { problem: { detail: text.silent } }
    })
    if ('errors' in answer) {
      const errors = Object.fromEntries(Object.entries(answer.errors).map(([name, words]) => [name, [words]]))
      throw { problem: { errors } }
    }
    exchanged.current = { of, token: answer.token }
    return answer.token
  }
  const form = useForm<Entries>({
    defaultValues: blank,
    labels: text,
    rules,
    tidy: (values) => ({ ...values, holder: values.holder.trim(), label: values.label.trim() }),
    onSubmit: async (values) => {
      const { holder, label, isDefault } = values
      return onSubmit({ token: await tokenOf(values), holder, label, isDefault })
    },
    messages: { failed: text.failed },
  })
  const errors = {
    number: form.text('number').error,
    expiry: form.text('expiry').error,
    cvc: form.text('cvc').error,
  }
  const said = JSON.stringify(errors)
  const { showErrors, status } = hosted
  // biome-ignore lint/correctness/useExhaustiveDependencies: the fields are told when the words change.
  useEffect(() => showErrors(errors), [said, status])
  return (
    <Form {...props} form={form} className={cx('gz-card-form', className)}>
      <TextField {...form.text('holder')} autoComplete="cc-name" />
      <div data-slot="hosted" data-status={status} aria-busy={status === 'loading' || undefined}>
        {cardFieldNames.map((name) => {
          const { id, error } = form.text(name)
          return (
            <HostedField
              key={name}
              {...{ id, error }}
              label={text[name]}
              isFocused={hosted.focused === name}
              isLoading={status !== 'ready'}
              hostRef={hosted.hostRef(name)}
              onFocus={() => hosted.focus(name)}
            />
          )
        })}
        {status === 'loading' ? (
          <p role="status" className="gz-visually-hidden">
            {text.loading}
          </p>
        ) : null}
        {status === 'slow' || status === 'failed' ? (
          <Banner
            tone={status === 'slow' ? 'warning' : 'danger'}
            actions={
              <Button variant="plain" size="s" onClick={hosted.retry}>
                {text.retry}
              </Button>
            }
          >
            {status === 'slow' ? text.slow : text.unloaded}
          </Banner>
        ) : null}
        <p data-slot="note">{text.hosted}</p>
      </div>
      <TextField {...form.text('label')} help={text.labelHelp} autoComplete="off" />
      <Checkbox {...form.checkbox('isDefault')}>{text.isDefault}</Checkbox>
      <div data-slot="buttons">
        <Button {...form.submit}>{text.submit}</Button>
        {onCancel ? (
          <Button variant="quiet" onClick={onCancel}>
            {text.cancel}
          </Button>
        ) : null}
      </div>
    </Form>
  )
}
