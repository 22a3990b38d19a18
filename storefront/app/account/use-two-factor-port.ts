import type { TwoFactorPort } from '@gauze/ui/two-factor/two-factor'
import { useMemo } from 'react'
import { useRuntime } from '../browser/runtime-provider.js'

/** The calls of passkeys and of the second step, whose client loads with the first of them. */
export function useTwoFactorPort(): TwoFactorPort {
  const runtime = useRuntime()
  return useMemo(() => {
    const client = async () => (await runtime.load()).api
    return {
      getTwoFactor: async (input) => (await client()).getTwoFactor(input),
      submitTwoFactor: async (input) => (await client()).submitTwoFactor(input),
      startPasskeySignIn: async (input) => (await client()).startPasskeySignIn(input),
      signInWithPasskey: async (input) => (await client()).signInWithPasskey(input),
      keepToken: (token) => void runtime.load().then(({ tokens }) => tokens.set(token)),
    }
  }, [runtime])
}
