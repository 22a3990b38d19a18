export const addressFormMessages = {
  line1: 'Street address',
  line2: 'Suite, floor, department',
  city: 'City',
  state: 'State',
  chooseState: 'Choose a state',
  zip: 'ZIP code',
  attention: 'Attention',
  attentionHelp: 'Who receives it',
  phone: 'Phone',
  phoneHelp: 'For the driver',
  label: 'Name of this address',
  labelHelp: 'What your company calls it, such as “Ward 4”',
  isDefaultShipping: 'Make this the default ship-to address',
  isDefaultBilling: 'Make this the default billing address',
  submit: 'Save address',
  cancel: 'Cancel',
  lookupHelp: 'Type to see suggestions',
  suggestions: 'Suggested addresses',
  count: (count: number) => (count === 1 ? '1 address suggested' : `${count} addresses suggested`),
  none: 'No address suggested. Fill in the fields yourself.',
  unavailable: 'Address suggestions are not available right now. Fill in the fields yourself.',
  failed: 'The address could not be saved. Nothing is lost: try again.',
  chosen: 'The address was filled in. Check it before you save.',
  unknownState: 'Choose a state',
  badZip: 'Enter a ZIP code such as 12207 or 12207-1234',
}

export type AddressFormMessages = typeof addressFormMessages

declare module '../../messages/messages.types.js' {
  interface MessageCatalog {
    addressForm: AddressFormMessages
  }
}
