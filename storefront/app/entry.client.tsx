import { StrictMode, startTransition } from 'react'
import { hydrateRoot } from 'react-dom/client'
import { HydratedRouter, RouterContextProvider } from 'react-router-dom'
import { readPublicSettings } from './config/public-settings.js'
import { reportPageError, watchPage } from './reporting/watch-page.js'
import { RuntimeProvider } from './runtime/runtime-provider.js'
import { createStoreRuntime, runtimeContext } from './runtime/store-runtime.js'

const TELEMETRY_LIMIT = 4000

const runtime = createStoreRuntime(async (signals) => {
  const { startStore } = await import('./runtime/start-store.js')
  return startStore(signals)
})

function getContext() {
  const context = new RouterContextProvider()
  context.set(runtimeContext, runtime)
  return context
}

watchPage()

startTransition(() => {
  hydrateRoot(
    document,
    <StrictMode>
      <RuntimeProvider runtime={runtime}>
        <HydratedRouter getContext={getContext} onError={reportPageError} />
      </RuntimeProvider>
    </StrictMode>,
  )
})

// Measuring and reporting wait until the page is idle.
function startTelemetry() {
  return void import('./telemetry/start-telemetry.js')
    .then((telemetry) => telemetry.startTelemetry(readPublicSettings(document)))
    .catch(() => undefined)
}
if ('requestIdleCallback' in window) requestIdleCallback(startTelemetry, { timeout: TELEMETRY_LIMIT })
else setTimeout(startTelemetry, TELEMETRY_LIMIT)
