export { ComparisonTable, type ComparisonTableProps } from './comparison-table.js'
export { type ComparisonTableMessages, comparisonTableMessages } from './comparison-table.messages.js'
