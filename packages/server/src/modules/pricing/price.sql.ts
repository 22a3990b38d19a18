/**
 * SQL that prices an item for a company, in one place: contract price, else the price at the company's level, else List
 * Price. A level whose price is null reads 'N/A' and does not fall through to the next.
 */
interface PriceSql {
  /** Joins to put after the item's table. */
  readonly joins: string
  /** Dollars per base unit, null for 'N/A'. */
  readonly price: string
  /** The same without contract prices. */
  readonly levelPrice: string
  /** Dollars at List Price. */
  readonly listPrice: string
  /** Dollars for one of the first unit, as cards show it; null for 'N/A'. */
  readonly cardPrice: string
}

/**
 * Makes the SQL for one item in a query.
 * @param item alias of the row of `items`
 * @param account alias of the row of `accounts`, which may be null for a visitor
 * @example
 * const price = priceSql('i', 'a')
 * `SELECT ${price.price} FROM items i LEFT JOIN accounts a ON a.id = $1 ${price.joins}`
 */
export function priceSql(item: string, account: string): PriceSql {
  const [contract, level, list] = [`${item}_contract`, `${item}_level`, `${item}_list`]
  const price = `CASE WHEN ${contract}.item_id IS NOT NULL THEN ${contract}.price
      WHEN ${level}.item_id IS NOT NULL THEN ${level}.price ELSE ${list}.price END`
  return {
    joins: `
      LEFT JOIN account_item_prices ${contract} ON ${contract}.account_id = ${account}.id AND ${contract}.item_id = ${item}.id
      LEFT JOIN item_prices ${level} ON ${level}.item_id = ${item}.id AND ${level}.level = ${account}.price_level
      LEFT JOIN item_prices ${list} ON ${list}.item_id = ${item}.id AND ${list}.level = 'List Price'`,
    price,
    levelPrice: `CASE WHEN ${level}.item_id IS NOT NULL THEN ${level}.price ELSE ${list}.price END`,
    listPrice: `${list}.price`,
    cardPrice: `(${price}) * COALESCE((
      SELECT u.conversion_rate FROM item_units u WHERE u.item_id = ${item}.id ORDER BY u.position, u.id LIMIT 1), 1)`,
  }
}
