import { MAX_QUANTITY } from '@gauze/rules'
import { isRecord, tabStore } from '../../internal/tab-store.js'
import type { SavedRow } from './order-rows.js'

const store = tabStore('gauze.quick-order')

/**
 * Saves the lines of a quick order in this tab, for one user in one account, until they are in the cart.
 *
 * @param ownerId the owner of the cart: `ownerId` of `useSession`
 */
export function saveQuickOrderDraft(ownerId: string, rows: readonly SavedRow[]): void {
  if (rows.length > 0) store.save(ownerId, { rows })
  else store.forget()
}

/** The lines that the owner entered in this tab before a reload. It deletes the lines of other owners. */
export function savedQuickOrderDraft(ownerId: string): readonly SavedRow[] {
  const { rows } = store.read(ownerId) ?? {}
  return Array.isArray(rows) ? rows.filter(isRecord).map(readRow) : []
}

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
