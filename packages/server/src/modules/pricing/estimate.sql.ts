const today = `(now() AT TIME ZONE 'America/New_York')::date`

/**
 * The status of an estimate: an open estimate past its last day is expired.
 * @param estimate alias of the row of `estimates`
 */
export function estimateStatus(estimate: string): string {
  return `CASE WHEN ${estimate}.status = 'Open' AND ${estimate}.expires_on < ${today} THEN 'Expired' ELSE ${estimate}.status END`
}

/** Members of a JSON object of an `Offer`, for the line `el` of the estimate `e`. */
export const offerMembers = `'estimateId', e.id, 'estimateNumber', e.estimate_no, 'status', ${estimateStatus('e')},
  'expirationDate', e.expires_on, 'unit', el.unit_id, 'quantity', el.quantity, 'price', el.price`
