'use client'
import { readFailure } from '@gauze/machines/port'
import { useRef, useState } from 'react'

/** The result of sending a form. */
export interface Submission {
  readonly status: 'idle' | 'sending' | 'sent' | 'failed'
  /** The server's words for the whole form; null when it gave none. */
  readonly detail: string | null
  /** The server's words by field. */
  readonly fields: Readonly<Record<string, readonly string[]>>
}

const idle: Submission = { status: 'idle', detail: null, fields: {} }

/** Sends a form once at a time, and keeps the result. A caller that returns no promise keeps that itself. */
export function useSubmission<Values>(onSubmit: ((values: Values) => unknown) | undefined) {
  const [submission, setSubmission] = useState(idle)
  const isSending = useRef(false)
  const send = async (values: Values) => {
    if (isSending.current) return
    const sending = onSubmit?.(values)
    if (!(sending instanceof Promise)) return
    isSending.current = true
    setSubmission({ ...idle, status: 'sending' })
    try {
      await sending
      setSubmission({ ...idle, status: 'sent' })
    } catch (reason) {
      const { detail, fields } = readFailure(reason)
      setSubmission({ status: 'failed', detail, fields })
    } finally {
      isSending.current = false
    }
  }
  return { submission, send }
}
