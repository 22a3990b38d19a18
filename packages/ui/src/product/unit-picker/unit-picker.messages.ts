export const unitPickerMessages = {
  label: 'Unit',
}

export type UnitPickerMessages = typeof unitPickerMessages
