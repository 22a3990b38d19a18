export const createAccountFormMessages = {
  companyTitle: 'Company',
  personTitle: 'You',
  personHelp: 'The first administrator. You can invite others once the account is open.',
  addressTitle: 'Ship-to address',
  addressHelp: 'The first address of the account. We send invoices there, too, until you add another one.',
  termsTitle: 'License and terms',
  company: 'Company name',
  businessType: 'Business type',
  chooseBusinessType: 'Choose a business type',
  website: 'Website',
  firstName: 'First name',
  lastName: 'Last name',
  contactRole: 'Role',
  chooseRole: 'Choose a role',
  phone: 'Phone',
  email: 'Work email',
  emailHelp: 'We send your link to this address. It becomes your username.',
  line1: 'Street address',
  line2: 'Suite, floor, department',
  city: 'City',
  state: 'State',
  chooseState: 'Choose a state',
  zip: 'ZIP code',
  licenseNumber: 'Medical license number',
  licenseHelp: 'Needed only for items marked Rx. You can add it later.',
  wantsTerms: 'We would like to pay on terms',
  notes: 'Notes',
  notesHelp: 'Anything that we should know about your company',
  submit: 'Send application',
  loading: 'Loading…',
  choicesFailed: 'The business types and roles could not be loaded. You can fill in everything else meanwhile.',
  retry: 'Load them again',
  failed: 'Your application could not be sent. Nothing is lost: check your connection and try again.',
}

export type CreateAccountFormMessages = typeof createAccountFormMessages

declare module '../../messages/messages.types.js' {
  interface MessageCatalog {
    createAccountForm: CreateAccountFormMessages
  }
}
