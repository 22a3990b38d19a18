export { type SoldLine, SoldLines, type SoldLinesProps } from './sold-lines.js'
export { type SoldLinesMessages, soldLinesMessages } from './sold-lines.messages.js'
