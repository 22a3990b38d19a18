/** The texts of the page on which a person lets another site sign them in. */
export const siteApprovalMessages = {
  checking: 'Checking the site that asks',
  logIn: (site: string) => `Log in to continue to ${site}.`,
  asking: (site: string) => `${site} wants to sign you in`,
  effect: (site: string) =>
    `${site} will see your prices and your cart, and can place orders for you until you log out there or here.`,
  signedInAs: 'You are logged in as',
  approve: (site: string) => `Continue to ${site}`,
  refuse: 'Cancel',
  another: 'Use another login',
  refused: 'This site cannot sign you in here',
  unchecked: 'The site that asks could not be checked',
  failed: 'You are not signed in there',
}

export type SiteApprovalMessages = typeof siteApprovalMessages

declare module '../../messages/messages.types.js' {
  interface MessageCatalog {
    siteApproval: SiteApprovalMessages
  }
}
