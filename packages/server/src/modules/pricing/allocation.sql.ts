const today = `(now() AT TIME ZONE 'America/New_York')::date`

/**
 * The day on which the current allocation period of an item began. Periods follow the calendar in Eastern time; one
 * that is not a week, quarter or year is a month.
 * @param item alias of the row of `items`
 * @param day another day than today, whose period counts
 */
export function allocationPeriodStart(item: string, day = today): string {
  return `date_trunc(
  CASE WHEN ${item}.allocation_period ILIKE 'week%' THEN 'week'
    WHEN ${item}.allocation_period ILIKE 'quarter%' THEN 'quarter'
    WHEN ${item}.allocation_period ILIKE 'year%' OR ${item}.allocation_period ILIKE 'annual%' THEN 'year'
    ELSE 'month' END, ${day})::date`
}

/**
 * Base units a company has used in the current period: use in a past period no longer counts.
 * @param item alias of the row of `items`
 * @param allocation alias of the row of `account_allocations`
 */
export function allocationUsed(item: string, allocation: string): string {
  return `CASE WHEN ${allocation}.period_start < ${allocationPeriodStart(item)} THEN 0 ELSE ${allocation}.used END`
}

/**
 * Base units that a company may still buy of an item; null when the item is not on allocation or the company has no
 * limit.
 * @param item alias of the row of `items`
 * @param allocation alias of the row of `account_allocations`, which may be null
 */
export function allocationLeft(item: string, allocation: string): string {
  return `CASE WHEN ${item}.allocation_period IS NULL OR ${allocation}.item_id IS NULL THEN NULL
    ELSE GREATEST(0, ${allocation}.max - ${allocationUsed(item, allocation)}) END`
}
