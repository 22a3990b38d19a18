export { Breadcrumbs, type BreadcrumbsProps } from './breadcrumbs.js'
export { type BreadcrumbsMessages, breadcrumbsMessages } from './breadcrumbs.messages.js'
