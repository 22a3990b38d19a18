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
  waiting: 'Waiting for review',
  refused: 'Refused',
  /** Why the store refused the license. */
  refusedFor: (reason: string) => `Refused: ${reason}`,
  /** The rule until a license is confirmed; `counting` is the number of the current license, if there is one. */
  waits: (level: string, counting: string | null) =>
    counting === null
      ? `Items of Rx level ${level} can ship here once we have confirmed it.`
      : `License ${counting} counts until we have confirmed this one.`,
  add: 'Add license',
  /** The name of the dialog, and of its button. */
  addAt: (address: string) => `Add license at ${address}`,
  actionsOf: (number: string, address: string) => `Actions for license ${number} at ${address}`,
  edit: 'Edit',
  editAt: (level: string, address: string) => `Edit license for Rx level ${level} at ${address}`,
  remove: 'Remove',
  removeAt: (level: string, address: string) => `Remove license for Rx level ${level} at ${address}`,
  removeReviewAt: (number: string, level: string, address: string) =>
    `Remove license ${number} in review for Rx level ${level} at ${address}`,
  download: 'Document',
  downloadOf: (name: string, level: string) => `Document ${name} of the license for Rx level ${level}`,
  saved: (number: string) => `License ${number} was saved.`,
  /** The license was saved and does not count yet. */
  entered: (number: string) => `License ${number} was saved. It counts once we have confirmed it.`,
  removed: (number: string) => `License ${number} was removed.`,
  restored: (number: string) => `License ${number} is back.`,
  /** The license is back, but does not count. */
  restoredForReview: (number: string) => `License ${number} is back. It does not count until we have confirmed it.`,
  undo: 'Undo',
  notLoaded: 'The form did not load. Check your connection and try again. If that does not help, reload the page.',
  retry: 'Try again',
  rxLevel: 'Rx level',
  /** A level whose license the new one replaces. */
  replaces: (level: string, number: string) => `${level} (replaces ${number})`,
  reviewHelp: 'We review each license. It counts once we have confirmed it.',
  /** The question before a license that counts is replaced. */
  replaceTitle: (number: string) => `Replace license ${number}?`,
  replaceBody: (number: string) =>
    `License ${number} counts until we have confirmed the new one. Then the new one replaces it.`,
  replace: 'Replace license',
  licenceNumber: 'License number',
  badCharacters:
    'The license number may have only the letters A to Z, digits, spaces and - . / #. Type it by hand, because a copied number can have other characters that look the same or that nobody sees.',
  badDeaDigit:
    'The license number looks like a DEA number, but its last digit does not agree with the others. Check each digit.',
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
