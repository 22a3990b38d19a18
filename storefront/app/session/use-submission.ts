import type { ApiClient } from '@gauze/api-client'
import { useState } from 'react'
import { useRuntime } from '../runtime/runtime-provider.js'

interface Submission<Input, Field extends string> {
  readonly isPending: boolean
  /** What is wrong with the whole; null while the fields say it. */
  readonly error: string | null
  readonly fieldErrors: Readonly<Partial<Record<Field, string>>>
  readonly submit: (input: Input) => Promise<void>
}

/**
 * Sends a form to the API and keeps what came of it.
 *
 * @param fields what the form asks for, as the API calls it
 * @param send the call
 * @param failure said when the server gives no words of its own
 * @param onDone called when it was taken
 */
export function useSubmission<Input, Field extends string>(
  fields: readonly Field[],
  send: (api: ApiClient, input: Input) => Promise<unknown>,
  failure: string,
  onDone: () => void,
): Submission<Input, Field> {
  const runtime = useRuntime()
  const [isPending, setPending] = useState(false)
  const [error, setError] = useState<string | null>(null)
  const [fieldErrors, setFieldErrors] = useState(() => firstMessages(fields, {}))
  const submit = async (input: Input) => {
    setPending(true)
    setError(null)
    setFieldErrors(firstMessages(fields, {}))
    try {
      const { api } = await runtime.load()
      await send(api, input)
      onDone()
    } catch (reason) {
      const { isApiError } = await import('@gauze/api-client')
      const problem = isApiError(reason) ? reason.problem : null
      const ofFields = firstMessages(fields, problem?.errors ?? {})
      // The detail of a problem says the same of its fields again, in the words of the wire.
      setError(Object.keys(ofFields).length > 0 ? null : (problem?.detail ?? failure))
      setFieldErrors(ofFields)
    } finally {
      setPending(false)
    }
  }
  return { isPending, error, fieldErrors, submit }
}

function firstMessages<Field extends string>(
  fields: readonly Field[],
  errors: Readonly<Record<string, readonly string[]>>,
): Partial<Record<Field, string>> {
  const messages: Partial<Record<Field, string>> = {}
  for (const field of fields) {
    const [message] = errors[field] ?? []
    if (message) messages[field] = message
  }
  return messages
}
