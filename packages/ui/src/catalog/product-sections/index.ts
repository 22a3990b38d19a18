export { ProductSections, type ProductSectionsProps } from './product-sections.js'
export { type ProductSectionsMessages, productSectionsMessages } from './product-sections.messages.js'
