export const breadcrumbsMessages = {
  label: 'Breadcrumb',
}

export type BreadcrumbsMessages = typeof breadcrumbsMessages

declare module '../../messages/messages.types.js' {
  interface MessageCatalog {
    breadcrumbs: BreadcrumbsMessages
  }
}
