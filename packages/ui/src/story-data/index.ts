export { StoryCart, type StoryCartProps, storyCart } from './story-cart.js'
export { StoryCheckout, type StoryCheckoutProps, storyCheckoutPort } from './story-checkout.js'
export {
  accountMenuEntries,
  addresses,
  bankAccounts,
  cards,
  cartLines,
  categoryBranches,
  categoryCounts,
  delivery,
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
  pendingPayment,
  pictures,
  products,
  relatedAccounts,
  relatedOrders,
  reorderItems,
  savedItems,
  scannedPackages,
  shipTo,
  suggestedQueries,
  suggestedSections,
  suggestions,
  totals,
  units,
} from './story-data.js'
export { estimateDetails, estimates, requestedQuote } from './story-estimates.js'
export { storyBankFields, storyCardFields } from './story-hosted-fields.js'
export {
  makeListingPage,
  nothingFound,
  StoryListing,
  storyListingPort,
} from './story-listing.js'
export { acknowledgedRecall, recallDetails, storyRecalls } from './story-recalls.js'
export { storyReturns } from './story-returns.js'
export { startStorySearch } from './story-search.js'
export {
  guardedUsername,
  StorySignIn,
  type StorySignInProps,
  startStorySession,
  startUnansweredSession,
  storyDevice,
  storySignInPort,
  storySteps,
  storyStepsOn,
  storyStepsPort,
  storyTwoFactor,
  storyUser,
} from './story-sign-in.js'
