/**
 * Condition on an item: it is under an open recall of class I that goods shipped today belong to, so the store does not
 * sell it.
 * @param item the table or alias of the item
 */
export function isRecalledSql(item: string): string {
  return `EXISTS (SELECT FROM recall_items ri JOIN recalls r ON r.id = ri.recall_id
    WHERE ri.item_id = ${item}.id AND r.closed_at IS NULL AND r.risk_class = 'I'
      AND (r.shipped_to IS NULL OR r.shipped_to >= (now() AT TIME ZONE 'America/New_York')::date))`
}
