export type { Entry } from './content-fields.js'
export { createContentPages } from './content-pages.js'
export { type ContentClient, type ContentClientOptions, createContentClient } from './create-content-client.js'
export type { Navigation } from './read-content.js'
