/** An error in the shape of the hosted content service. */
export class ContentError extends Error {
  override readonly name = 'ContentError'

  /**
   * @param status HTTP status
   * @param id the service's own name of the error, e.g. NotFound
   */
  constructor(
    readonly status: number,
    readonly id: string,
    message: string,
  ) {
    super(message)
  }
}
