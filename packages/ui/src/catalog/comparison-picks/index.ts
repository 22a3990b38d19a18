export { ComparisonBar, type ComparisonBarProps } from './comparison-bar.js'
export { type ComparisonPicksMessages, comparisonPicksMessages } from './comparison-picks.messages.js'
export { ComparisonTick, type ComparisonTickProps } from './comparison-tick.js'
export { type ComparisonPick, type ComparisonPicks, useComparisonPicks } from './use-comparison-picks.js'
