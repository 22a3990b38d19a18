'use client'
import { FacetGroupValue, FacetGroupValues, facetGroupParts as Part } from './facet-group-parts.js'
import { FacetGroupRoot, type FacetGroupRootProps } from './facet-group-root.js'

export interface FacetGroupProps extends Omit<FacetGroupRootProps, 'children'> {}

function FacetGroupPreset(props: FacetGroupProps) {
  return (
    <FacetGroupRoot {...props}>
      <Part.Legend />
      <Part.Find />
      <FacetGroupValues />
      <Part.None />
      <Part.More />
    </FacetGroupRoot>
  )
}

/**
 * One filter of a listing: a group of checkboxes, or of radio buttons for a `single` facet, each with how many products
 * it would leave. Without script every value is shown, or else a link to them. The parts are `FacetGroup.Root` and what
 * stands in it, in any order.
 *
 * @example <FacetGroup facet={facet} selected={filters[facet.name] ?? []} onChange={(values) => choose(facet.name, values)} />
 */
export const FacetGroup = Object.assign(FacetGroupPreset, {
  Root: FacetGroupRoot,
  Values: FacetGroupValues,
  Value: FacetGroupValue,
  ...Part,
})
