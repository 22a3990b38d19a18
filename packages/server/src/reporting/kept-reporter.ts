import { type ErrorReport, type ErrorReporter, toErrorReport } from '@gauze/rules/privacy'

const mostKept = 100

/** Keeps reports in memory, for the page that shows them. */
export interface KeptReporter extends ErrorReporter {
  /** The latest, newest first. */
  readonly reports: () => readonly ErrorReport[]
}

/** Reports errors when no error service is set: the latest stay in the memory of this process. */
export function createKeptReporter(): KeptReporter {
  const kept: ErrorReport[] = []
  return {
    report: (error, context) => {
      kept.unshift(toErrorReport(error, context))
      kept.length = Math.min(kept.length, mostKept)
    },
    close: async () => undefined,
    reports: () => kept,
  }
}
