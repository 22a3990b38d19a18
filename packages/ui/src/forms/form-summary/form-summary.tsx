'use client'
import { type ComponentPropsWithRef, useEffect, useEffectEvent, useRef, useState } from 'react'
import { Mark } from '../../icons/index.js'
import { cx } from '../../internal/cx.js'
import { useMessages } from '../../messages/index.js'
import { type FormSummaryMessages, formSummaryMessages } from './form-summary.messages.js'

export interface FormSummaryProps extends Omit<ComponentPropsWithRef<'div'>, 'ref'> {
  /** The errors, in the order of the fields. The component renders nothing without errors. */
  errors: readonly { fieldId: string; message: string }[]
  /**
   * The number of the submit. It changes with each submit, so that the focus moves to the first error again even if the
   * errors are the same.
   */
  attempt: number
  /** Does not move the focus, for errors that no submit of this person caused. */
  isQuiet?: boolean
  messages?: Partial<FormSummaryMessages>
}

/**
 * The errors of a form, on top of it and announced, with links to the fields. After a failed submit, the focus moves to
 * the first link (WCAG 3.3.1). The list stays unchanged until the next submit, so that screen readers do not announce
 * it while somebody types, and disappears when every error is corrected.
 */
export function FormSummary({ errors, attempt, isQuiet = false, messages, className, ...props }: FormSummaryProps) {
  const text = useMessages('formSummary', formSummaryMessages, messages)
  const ref = useRef<HTMLDivElement>(null)
  const [listed, setListed] = useState({ attempt, errors })
  const isMended = errors.length === 0 && listed.errors.length > 0
  if (listed.attempt !== attempt || isMended) setListed({ attempt, errors })
  const focusFirst = useEffectEvent(() => {
    const [first] = errors
    if (first && !isQuiet) focusField(ref.current, first.fieldId)
  })
  useEffect(() => {
    if (attempt > 0) focusFirst()
  }, [attempt])
  if (listed.errors.length === 0) return null
  return (
    <div key={listed.attempt} role="alert" {...props} ref={ref} className={cx('gz-form-summary', className)}>
      <p data-slot="title">
        <Mark shape="triangle" /> {text.title(listed.errors.length)}
      </p>
      <ul>
        {listed.errors.map(({ fieldId, message }) => (
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

/** The field is in the same document or shadow tree as the summary. */
function focusField(summary: HTMLElement | null, fieldId: string) {
  const root = summary?.getRootNode()
  if (root instanceof Document || root instanceof ShadowRoot) root.getElementById(fieldId)?.focus()
}
