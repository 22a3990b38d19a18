export { storyCardFields } from './story-card-fields.js'
export { StoryCart, type StoryCartProps, storyCart } from './story-cart.js'
export { StoryCheckout, type StoryCheckoutProps, storyCheckoutPort } from './story-checkout.js'
export {
  accountMenuEntries,
  addresses,
  cards,
  cartLines,
  categoryBranches,
  categoryCounts,
  emptyCart,
  facets,
  invoiceDetails,
  licenseRefusal,
  makeGloves,
  makeProduct,
  navEntries,
  orderDetails,
  orders,
  overview,
  paymentDetails,
  pictures,
  products,
  relatedAccounts,
  relatedOrders,
  reorderItems,
  savedItems,
  shipTo,
  suggestedQueries,
  suggestions,
  totals,
  units,
} from './story-data.js'
export {
  makeListingPage,
  nothingFound,
  StoryListing,
  storyListingPort,
} from './story-listing.js'
export { startStorySearch } from './story-search.js'
export {
  StorySignIn,
  type StorySignInProps,
  startStorySession,
  startUnansweredSession,
  storySignInPort,
  storyUser,
} from './story-sign-in.js'
