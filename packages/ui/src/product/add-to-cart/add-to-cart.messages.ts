export const addToCartMessages = {
  addToCart: 'Add to cart',
  unavailable: 'Currently Unavailable',
  loginToView: 'Login to View Price',
  onAllocation: 'This item is on allocation and quantity may be limited',
  noMoreAllocation: 'There is no more allocation of this item for your account.',
  contactRep: 'Please contact your sales rep for information on allocation.',
}

export type AddToCartMessages = typeof addToCartMessages
