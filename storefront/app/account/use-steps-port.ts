import type { SignInStepsPort } from '@gauze/ui/two-factor/sign-in-steps'
import { useMemo } from 'react'
import { useRuntime } from '../browser/runtime-provider.js'

/** The calls that change how a person logs in. */
export function useStepsPort(): SignInStepsPort {
  const runtime = useRuntime()
  return useMemo(() => {
    const client = async () => (await runtime.load()).api
    return {
      startStepProof: async (input) => (await client()).startStepProof(input),
      startPasskey: async (input) => (await client()).startPasskey(input),
      addPasskey: async (input) => (await client()).addPasskey(input),
      renamePasskey: async (input) => (await client()).renamePasskey(input),
      removePasskey: async (input) => (await client()).removePasskey(input),
      startApp: async (input) => (await client()).startApp(input),
      confirmApp: async (input) => (await client()).confirmApp(input),
      removeApp: async (input) => (await client()).removeApp(input),
      renewRecoveryCodes: async (input) => (await client()).renewRecoveryCodes(input),
    }
  }, [runtime])
}
