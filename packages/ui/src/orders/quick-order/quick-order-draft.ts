import { MAX_QUANTITY } from '@gauze/rules'
import { isRecord, savedDraft } from '../../internal/saved-draft.js'
import type { SavedRow } from './order-rows.js'

/** The lines of a quick order, until they are in the cart. */
export const quickOrderDraft = savedDraft<readonly SavedRow[]>('quick-order', (saved) =>
  Array.isArray(saved) ? saved.filter(isRecord).map(readRow) : [],
)

function readRow({ text, quantity, unit, wantedUnit, wrongQuantity, isQueued }: Record<string, unknown>): SavedRow {
  const isQuantity = Number.isInteger(quantity) && Number(quantity) >= 1 && Number(quantity) <= MAX_QUANTITY
  return {
    text: typeof text === 'string' ? text : '',
    quantity: isQuantity ? Number(quantity) : 1,
    unit: Number.isInteger(unit) ? Number(unit) : null,
    wantedUnit: typeof wantedUnit === 'string' ? wantedUnit : null,
    wrongQuantity: typeof wrongQuantity === 'string' ? wrongQuantity : null,
    isQueued: isQueued === true,
  }
}
