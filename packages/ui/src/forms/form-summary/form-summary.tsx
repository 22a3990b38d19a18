'use client'
import { type ComponentPropsWithRef, useEffect, useRef } from 'react'
import { cx } from '../../internal/cx.js'
import { useMessages } from '../../messages/index.js'
import { type FormSummaryMessages, formSummaryMessages } from './form-summary.messages.js'

export interface FormSummaryProps extends Omit<ComponentPropsWithRef<'div'>, 'ref'> {
  /** What is wrong, in the order of the fields. Empty shows nothing. */
  errors: readonly { fieldId: string; message: string }[]
  /** Changes with each submit, so that the same errors take focus again. */
  attempt: number
  messages?: Partial<FormSummaryMessages>
}

/** The errors of a form, on top of it, with links to the fields. Takes focus after a failed submit (WCAG 3.3.1). */
export function FormSummary({ errors, attempt, messages, className, ...props }: FormSummaryProps) {
  const text = useMessages('formSummary', formSummaryMessages, messages)
  const ref = useRef<HTMLDivElement>(null)
  useEffect(() => {
    if (attempt > 0) ref.current?.focus()
  }, [attempt])
  if (errors.length === 0) return null
  return (
    <div {...props} ref={ref} tabIndex={-1} className={cx('gz-form-summary', className)}>
      <p data-slot="title">
        <span aria-hidden="true">▲ </span>
        {text.title(errors.length)}
      </p>
      <ul>
        {errors.map(({ fieldId, message }) => (
          <li key={fieldId}>
            <a
              href={`#${fieldId}`}
              onClick={(event) => {
                event.preventDefault()
                document.getElementById(fieldId)?.focus()
              }}
            >
              {message}
            </a>
          </li>
        ))}
      </ul>
    </div>
  )
}
