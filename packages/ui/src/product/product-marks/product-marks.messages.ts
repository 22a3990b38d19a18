export const productMarksMessages = {
  onAllocation: 'On allocation',
  mayBeLimited: 'This item is on allocation and quantity may be limited',
  licenseRequired: 'License required',
  licenseNeeded: 'This item requires a medical license to purchase',
  licenseOnFile: 'License on file',
}

export type ProductMarksMessages = typeof productMarksMessages
