import { entrySeparator, notForSale } from '../modules/spreadsheets/columns.js'
import type {
  CellProblem,
  CellProblems,
  Fault,
  FileProblem,
  ImportNote,
} from '../modules/spreadsheets/import-problems.js'

const longestTextShown = 60

/** For each problem of a cell: the fault, and the text to write instead. */
const cellWords: { readonly [Code in keyof CellProblems]: (values: CellProblems[Code]) => string } = {
  empty: () => 'It is empty. Fill it in.',
  controlCharacters: () => 'It has control characters. Remove them.',
  lineBreaks: () => 'It has line breaks or control characters. Write it in one line.',
  tooLong: ({ length, most }) => `It has ${length} characters. Write at most ${most}.`,
  noChoice: ({ choices }) => `It is none of the choices. Write one of: ${choices.join(', ')}.`,
  noQuantity: ({ least, most }) => `It is not a quantity. Write a whole number from ${least} to ${most}, such as 250.`,
  noPrice: () =>
    `It is not a price. Write the dollars of one base unit with up to four decimals, such as 12.50 or 0.1234, or ${notForSale} for an item that is not sold online.`,
  noAmount: () => 'It is not an amount. Write dollars and cents, such as 5000.00.',
  noPhone: ({ most }) => `It is not a telephone number. Write one of at most ${most} characters, such as 518-555-0100.`,
  noPairs: ({ example }) => `It is not a list of different names with values. Write it like this: ${example}.`,
  noTerms: () =>
    'These are no terms. Write days from 1 to 99, such as Net 30, or nothing for a company that pays by card.',
  noRxLevels: () => 'These are not Rx levels. Write levels from 1 to 5 with spaces, such as 1 2 3.',
  noDeliveryDays: () => 'These are not delivery days. Write days from Mon to Fri, such as Mon Wed Fri.',
  noPercentage: () => 'It is not a percentage. Write a number below 100, such as 2.5.',
  noCategory: () => 'It is not a category. Write its name, or the names of two levels: Gloves > Exam gloves.',
  noImages: ({ most }) =>
    `These are not addresses of images. Write at most ${most}, the main one first: https://files.example/a.jpg${entrySeparator}/storage/product-imgs/b.jpg.`,
  noGtin: () =>
    'It is not a GTIN. Write 8, 12, 13 or 14 digits with the right check digit; format the column as text, so that the spreadsheet keeps all digits.',
  noUnits: ({ example }) =>
    `It is not a list of different units. Write the base unit with its code and name, then each larger unit with the whole number of base units in it, and its GTIN if it has one: ${example}.`,
  noUnitCode: () => 'It is not the code of a unit, such as EA.',
  noUsername: ({ most }) => `It is not a username. Write an email address of at most ${most} characters.`,
  noEmail: () => 'It is not an email address. Write one, such as ada@clinic.example.',
  earlierLine: ({ earlier }) => `Line ${earlier} has it already. Delete one of the two rows.`,
  columnMissing: () => 'The row is new, and the file lacks this column. Add it.',
  tooManyCells: () => 'The row has more cells than the first line. Put a cell that has a comma in double quotes.',
  parentNotCompany: () =>
    'No company without a parent has this number. Write the number of one; if it is new, its row stands above this one.',
  termsNeedLimit: () => 'It is empty, and terms need a limit. Write one, such as 5000.00.',
  limitNeedsTerms: () => 'A credit limit needs terms. Write terms, such as Net 30, or leave the limit out.',
  noUnit: () => 'It is empty. Write the units, such as EA = Each.',
  unitLost: ({ code, label }) =>
    `The item has the unit ${code} = ${label}, which carts and orders may name. Write it, too.`,
  baseUnitMoved: ({ base }) =>
    `The base unit of the item is ${base}: its price and stock are counted in it. Write ${base} first.`,
  variantsFixed: ({ was }) => `It was '${was}', which cannot change. Add an item with another number instead.`,
  variantOfVariant: () => 'An item that has variants is not a variant itself. Leave one of the two out.',
  parentNotProduct: () =>
    'No item with this number has variants. Write the number of one that does; if it is new, its row stands above this one.',
  optionsMissing: () => 'It is empty. Write how the variant differs: Size = medium.',
  optionsNeedParent: () => 'Only a variant has options. Write its parent, too.',
  noBuyer: () => 'It is empty, and so is the level. Write the number of a company, or a level such as List Price.',
  twoBuyers: () => 'A price is for a company or for a level. Leave one of the two out.',
  priceOfNoCompany: () => 'No company has this number. Write one such as G-10002, or import the company first.',
  priceOfNoItem: () => 'No item has this number. Correct it, or import the item first.',
  otherUnit: ({ base }) =>
    `Prices are those of one base unit, which is ${base || 'none'}. Write the price of one ${base}, or leave the unit out.`,
  companyPriceMissing: () => 'The price of a company is an amount. Write dollars with up to four decimals.',
  itemWithoutStock: () =>
    'No item with this number has stock. Write the number of an item or a variant; import new items first, and give stock to variants instead of their parent.',
  userMoved: ({ from }) =>
    `The user belongs to company ${from}, and users do not move. Write ${from}, or add a user with another username.`,
  usernameTaken: () => 'It is the login of a procurement system. Write another username.',
  userOfNoCompany: () => 'No company has this number. Correct it, or import the company first.',
}

function cellText<Code extends keyof CellProblems>({ code, values }: CellProblem<Code>): string {
  return cellWords[code](values)
}

function faultLine({ line, column, text, problem }: Fault): string {
  const shown = text.length > longestTextShown ? `${text.slice(0, longestTextShown)}…` : text
  const value = text === '' ? '' : ` '${shown.replaceAll(/\s+/g, ' ')}'`
  return `Line ${line}, column ${column}${value}: ${cellText(problem)}`
}

function faultsText(path: string, faults: readonly Fault[], count: number): string {
  const found = count === 1 ? '1 mistake' : `${count.toLocaleString('en-US')} mistakes`
  const rest = count > faults.length ? [`and ${(count - faults.length).toLocaleString('en-US')} more`] : []
  const lines = faults.toSorted((one, other) => one.line - other.line).map(faultLine)
  return [`${path} has ${found}. Nothing has changed.`, ...lines, ...rest].join('\n')
}

/** Why a file is refused, in words for the operator who imports it. */
export function refusedFileText(path: string, problem: FileProblem): string {
  switch (problem.code) {
    case 'noHeader':
      return `${path} is empty. Write the names of the columns in the first line: ${problem.columns.join(', ')}.`
    case 'unknownColumn':
      return `${path} has the column '${problem.column}', which files of ${problem.kind} do not have. Rename it or delete it. The columns are: ${problem.columns.join(', ')}.`
    case 'doubleColumn':
      return `${path} has the column '${problem.column}' twice. Delete one of them.`
    case 'lackedColumns':
      return `${path} lacks the column ${problem.lacked.map((name) => `'${name}'`).join(' and ')}. Write the names of the columns in the first line, in any order: ${problem.columns.join(', ')}.`
    case 'faults':
      return faultsText(path, problem.faults, problem.count)
  }
}

/** An effect of an import, in words for the operator. */
export function noteText(note: ImportNote): string {
  return note.code === 'newCategory'
    ? `New category: ${note.path}`
    : `No price has the level ${note.level} yet. Until one has, its companies pay List Prices.`
}
