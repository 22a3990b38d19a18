import { StrictMode, startTransition } from 'react'
import { hydrateRoot } from 'react-dom/client'
import { HydratedRouter, RouterContextProvider } from 'react-router-dom'
import { RuntimeProvider } from './browser/runtime-provider.js'
import { createStoreRuntime, runtimeContext } from './browser/store-runtime.js'
import { errorReports, reportPageError } from './browser/watch-page.js'
import { readPublicSettings } from './config/public-settings.js'

const TELEMETRY_LIMIT = 4000

const runtime = createStoreRuntime(async (signals) => {
  const { startStore } = await import('./browser/start-store.js')
  return startStore(signals)
})

function getContext() {
  const context = new RouterContextProvider()
  context.set(runtimeContext, runtime)
  return context
}

errorReports.watch()

function hydrate() {
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
}

// The words of an empty listing are code of their own. Before it is here, the arrival of the session would erase them.
if (document.querySelector('.gz-empty')) void import('./listing/listing-empty.js').then(hydrate, hydrate)
else hydrate()

// Measuring and reporting wait until the page is idle.
function startTelemetry() {
  return void import('./browser/start-telemetry.js')
    .then((telemetry) => telemetry.startTelemetry(readPublicSettings(document)))
    .catch(() => undefined)
}
if ('requestIdleCallback' in window) requestIdleCallback(startTelemetry, { timeout: TELEMETRY_LIMIT })
else setTimeout(startTelemetry, TELEMETRY_LIMIT)
