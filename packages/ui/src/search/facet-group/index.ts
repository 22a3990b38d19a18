export { FacetGroup, type FacetGroupProps } from './facet-group.js'
export { type FacetGroupMessages, facetGroupMessages } from './facet-group.messages.js'
export type { FacetGroupValueProps, FacetGroupValuesProps } from './facet-group-parts.js'
export type {
  FacetGroupRootProps,
  FacetGroupSlot,
  FacetGroupSlotProps,
  FacetGroupState,
  FacetValue,
} from './facet-group-root.js'
