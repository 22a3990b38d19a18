/**
 * The page that adds a second step.
 * @param next the path to return to
 */
export function secondStepPath(next: string): string {
  return `/secondStep?returnTo=${encodeURIComponent(next)}`
}
