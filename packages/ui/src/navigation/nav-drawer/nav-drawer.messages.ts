export const navDrawerMessages = {
  title: 'Menu',
  back: 'Back',
  /** A name in capitals, as PRODUCTS, is a word like others here. */
  all: (category: string) => `All ${/\p{Lowercase}/u.test(category) ? category : category.toLowerCase()}`,
}

export type NavDrawerMessages = typeof navDrawerMessages
