export { AddedItems, type AddedItemsProps, AddedOutcome, type AddedOutcomeProps } from './added-items.js'
export { type AddedItemsMessages, addedItemsMessages } from './added-items.messages.js'
export {
  type ItemsAddition,
  type ItemsAdditionLine,
  type ItemsAdditionPort,
  useItemsAddition,
} from './use-items-addition.js'
