export { SearchBarParts, type SearchBarRootProps } from './search-bar-parts.js'
