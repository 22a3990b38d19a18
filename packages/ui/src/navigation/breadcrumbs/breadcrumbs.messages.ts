export const breadcrumbsMessages = {
  label: 'Breadcrumb',
}

export type BreadcrumbsMessages = typeof breadcrumbsMessages
