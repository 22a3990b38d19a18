import type { ApiClient } from '@gauze/api-client'
import { readFailure } from '@gauze/machines/port'
import { useRevalidator } from 'react-router-dom'
import { useRuntime } from '../browser/runtime-provider.js'

/**
 * A function that makes a call which changes the record of the page, and reads the page again once the store has
 * answered: after a refusal, too, because the record may have changed. After no answer and an outage the page stays as
 * it is, since reading it would replace the person's entries with an error page.
 * @returns the function, which rejects as the call does
 * @example
 * const change = useRecordChange()
 * await change((api) => api.withdrawReturn({ id }))
 */
export function useRecordChange() {
  const { load } = useRuntime()
  const { revalidate } = useRevalidator()
  return async (call: (api: ApiClient) => Promise<unknown>): Promise<void> => {
    const { api } = await load()
    try {
      await call(api)
    } catch (error) {
      const { kind } = readFailure(error)
      if (kind !== 'network' && kind !== 'server') await revalidate()
      throw error
    }
    await revalidate()
  }
}
