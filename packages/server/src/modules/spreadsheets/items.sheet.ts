import {
  choiceColumn,
  entriesOf,
  entrySeparator,
  listPriceLevel,
  notForSale,
  pairsColumn,
  pairsOf,
  pairsSql,
  priceColumn,
  priceSql,
  proseColumn,
  textColumn,
  yesNoColumn,
  yesNoSql,
} from './columns.js'
import { type CellProblem, type Fault, problemOf } from './import-problems.js'
import { gtinColumn, unitsColumn, unitsOf, unitsSql } from './item-units.js'
import { findNamedItems, writeItems } from './items.repository.js'
import type { Cells, Column, Sheet, SheetRow } from './spreadsheet.types.js'

const categoryColumn: Column = {
  name: 'category',
  empty: null,
  read: (text) => {
    const names = text.split('>').map((name) => name.trim())
    const isSound = names.length <= 2 && names.every((name) => /^[^\p{Cc}]{1,80}$/u.test(name))
    if (isSound) return names.join(' > ')
    return problemOf('noCategory', {})
  },
}

const mostImages = 20

const imagesColumn: Column = {
  name: 'images',
  empty: '',
  read: (text) => {
    const addresses = entriesOf(text)
    const isSound = addresses.every((address) => /^(?:https:\/\/[^\s/]+|\/storage)\/[^\s|]{1,500}$/.test(address))
    if (isSound && addresses.length <= mostImages) return addresses.join(entrySeparator)
    return problemOf('noImages', { most: mostImages })
  },
}

/** The name of a variant with the values of its options. */
function usualTitle({ name = '', options = '' }: Cells): string {
  return [name, ...pairsOf(options).map(({ value }) => value)].join(', ')
}

const columns: readonly Column[] = [
  textColumn('number', 60),
  textColumn('name', 200),
  categoryColumn,
  textColumn('manufacturer', 120),
  textColumn('mpn', 60, { empty: ({ number = '' }) => number }),
  gtinColumn,
  textColumn('parent', 60, { empty: '' }),
  pairsColumn('options', 'Size = medium | Color = blue'),
  yesNoColumn('has variants', 'no'),
  textColumn('title', 300, { empty: usualTitle }),
  proseColumn('description', 10_000),
  unitsColumn,
  priceColumn('list price', { empty: notForSale }),
  imagesColumn,
  pairsColumn('attributes', 'Material = Nitrile | Powder = none'),
  textColumn('keywords', 1000, { empty: '' }),
  choiceColumn('rx level', ['1', '2', '3', '4', '5'], { empty: '1' }),
  choiceColumn('allocation', ['Weekly', 'Monthly', 'Quarterly', 'Yearly'], { empty: '' }),
  yesNoColumn('special order', 'no'),
  yesNoColumn('restricted', 'no'),
  yesNoColumn('sold online', 'yes'),
  yesNoColumn('taxable', 'yes'),
  yesNoColumn('active', 'yes'),
]

const select = `SELECT i.item_name AS number, i.display_name AS name,
    CASE WHEN above.id IS NULL THEN c.name ELSE above.name || ' > ' || c.name END AS category, i.manufacturer, i.mpn,
    i.gtin, COALESCE(parent.item_name, '') AS parent, ${pairsSql('i.matrix_details', 'key')} AS options,
    ${yesNoSql('i.is_matrix_parent')} AS "has variants", i.site_display_name AS title, i.description,
    ${unitsSql} AS units,
    COALESCE((SELECT ${priceSql('p.price')} FROM item_prices p WHERE p.item_id = i.id AND p.level = '${listPriceLevel}'),
      '${notForSale}') AS "list price",
    COALESCE((SELECT string_agg(m.url, '${entrySeparator}' ORDER BY m.position) FROM item_images m
      WHERE m.item_id = i.id), '') AS images,
    ${pairsSql('i.attributes', 'name')} AS attributes, i.search_keywords AS keywords, i.rx_level AS "rx level",
    COALESCE(i.allocation_period, '') AS allocation, ${yesNoSql('i.special_order')} AS "special order",
    ${yesNoSql('i.restricted')} AS restricted, ${yesNoSql('i.is_addable_to_cart')} AS "sold online",
    ${yesNoSql('i.taxable')} AS taxable, ${yesNoSql('NOT i.inactive')} AS active
  FROM items i JOIN categories c ON c.id = i.category_id LEFT JOIN categories above ON above.id = c.parent_id
    LEFT JOIN items parent ON parent.id = i.parent_id`

/** A mistake of one column, if there is one. */
function faultOf({ line, cells }: SheetRow, column: string, problem: CellProblem | false): Fault[] {
  return problem === false ? [] : [{ line, column, text: cells[column] ?? '', problem }]
}

/** The mistakes of an item that the store has, whose price and stock are counted in its base unit. */
function unitFaults(row: SheetRow): Fault[] {
  const { cells, current } = row
  const units = unitsOf(cells.units ?? '')
  const before = unitsOf(current?.units ?? '')
  const codes = new Set(units.map(({ code }) => code))
  const lost = before.find(({ code }) => !codes.has(code))
  const [base] = before
  const isSold = cells['has variants'] === 'no'
  return [
    ...faultOf(row, 'units', isSold && units.length === 0 && problemOf('noUnit', {})),
    ...faultOf(row, 'units', lost !== undefined && problemOf('unitLost', { code: lost.code, label: lost.label })),
    ...faultOf(
      row,
      'units',
      base !== undefined &&
        lost === undefined &&
        units[0]?.code !== base.code &&
        problemOf('baseUnitMoved', { base: base.code }),
    ),
  ]
}

/** The mistakes of the cells that place an item among variants. @param isProduct whether an item has variants */
function variantFaults(row: SheetRow, isProduct: (number: string) => boolean): Fault[] {
  const { cells, current } = row
  const { parent = '', options = '' } = cells
  const hasVariants = cells['has variants'] === 'yes'
  const changesKind = current !== null && current['has variants'] !== cells['has variants']
  return [
    ...faultOf(row, 'has variants', changesKind && problemOf('variantsFixed', { was: current['has variants'] ?? '' })),
    ...faultOf(row, 'parent', parent !== '' && hasVariants && problemOf('variantOfVariant', {})),
    ...faultOf(row, 'parent', parent !== '' && !isProduct(parent) && problemOf('parentNotProduct', {})),
    ...faultOf(row, 'options', parent !== '' && options === '' && problemOf('optionsMissing', {})),
    ...faultOf(row, 'options', parent === '' && options !== '' && problemOf('optionsNeedParent', {})),
  ]
}

/** Items, with their units, list prices and images. A row that is a variant names the item that it is a variant of. */
export const itemsSheet: Sheet = {
  name: 'items',
  key: ['number'],
  columns,
  select,
  order: `parent.item_name IS NOT NULL, i.item_name`,
  check: async (tx, rows, isInFile) => {
    const parents = await findNamedItems(
      tx,
      rows.flatMap(({ cells }) => cells.parent || []),
    )
    const isProduct = (number: string) => {
      const own = rows.find(({ cells }) => cells.number === number)
      if (own !== undefined) return own.cells['has variants'] === 'yes'
      return parents.get(number)?.isMatrixParent ?? isInFile(number)
    }
    return rows.flatMap((row) => [...unitFaults(row), ...variantFaults(row, isProduct)])
  },
  write: writeItems,
}
