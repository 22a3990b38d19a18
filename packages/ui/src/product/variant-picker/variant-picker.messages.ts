export const variantPickerMessages = {
  outOfStock: 'Out of Stock',
}

export type VariantPickerMessages = typeof variantPickerMessages
