'use client'
import { type ComponentPropsWithRef, useEffect, useEffectEvent, useRef } from 'react'
import { cx } from '../../internal/cx.js'
import { useMessages } from '../../messages/index.js'
import { type FormSummaryMessages, formSummaryMessages } from './form-summary.messages.js'

export interface FormSummaryProps extends Omit<ComponentPropsWithRef<'div'>, 'ref'> {
  /** What is wrong, in the order of the fields. Empty shows nothing. */
  errors: readonly { fieldId: string; message: string }[]
  /** Changes with each submit, so that the focus goes to the first of the same errors again. */
  attempt: number
  messages?: Partial<FormSummaryMessages>
}

/**
 * The errors of a form, on top of it and announced, with links to the fields. After a failed submit the focus goes to the
 * first of them (VAL-06, WCAG 3.3.1).
 */
export function FormSummary({ errors, attempt, messages, className, ...props }: FormSummaryProps) {
  const text = useMessages('formSummary', formSummaryMessages, messages)
  const ref = useRef<HTMLDivElement>(null)
  const focusFirst = useEffectEvent(() => {
    const [first] = errors
    if (first) focusField(ref.current, first.fieldId)
  })
  useEffect(() => {
    if (attempt > 0) focusFirst()
  }, [attempt])
  if (errors.length === 0) return null
  return (
    <div role="alert" {...props} ref={ref} className={cx('gz-form-summary', className)}>
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
                focusField(ref.current, fieldId)
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

/** The field stands in the same document or shadow tree as the summary. */
function focusField(summary: HTMLElement | null, fieldId: string) {
  const root = summary?.getRootNode()
  if (root instanceof Document || root instanceof ShadowRoot) root.getElementById(fieldId)?.focus()
}
