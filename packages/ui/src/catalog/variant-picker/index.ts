export { type VariantLink, VariantPicker, type VariantPickerProps } from './variant-picker.js'
export { type VariantPickerMessages, variantPickerMessages } from './variant-picker.messages.js'
