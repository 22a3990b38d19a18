/**
 * The number of parts of the page in view that show the outcomes of items that are added together, so that a notice would
 * repeat them. Each part counts itself while it is mounted.
 */
export const additionReports = { count: 0 }

/** Counts a part of the page: an effect that takes no dependencies. */
export function reportAdditions(): () => void {
  additionReports.count += 1
  return () => {
    additionReports.count -= 1
  }
}
