export const licenseMessages = {
  licenses: 'Licenses',
  noLicense: 'No license on file. Only items that need no license can ship here.',
  license: (level: string) => `Rx level ${level}`,
  number: (number: string) => `Number ${number}`,
  valid: 'Valid',
  expiresIn: (days: number) => {
    if (days === 0) return 'Expires today'
    return days === 1 ? 'Expires in 1 day' : `Expires in ${days} days`
  },
  expired: (date: string) => `Expired ${date}`,
  expires: (date: string) => `Expires ${date}.`,
  blocksSoon: (level: string) => `After that day, items of Rx level ${level} cannot ship here.`,
  blocks: (level: string) => `Items of Rx level ${level} cannot ship here.`,
  /** The addresses that receive the items meanwhile. */
  elsewhere: (names: readonly string[], more: number) => {
    const others = more === 1 ? 'one other address' : `${more} other addresses`
    const quoted = names.map((name) => `“${name}”`)
    const all = more > 0 ? [...quoted, others] : quoted
    return `Meanwhile they can ship to ${all.length > 1 ? `${all.slice(0, -1).join(', ')} and ${all.at(-1)}` : all[0]}.`
  },
  nowhere: 'No other address of your company can receive them.',
  add: 'Add license',
  /** The name of the dialog, and of its button. */
  addAt: (address: string) => `Add license at ${address}`,
  edit: 'Edit',
  editAt: (level: string, address: string) => `Edit license for Rx level ${level} at ${address}`,
  remove: 'Remove',
  removeAt: (level: string, address: string) => `Remove license for Rx level ${level} at ${address}`,
  download: 'Document',
  downloadOf: (name: string, level: string) => `Document ${name} of the license for Rx level ${level}`,
  saved: (number: string) => `License ${number} was saved.`,
  removed: (number: string) => `License ${number} was removed.`,
  restored: (number: string) => `License ${number} is back.`,
  undo: 'Undo',
  notLoaded: 'The form did not load. Check your connection and try again. If that does not help, reload the page.',
  retry: 'Try again',
  rxLevel: 'Rx level',
  /** A level whose license the new one replaces. */
  replaces: (level: string, number: string) => `${level} (replaces ${number})`,
  licenceNumber: 'License number',
  expiration: 'Expiration date',
  expirationHelp: 'The last day on which the license is valid.',
  document: 'Document',
  documentHelp: 'A scan or photo of the license: PDF, PNG or JPEG, at most 2 MB. Only administrators can read it.',
  storedHelp: (name: string) => `${name} is on file. A new file replaces it: PDF, PNG or JPEG, at most 2 MB.`,
  isWithoutDocument: 'Delete the document on file',
  past: 'The expiration date is in the past. Enter the date of the renewed license.',
  wrongKind: 'The document must be a PDF, PNG or JPEG file. Choose another file.',
  tooLarge: 'The document is larger than 2 MB. Choose a smaller file.',
  reading: 'The document is still being read. Save again in a moment.',
  unreadable: 'The document could not be read. Choose it again.',
  save: 'Save license',
  cancel: 'Cancel',
}

export type LicenseMessages = typeof licenseMessages

declare module '../../messages/messages.types.js' {
  interface MessageCatalog {
    license: LicenseMessages
  }
}
