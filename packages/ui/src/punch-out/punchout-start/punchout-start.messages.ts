/** The texts of the page that begins a punch-out session. */
export const punchoutStartMessages = {
  starting: 'Opening the catalog for your procurement system',
  over: 'This link has ended',
  overBody:
    'A link from a procurement system works once and for ten minutes. Open the catalog in your procurement system again.',
  failed: 'The catalog could not be opened',
  missing: (count: number) =>
    count === 1
      ? '1 item of your requisition is not in the cart'
      : `${count} items of your requisition are not in the cart`,
  missingBody: 'We do not sell these items, or not in that unit, to your company at present:',
  adjusted: (count: number) =>
    count === 1 ? 'The quantity of 1 item is lower' : `The quantities of ${count} items are lower`,
  adjustedBody: 'Your company may order less of these items at present than your requisition has:',
  inspect: 'You are looking at a requisition. What you change here is not sent back.',
  proceed: 'Continue',
}

export type PunchoutStartMessages = typeof punchoutStartMessages

declare module '../../messages/messages.types.js' {
  interface MessageCatalog {
    punchoutStart: PunchoutStartMessages
  }
}
