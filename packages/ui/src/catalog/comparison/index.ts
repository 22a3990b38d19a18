export { Comparison, type ComparisonProps, type ComparisonSlotProps } from './comparison.js'
export { type ComparisonMessages, comparisonMessages } from './comparison.messages.js'
export { type ComparisonData, type ComparisonPort, readComparison } from './read-comparison.js'
