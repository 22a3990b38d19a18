export const contentArticleMessages = {
  /** Heads the pages that belong to this one. */
  related: 'See also',
  /** Names the links of a section. */
  links: (section: string) => `${section} pages`,
  /** The link to all products of a list. Screen readers also read the name of the list after it. */
  all: 'See all',
  allOf: (list: string) => `: ${list}`,
}

export type ContentArticleMessages = typeof contentArticleMessages

declare module '../../messages/messages.types.js' {
  interface MessageCatalog {
    contentArticle: ContentArticleMessages
  }
}
