export { UnitPicker, type UnitPickerProps } from './unit-picker.js'
export { type UnitPickerMessages, unitPickerMessages } from './unit-picker.messages.js'
