export const variantPickerMessages = {
  outOfStock: 'Out of Stock',
}

export type VariantPickerMessages = typeof variantPickerMessages

declare module '../../messages/messages.types.js' {
  interface MessageCatalog {
    variantPicker: VariantPickerMessages
  }
}
