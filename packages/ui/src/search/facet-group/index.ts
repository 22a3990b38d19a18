export { FacetGroup, type FacetGroupProps } from './facet-group.js'
export { type FacetGroupMessages, facetGroupMessages } from './facet-group.messages.js'
