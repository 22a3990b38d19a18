export const licenseNoticeMessages = {
  title: 'No single address may receive this cart.',
  /** @param place the address that has the license */
  held: (item: string, level: string, places: string) => `${item} needs a license for Rx level ${level}: ${places}`,
  missing: (item: string, level: string) => `${item} needs a license for Rx level ${level}, which no address has`,
  help: 'Save items for later to order them apart, or add a license to an address.',
  addresses: 'Addresses and licenses',
}

export type LicenseNoticeMessages = typeof licenseNoticeMessages

declare module '../../messages/messages.types.js' {
  interface MessageCatalog {
    licenseNotice: LicenseNoticeMessages
  }
}
