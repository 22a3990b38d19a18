/** An error in the shape of the hosted service: `{message, status}`. */
export class ProtocolError extends Error {
  override readonly name = 'ProtocolError'

  constructor(
    readonly status: number,
    message: string,
  ) {
    super(message)
  }
}
