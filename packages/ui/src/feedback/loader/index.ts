export { Loader, type LoaderKind, type LoaderProps } from './loader.js'
export { type LoaderMessages, loaderMessages } from './loader.messages.js'
