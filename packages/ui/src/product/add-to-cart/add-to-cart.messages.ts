export const addToCartMessages = {
  addToCart: 'Add to cart',
  unavailable: 'Currently Unavailable',
  loginToView: 'Login to View Price',
  onAllocation: 'This item is on allocation and quantity may be limited',
  noMoreAllocation: 'There is no more allocation of this item for your account.',
  contactRep: 'Please contact your sales rep for information on allocation.',
  licenseRequired: 'This item requires a medical license to purchase',
  whyInactive: 'This item is no longer sold.',
  whyUnavailable: 'This item cannot be ordered online at present.',
  whyNotSellable: 'We do not sell items of this license level at present.',
}

export type AddToCartMessages = typeof addToCartMessages
