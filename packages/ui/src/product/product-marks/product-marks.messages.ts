export const productMarksMessages = {
  onAllocation: 'On allocation',
  mayBeLimited: 'This item is on allocation and quantity may be limited',
  licenceRequired: 'License required',
  licenceNeeded: 'This item requires a medical license to purchase',
  licenceOnFile: 'License on file',
}

export type ProductMarksMessages = typeof productMarksMessages
