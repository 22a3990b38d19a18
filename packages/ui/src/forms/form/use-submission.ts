'use client'
import { type Reason, readFailure, reasonOf } from '@gauze/machines/port'
import { useRef, useState } from 'react'
import { useRequestKey } from '../../internal/use-request-key.js'

/** The result of sending a form. */
export interface Submission {
  readonly status: 'idle' | 'sending' | 'sent' | 'failed'
  /** Why the whole form failed; null while it did not. */
  readonly reason: Reason | null
  /** The server's words by field. */
  readonly fields: Readonly<Record<string, readonly string[]>>
}

const idle: Submission = { status: 'idle', reason: null, fields: {} }

/**
 * Submits a form, one submit at a time, and keeps the result. If `onSubmit` returns no promise, the caller keeps the
 * result itself.
 */
export function useSubmission<Values>(onSubmit: ((values: Values) => unknown) | undefined) {
  const [submission, setSubmission] = useState(idle)
  const isSending = useRef(false)
  const key = useRequestKey()
  const send = async (values: Values) => {
    if (isSending.current) return
    const sending = onSubmit?.(values)
    if (!(sending instanceof Promise)) return
    isSending.current = true
    setSubmission({ ...idle, status: 'sending' })
    try {
      await sending
      key.settle()
      setSubmission({ ...idle, status: 'sent' })
    } catch (error) {
      const failure = readFailure(error)
      setSubmission({ status: 'failed', reason: reasonOf(failure), fields: failure.fields })
    } finally {
      isSending.current = false
    }
  }
  return { submission, send, requestKey: key.of }
}
