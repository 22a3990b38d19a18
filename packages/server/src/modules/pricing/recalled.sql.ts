function recallsOfSql(item: string): string {
  return `FROM recall_items ri JOIN recalls r ON r.id = ri.recall_id
    WHERE ri.item_id = ${item}.id AND r.closed_at IS NULL AND r.risk_class = 'I'
      AND (r.shipped_to IS NULL OR r.shipped_to >= (now() AT TIME ZONE 'America/New_York')::date)`
}

/**
 * Condition on an item: it is under an open recall of class I that goods shipped today belong to, so the store neither
 * sells nor ships it.
 * @param item the table or alias of the item
 */
export function isRecalledSql(item: string): string {
  return `EXISTS (SELECT ${recallsOfSql(item)})`
}

/**
 * The number of the first recall for which {@link isRecalledSql} holds; null if there is none.
 * @param item the table or alias of the item
 */
export function recallNumberSql(item: string): string {
  return `(SELECT r.recall_no ${recallsOfSql(item)} ORDER BY r.id LIMIT 1)`
}
