export const accountSettingsMessages = {
  loading: 'The settings are loading',
  failedTitle: 'The settings could not be loaded',
  statements: 'Statements',
  statementsHelp: 'A statement lists what your company owes and has paid.',
  statementFrequency: 'How often',
  weekly: 'Every week',
  monthly: 'Every month',
  quarterly: 'Every quarter',
  neverStatement: 'Never',
  statementMethod: 'How it comes',
  statementEmails: 'Also send it to',
  statementEmailsHelp: 'Email addresses, separated by commas. Administrators get it anyway.',
  email: 'By email',
  mail: 'On paper',
  includeInvoices: 'Attach the invoices',
  approvals: 'Orders that wait for approval',
  approvalsHelp: 'Administrators, and their substitutes, get these emails.',
  approvalsNotification: 'Email about them',
  each: 'For each order, at once',
  daily: 'Once a day, as a list',
  neverApproval: 'Never',
  save: 'Save settings',
  saved: 'The settings are saved.',
}

export type AccountSettingsMessages = typeof accountSettingsMessages

declare module '../../messages/messages.types.js' {
  interface MessageCatalog {
    accountSettings: AccountSettingsMessages
  }
}
