export type {
  AreaSummary,
  CallResult,
  ConformanceOptions,
  ConformanceReport,
  Login,
  Outcome,
} from './conformance.types.js'
export { formatHtml, formatMarkdown, type PageFacts } from './format-page.js'
export { formatReport } from './format-report.js'
export { runConformance } from './run-conformance.js'
