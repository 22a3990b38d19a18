export { type BatchSink, type BatchSinkOptions, createBatchSink } from './batch-sink.js'
export {
  type ConsentChoice,
  hasConsent,
  isDeniedByBrowser,
  readConsentChoice,
  writeConsentChoice,
} from './consent.js'
export { createPageViews, type PageViews } from './page-views.js'
export { type BatchTarget, sendInBatches } from './send-in-batches.js'
export { type AnalyticsProperties, type AnalyticsSink, createTracker, type Tracker } from './tracker.js'
