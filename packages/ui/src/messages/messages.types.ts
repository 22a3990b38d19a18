import type { ItemRefusalMessages, ProblemMessages } from '@gauze/rules/messages'
import type { FailureMessages } from './failure.messages.js'

/**
 * All words, by the component that shows them or by their topic. Each messages file of a component adds its own by
 * declaration merging. Only types, so it loads nothing.
 */
export interface MessageCatalog {
  /** Why an item cannot be bought. */
  itemRefusal: ItemRefusalMessages
  /** Words for the errors of fields in any form. */
  problem: ProblemMessages
  /** Why a call failed, by code. */
  failure: FailureMessages
}
