export const navDrawerMessages = {
  title: 'Menu',
  back: 'Back',
  /** A name in capitals, such as PRODUCTS, is an ordinary message here. */
  all: (category: string) => `All ${/\p{Lowercase}/u.test(category) ? category : category.toLowerCase()}`,
}

export type NavDrawerMessages = typeof navDrawerMessages

declare module '../../messages/messages.types.js' {
  interface MessageCatalog {
    navDrawer: NavDrawerMessages
  }
}
