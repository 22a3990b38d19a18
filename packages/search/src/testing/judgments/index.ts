import { brands } from './brands.js'
import { colloquial } from './colloquial.js'
import { constraints } from './constraints.js'
import { filters } from './filters.js'
import { history } from './history.js'
import type { Judgment } from './judgment.types.js'
import { misspelled } from './misspelled.js'
import { nothingFits } from './nothing-fits.js'
import { numbers } from './numbers.js'
import { orderMatters } from './order-matters.js'
import { spanish } from './spanish.js'
import { staples } from './staples.js'

/**
 * Searches that a nurse, a medical assistant or a buyer types at a distributor's store, with the items of the demo
 * catalog that they ask for. They are written from the definitions of the catalog, never from the results of a search.
 */
export const judgments: readonly Judgment[] = [
  ...numbers,
  ...brands,
  ...constraints,
  ...misspelled,
  ...colloquial,
  ...nothingFits,
  ...spanish,
  ...orderMatters,
  ...history,
  ...filters,
  ...staples,
]
