'use client'
import { useEffect } from 'react'
import { Button } from '../../actions/button/index.js'
import { Banner } from '../../feedback/banner/index.js'
import { HostedField } from './hosted-field.js'
import type { useHostedFields } from './use-hosted-fields.js'

/** The words of the group, beside the labels of its fields. */
export type HostedFieldGroupMessages = Readonly<Record<'loading' | 'slow' | 'unloaded' | 'retry' | 'hosted', string>>

interface HostedFieldGroupProps<Name extends string> {
  /** The names of the fields, in their order. */
  names: readonly Name[]
  /** The fields of the provider, from `useHostedFields`. */
  hosted: ReturnType<typeof useHostedFields<Name>>
  /** The id and the error of a field, such as `text` of a form. */
  fieldOf: (name: Name) => { id: string; error: string | undefined }
  /** The words of the group, and the label of each field. */
  text: HostedFieldGroupMessages & Readonly<Record<Name, string>>
}

/** The provider's fields of one form, with words for fields that load slowly or do not load. */
export function HostedFieldGroup<Name extends string>({ names, hosted, fieldOf, text }: HostedFieldGroupProps<Name>) {
  const { status, showErrors } = hosted
  const errors: Partial<Record<Name, string | undefined>> = {}
  for (const name of names) errors[name] = fieldOf(name).error
  const said = JSON.stringify(errors)
  // biome-ignore lint/correctness/useExhaustiveDependencies: the fields are told when the words change.
  useEffect(() => showErrors(errors), [said, status])
  return (
    <div data-slot="hosted" data-status={status} aria-busy={status === 'loading' || undefined}>
      {names.map((name) => {
        const { id, error } = fieldOf(name)
        return (
          <HostedField
            key={name}
            {...{ name, id, error }}
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
  )
}
