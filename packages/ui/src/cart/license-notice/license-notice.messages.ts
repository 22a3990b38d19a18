export const licenseNoticeMessages = {
  title: 'No single address may receive this cart.',
  /** @param places the addresses that have the license */
  held: (item: string, level: string, places: readonly string[]) =>
    `${item} needs a license for Rx level ${level}. It may go to ${places.join(' or ')}.`,
  missing: (item: string, level: string) => `${item} needs a license for Rx level ${level}. No address has one.`,
  help: 'Save items for later to order them apart, or add a license to an address.',
  addresses: 'Addresses and licenses',
}

export type LicenseNoticeMessages = typeof licenseNoticeMessages

declare module '../../messages/messages.types.js' {
  interface MessageCatalog {
    licenseNotice: LicenseNoticeMessages
  }
}
