import type { SignInPort } from '@gauze/ui/sign-in/sign-in'
import { useMemo } from 'react'
import { useRuntime } from '../browser/runtime-provider.js'

/** The calls of signing in, whose client loads with the first of them. */
export function useSignInPort(): SignInPort {
  const runtime = useRuntime()
  return useMemo(() => {
    const client = async () => (await runtime.load()).api
    return {
      createResetHash: async (request) => (await client()).createResetHash(request),
      requestAccess: async (request) => (await client()).requestAccess(request),
      validatePasswordReset: async (link) => (await client()).validatePasswordReset(link),
      resetPassword: async (passwords) => (await client()).resetPassword(passwords),
    }
  }, [runtime])
}
