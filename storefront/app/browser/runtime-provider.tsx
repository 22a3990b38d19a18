import { GauzeProvider } from '@gauze/ui/provider'
import { createContext, type ReactNode, use } from 'react'
import type { StoreRuntime } from './store-runtime.js'

const RuntimeContext = createContext<StoreRuntime | null>(null)

/** Gives components the store of this browser, and the hooks of the library its machines. */
export function RuntimeProvider({ runtime, children }: { runtime: StoreRuntime; children: ReactNode }) {
  return (
    <RuntimeContext value={runtime}>
      <GauzeProvider store={runtime.actors}>{children}</GauzeProvider>
    </RuntimeContext>
  )
}

/**
 * The store of this browser.
 * @throws Error when there is no RuntimeProvider.
 */
export function useRuntime(): StoreRuntime {
  const runtime = use(RuntimeContext)
  if (!runtime) {
    throw new Error('useRuntime found no <RuntimeProvider>, which the entry files provide.')
  }
  return runtime
}
