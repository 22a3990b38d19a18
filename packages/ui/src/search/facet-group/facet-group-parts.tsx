'use client'
import type { ReactElement } from 'react'
import { Checkbox, type CheckboxProps } from '../../forms/checkbox/index.js'
import type { ControlPartProps } from '../../internal/control-part.js'
import { merged, type PartProps } from '../../internal/part.js'
import { part, partOf, shownPart, usePart, useRoot } from '../../internal/parts.js'
import { FacetGroupContext, type FacetGroupState, type FacetValue } from './facet-group-root.js'

export type FacetGroupValueProps = ControlPartProps<CheckboxProps, FacetGroupState> & {
  /** One of the facet's values. */
  item: FacetValue
}

/** One value with how many products it would leave; attributes go to its input. */
export function FacetGroupValue({ item, render, ...given }: FacetGroupValueProps) {
  const [{ choiceOf, state }, props] = usePart(FacetGroupContext, 'value', given)
  const choice = merged(choiceOf(item), props)
  return render ? render(choice, state) : <Checkbox {...choice} />
}

export interface FacetGroupValuesProps extends PartProps<FacetGroupState> {
  /** A value in place of the usual `FacetGroup.Value`. */
  renderValue?: ((item: FacetValue) => ReactElement) | undefined
}

/** The values in view, and without script all of them or else a link to them. */
export function FacetGroupValues({ renderValue = usualValue, ...props }: FacetGroupValuesProps) {
  const view = useRoot(FacetGroupContext, 'values')
  const { values, rest, any, all } = view
  return partOf(view, 'values', props, {
    children: (
      <>
        {any ? <Checkbox {...any} /> : null}
        {values.map(renderValue)}
        {rest.length > 0 ? <noscript>{rest.map(renderValue)}</noscript> : null}
        {all ? (
          <noscript>
            <a href={all.href}>{all.words}</a>
          </noscript>
        ) : null}
      </>
    ),
  })
}

function usualValue(item: FacetValue): ReactElement {
  return <FacetGroupValue key={item.value} item={item} />
}

/** The parts that have no props of their own. */
export const facetGroupParts = {
  /** Names the filter. */
  Legend: shownPart(FacetGroupContext, 'legend'),

  /** Finds a value by its name. Nothing for a short filter. */
  Find: part(FacetGroupContext, 'find', ({ shown }) => (shown.find ? { element: shown.find, base: 'gz-input' } : null)),

  /** Says that values are on their way, did not come, or are not there. It is empty otherwise. */
  None: shownPart(FacetGroupContext, 'none'),

  /** Shows all values or fewer, or reads again those that did not come. Nothing for a short filter. */
  More: shownPart(FacetGroupContext, 'more'),
}
