export type {
  AreaSummary,
  CallResult,
  ConformanceOptions,
  ConformanceReport,
  Login,
  Outcome,
} from './conformance.types.js'
export { formatReport } from './format-report.js'
export { runConformance } from './run-conformance.js'
