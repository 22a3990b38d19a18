/** Every problem of a cell, by its code, with the values that its words need. */
export interface CellProblems {
  // Of a cell by itself.
  empty: object
  controlCharacters: object
  lineBreaks: object
  tooLong: { readonly length: number; readonly most: number }
  noChoice: { readonly choices: readonly string[] }
  noQuantity: { readonly least: number; readonly most: number }
  noPrice: object
  noAmount: object
  noPhone: { readonly most: number }
  noPairs: { readonly example: string }
  noTerms: object
  noRxLevels: object
  noDeliveryDays: object
  noPercentage: object
  noCategory: object
  noImages: { readonly most: number }
  noGtin: object
  noUnits: { readonly example: string }
  noUnitCode: object
  noUsername: { readonly most: number }
  noEmail: object
  // Problems of a cell compared with the other cells of its row and file.
  earlierLine: { readonly earlier: number }
  columnMissing: object
  tooManyCells: object
  parentNotCompany: object
  termsNeedLimit: object
  limitNeedsTerms: object
  noUnit: object
  unitLost: { readonly code: string; readonly label: string }
  baseUnitMoved: { readonly base: string }
  variantsFixed: { readonly was: string }
  variantOfVariant: object
  parentNotProduct: object
  optionsMissing: object
  optionsNeedParent: object
  noBuyer: object
  twoBuyers: object
  priceOfNoCompany: object
  priceOfNoItem: object
  otherUnit: { readonly base: string }
  companyPriceMissing: object
  itemWithoutStock: object
  userMoved: { readonly from: string }
  usernameTaken: object
  userOfNoCompany: object
}

/** Why a cell is refused. */
export type CellProblem<Code extends keyof CellProblems = keyof CellProblems> = {
  [Each in Code]: { readonly code: Each; readonly values: CellProblems[Each] }
}[Code]

/** A mistake in a file. */
export interface Fault {
  readonly line: number
  readonly column: string
  /** The text of the cell. */
  readonly text: string
  readonly problem: CellProblem
}

/** A problem with the values that its words need, if any. */
export function problemOf<Code extends keyof CellProblems>(code: Code, values: CellProblems[Code]): CellProblem<Code> {
  return { code, values }
}

/** Why a whole file is refused. */
export type FileProblem =
  | { readonly code: 'noHeader'; readonly columns: readonly string[] }
  | {
      readonly code: 'unknownColumn'
      readonly column: string
      readonly kind: string
      readonly columns: readonly string[]
    }
  | { readonly code: 'doubleColumn'; readonly column: string }
  | { readonly code: 'lackedColumns'; readonly lacked: readonly string[]; readonly columns: readonly string[] }
  /** The first faults, and how many there are in all. */
  | { readonly code: 'faults'; readonly faults: readonly Fault[]; readonly count: number }

/** An effect of an import that its counts do not show. */
export type ImportNote =
  | { readonly code: 'newCategory'; readonly path: string }
  | { readonly code: 'levelWithoutPrices'; readonly level: string }
