/**
 * The server cannot start, for a reason that the person at the keyboard can fix. The message is one line: the
 * failure, its cause, and the remedy. Print it without a stack.
 */
export class StartError extends Error {
  override readonly name = 'StartError'
}
