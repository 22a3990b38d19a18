export const ownerNewsMessages = {
  /** The same person works for another account now. */
  switched: (account: string) => `You are now in ${account}. The account was switched in another tab.`,
  /** Another person is logged in now. */
  replaced: (person: string, account: string) =>
    `You are now logged in as ${person}, ${account}. Somebody logged in in another tab.`,
  /** The page in view belonged to them alone. */
  cleared: (whose: string) => `Anything that was filled in here for ${whose} was cleared.`,
}

export type OwnerNewsMessages = typeof ownerNewsMessages

declare module '../../messages/messages.types.js' {
  interface MessageCatalog {
    /** A page that changed to another owner. Pass it as `messages` of `notifyOfOwner`. */
    ownerNews: OwnerNewsMessages
  }
}
