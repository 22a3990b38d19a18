import type { AccountChoices, CreateAccountFormProps } from '@gauze/ui/sign-in/create-account-form'
import { useState } from 'react'
import { useRuntime } from '../browser/runtime-provider.js'

type FormCalls = Pick<CreateAccountFormProps, 'choices' | 'isLoadingChoices' | 'onRetryChoices' | 'onSubmit'>

/**
 * The calls of the form that applies for an account. A failed one answers `{ error: true, data }` with the problem of
 * the store.
 *
 * @param first the choices that came with the page; null if they could not be loaded
 */
export function useAccountApplication(first: AccountChoices | null): FormCalls {
  const { load } = useRuntime()
  const [later, setLater] = useState<{ choices: AccountChoices | null; isLoading: boolean }>({
    choices: null,
    isLoading: false,
  })
  const retry = async () => {
    setLater({ choices: null, isLoading: true })
    const choices = await load()
      .then(({ api }) => api.getBusinessTypesandContactRoles())
      .catch(() => null)
    setLater({ choices, isLoading: false })
  }
  return {
    choices: first ?? later.choices,
    isLoadingChoices: later.isLoading,
    onRetryChoices: () => void retry(),
    onSubmit: async (application) => {
      const { api } = await load()
      try {
        return { error: false, data: await api.createAccount(application) }
      } catch (failure) {
        const { isApiError } = await import('@gauze/api-client')
        return { error: true, data: isApiError(failure) ? failure.problem : null }
      }
    },
  }
}
