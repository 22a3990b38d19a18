import { companiesSheet } from './companies.sheet.js'
import { itemsSheet } from './items.sheet.js'
import { pricesSheet } from './prices.sheet.js'
import type { Sheet } from './spreadsheet.types.js'
import { stockSheet } from './stock.sheet.js'
import { usersSheet } from './users.sheet.js'

/** The kinds of records that can be exported and imported, in the order in which an empty store takes them. */
export const sheets: readonly Sheet[] = [itemsSheet, stockSheet, companiesSheet, pricesSheet, usersSheet]
