'use client'
import type { Ref } from 'react'
import { FieldFrame } from '../../forms/field/index.js'

interface HostedFieldProps {
  /** The name of the field, by which a style sheet finds it. @selector [data-field] */
  name: string
  id: string
  label: string
  error: string | undefined
  isFocused: boolean
  isLoading: boolean
  hostRef: Ref<HTMLDivElement>
  onFocus: () => void
}

/** One field of the provider with the store's label and error. The focus of its element moves into the frame. */
export function HostedField({ name, id, label, error, isFocused, isLoading, hostRef, onFocus }: HostedFieldProps) {
  return (
    // biome-ignore lint/a11y/noStaticElementInteractions: a press on the label, which cannot name a frame, is passed on
    // biome-ignore lint/a11y/useKeyWithClickEvents: the keyboard reaches the frame itself.
    <div
      className="gz-field"
      data-field={name}
      data-invalid={error ? true : undefined}
      onClick={(event) => {
        if (event.target instanceof HTMLLabelElement) onFocus()
      }}
    >
      <FieldFrame controlId={id} label={label} error={error} isRequired>
        {/* biome-ignore lint/a11y/useSemanticElements: a fieldset cannot be styled as an input. */}
        <div
          ref={hostRef}
          id={id}
          role="group"
          tabIndex={-1}
          aria-label={label}
          aria-describedby={error ? `${id}-error` : undefined}
          className="gz-input gz-hosted-field"
          data-slot="host"
          data-focused={isFocused || undefined}
          data-loading={isLoading || undefined}
          onFocus={(event) => {
            if (event.target === event.currentTarget) onFocus()
          }}
        />
      </FieldFrame>
    </div>
  )
}
