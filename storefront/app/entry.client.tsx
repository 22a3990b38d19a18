import { StrictMode, startTransition } from 'react'
import { hydrateRoot } from 'react-dom/client'
import { HydratedRouter, RouterContextProvider } from 'react-router-dom'
import { RuntimeProvider } from './runtime/runtime-provider.js'
import { createStoreRuntime, runtimeContext } from './runtime/store-runtime.js'

const runtime = createStoreRuntime(async (actors, signals) => {
  const { startStore } = await import('./runtime/start-store.js')
  return startStore(actors, signals)
})

const getContext = () => {
  const context = new RouterContextProvider()
  context.set(runtimeContext, runtime)
  return context
}

startTransition(() => {
  hydrateRoot(
    document,
    <StrictMode>
      <RuntimeProvider runtime={runtime}>
        <HydratedRouter getContext={getContext} />
      </RuntimeProvider>
    </StrictMode>,
  )
})
