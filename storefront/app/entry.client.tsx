import { StrictMode, startTransition } from 'react'
import { hydrateRoot } from 'react-dom/client'
import { HydratedRouter, RouterContextProvider } from 'react-router-dom'
import { noteReach, watchForReach } from './browser/first-reach.js'
import { RuntimeProvider } from './browser/runtime-provider.js'
import { createStoreRuntime, runtimeContext } from './browser/store-runtime.js'
import { errorReports, reportPageError } from './browser/watch-page.js'
import { readPublicSettings } from './config/public-settings.js'
import { addCatalog, pageLanguage } from './language/words.js'
import { emptyListing } from './listing/empty-listing.js'
import { holdEarlyPresses } from './shell/early-press.js'
import { holdEarlySearch } from './shell/early-search.js'

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
watchForReach()
holdEarlySearch()
holdEarlyPresses(() => runtime.sayUnloaded('retry'))
if (runtime.hasToken()) noteReach()

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

/** Loads the words of a page in Spanish. Without them the page is in English, which a shopper can use. */
async function loadWords() {
  const { spanish } = await import('./language/spanish.js')
  addCatalog('es', spanish)
}

const needed = [
  ...(document.querySelector('.gz-empty') ? [emptyListing.load()] : []),
  ...(pageLanguage() === 'es' ? [loadWords()] : []),
]
if (needed.length > 0) void Promise.allSettled(needed).then(hydrate)
else hydrate()

// Measuring and reporting wait until the page is idle.
function startTelemetry() {
  return void import('./browser/start-telemetry.js')
    .then((telemetry) => telemetry.startTelemetry(readPublicSettings(document)))
    .catch(() => undefined)
}
if ('requestIdleCallback' in window) requestIdleCallback(startTelemetry, { timeout: TELEMETRY_LIMIT })
else setTimeout(startTelemetry, TELEMETRY_LIMIT)
