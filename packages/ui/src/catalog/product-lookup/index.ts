export { productLookupCodec, productLookupPage } from './lookup-list.js'
export {
  ProductLookup,
  type ProductLookupFormProps,
  type ProductLookupProps,
  type ProductLookupResultsProps,
  type ProductLookupRootProps,
  type ProductLookupSlotProps,
} from './product-lookup.js'
export { type ProductLookupMessages, productLookupMessages } from './product-lookup.messages.js'
export type { ProductLookupState } from './product-lookup-context.js'
