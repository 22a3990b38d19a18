import type { ItemRefusal } from '../addability.js'

/** English words for each reason of {@link ItemRefusal}. */
export const itemRefusalMessages = {
  inactive: 'Currently Unavailable',
  restricted: (supportPhone: string | undefined) =>
    `This item is currently restricted. Please call an administrator${supportPhone ? ` at ${supportPhone}` : '.'}`,
  unavailable: 'Currently Unavailable',
  notSellable: 'Currently Unavailable',
  signedOut: 'Login to View Price',
  license: 'This item requires a medical license to purchase',
  allocation: 'Please contact your sales rep for information on allocation.',
}

export type ItemRefusalMessages = typeof itemRefusalMessages

/**
 * Why an item cannot be bought, in words.
 *
 * @example
 * const answer = addability(…)
 * if (!answer.ok) console.log(itemRefusalText(answer, itemRefusalMessages))
 */
export function itemRefusalText({ reason, supportPhone }: ItemRefusal, messages: ItemRefusalMessages): string {
  const words = messages[reason]
  return typeof words === 'string' ? words : words(supportPhone)
}
