import type { ApiClient } from '@gauze/api-client'
import { useState } from 'react'
import { useRuntime } from '../runtime/runtime-provider.js'

interface Submission<Input> {
  readonly isPending: boolean
  readonly error: string | null
  readonly fieldErrors: Readonly<Record<string, string>>
  readonly submit: (input: Input) => Promise<void>
}

/**
 * Sends a form to the API and keeps what came of it.
 *
 * @param send the call
 * @param failure said when the server gives no words of its own
 * @param onDone called when it was taken
 */
export function useSubmission<Input>(
  send: (api: ApiClient, input: Input) => Promise<unknown>,
  failure: string,
  onDone: () => void,
): Submission<Input> {
  const runtime = useRuntime()
  const [isPending, setPending] = useState(false)
  const [error, setError] = useState<string | null>(null)
  const [fieldErrors, setFieldErrors] = useState<Readonly<Record<string, string>>>({})
  const submit = async (input: Input) => {
    setPending(true)
    setError(null)
    setFieldErrors({})
    try {
      const { api } = await runtime.load()
      await send(api, input)
      onDone()
    } catch (reason) {
      const { isApiError } = await import('@gauze/api-client')
      const problem = isApiError(reason) ? reason.problem : null
      setError(problem?.detail ?? failure)
      setFieldErrors(firstMessages(problem?.errors ?? {}))
    } finally {
      setPending(false)
    }
  }
  return { isPending, error, fieldErrors, submit }
}

function firstMessages(errors: Readonly<Record<string, readonly string[]>>): Record<string, string> {
  return Object.fromEntries(
    Object.entries(errors).flatMap(([field, [message]]) => (message ? [[field, message] as const] : [])),
  )
}
