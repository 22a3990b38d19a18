export { type ListingData, type ListingPagePort, readListingPage, type SearchIdentity } from './listing-page.js'
