/**
 * The message of a failure.
 * @example messageOf(new Error('The disk is full.')) // 'The disk is full.'
 */
export function messageOf(error: unknown): string {
  return error instanceof Error ? error.message : 'it was given up'
}
