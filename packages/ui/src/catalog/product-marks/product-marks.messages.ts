import { itemRefusalMessages } from '@gauze/rules/messages'

export const productMarksMessages = {
  onAllocation: 'On allocation',
  mayBeLimited: 'This item is on allocation and quantity may be limited',
  licenseRequired: 'License required',
  licenseNeeded: itemRefusalMessages.license,
  licenseOnFile: 'License on file',
}

export type ProductMarksMessages = typeof productMarksMessages

declare module '../../messages/messages.types.js' {
  interface MessageCatalog {
    productMarks: ProductMarksMessages
  }
}
