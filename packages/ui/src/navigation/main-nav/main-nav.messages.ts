export const mainNavMessages = {
  label: 'Main',
  /** A name in capitals, as PRODUCTS, is a word like others here. */
  all: (category: string) => `All ${/\p{Lowercase}/u.test(category) ? category : category.toLowerCase()}`,
}

export type MainNavMessages = typeof mainNavMessages
