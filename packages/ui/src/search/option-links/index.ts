export { type LinkedOption, OptionLinks, type OptionLinksProps } from './option-links.js'
