export { ListingEmpty, type ListingEmptyProps } from './listing-empty.js'
export { type ListingEmptyMessages, listingEmptyMessages } from './listing-empty.messages.js'
