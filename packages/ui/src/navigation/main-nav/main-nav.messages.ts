export const mainNavMessages = {
  label: 'Main',
  /** A name in capitals, such as PRODUCTS, is an ordinary message here. */
  all: (category: string) => `All ${/\p{Lowercase}/u.test(category) ? category : category.toLowerCase()}`,
}

export type MainNavMessages = typeof mainNavMessages

declare module '../../messages/messages.types.js' {
  interface MessageCatalog {
    mainNav: MainNavMessages
  }
}
