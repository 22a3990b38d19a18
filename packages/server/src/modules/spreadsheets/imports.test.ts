import { execFile } from 'node:child_process'
import { mkdtemp, readFile, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { promisify } from 'node:util'
import { sql } from 'drizzle-orm'
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { keepSearchCurrent } from '../../../../search/src/live/keep-current.js'
import { type Database, inTransaction, openDatabase } from '../../db/client.js'
import { startTestShop, type TestShop } from '../../testing/fixtures/shop.js'
import { shopItems, unitsOf } from '../../testing/fixtures/shop-catalogue.js'
import { type ShopUser, shopAddresses } from '../../testing/fixtures/shop-companies.js'
import { operate } from '../../testing/operate.js'
import { importSheet } from './import-sheet.service.js'
import { sheets } from './sheets.js'

let shop: TestShop
let folder: string
let background: Database
let stopSearch: () => Promise<void>

beforeAll(async () => {
  shop = await startTestShop()
  // The categories and companies of the small shop have fixed ids.
  await shop.db.execute(sql`
    SELECT setval(pg_get_serial_sequence('categories', 'id'), 100), setval(pg_get_serial_sequence('accounts', 'id'), 100)`)
  folder = await mkdtemp(join(tmpdir(), 'gauze-imports-'))
  background = openDatabase({ url: shop.databaseUrl, maxConnections: 3 })
  const onError = (error: unknown) => {
    throw error
  }
  stopSearch = keepSearchCurrent(background, { onError })
})
afterAll(async () => {
  await stopSearch()
  await background.close()
  await shop.close()
  await rm(folder, { recursive: true, force: true })
})
beforeEach(() => shop.reset())

let files = 0

/** Writes a file. @returns its path */
async function fileOf(content: string | Uint8Array) {
  files += 1
  const path = join(folder, `file-${files}.csv`)
  await writeFile(path, content)
  return path
}

/** Runs a command. @returns its output, without the path of the file */
async function run(words: readonly string[], path: string) {
  const output = await operate(words, { DATABASE_URL: shop.databaseUrl })
  return output.replace('Bringing the database up to date\n', '').replaceAll(path, 'FILE').trimEnd()
}

async function importFile(kind: string, content: string | Uint8Array, ...options: string[]) {
  const path = await fileOf(content)
  return run(['import', kind, path, ...options], path)
}

function importLines(kind: string, lines: readonly string[], ...options: string[]) {
  return importFile(kind, lines.join('\n'), ...options)
}

async function namesFound(search: string, who: ShopUser | 'visitor' = 'visitor') {
  return (await shop.as(who, 'paginateItems', { search }))
    .output()
    .results.map(({ siteDisplayName }) => siteDisplayName)
}

async function idOf(number: string) {
  const { rows } = await shop.db.execute<{ id: number; units: number[] }>(sql`
    SELECT i.id, (SELECT json_agg(u.id ORDER BY u.position) FROM item_units u WHERE u.item_id = i.id) AS units
    FROM items i WHERE item_name = ${number}`)
  return rows[0] ?? { id: 0, units: [] }
}

async function stockOf(number: string) {
  const { rows } = await shop.db.execute<{ stock: number }>(
    sql`SELECT quantity_available AS stock FROM items WHERE item_name = ${number}`,
  )
  return rows[0]?.stock
}

async function countOf(table: string, condition: string) {
  const { rows } = await shop.db.execute<{ count: number }>(
    sql.raw(`SELECT count(*)::int AS count FROM ${table} WHERE ${condition}`),
  )
  return rows[0]?.count
}

let orders = 0

/** Orders the goods in the cart. */
async function order(who: ShopUser = 'admin') {
  orders += 1
  const { licensed } = shopAddresses
  const form = { shipAddressId: licensed, billAddressId: licensed, poNum: 'PO', paymentMethod: 'terms' } as const
  return (await shop.as(who, 'placeOrder', form, { idempotencyKey: `import-${orders}` })).output()
}

const itemHeader = 'number,name,category,manufacturer,units,list price'
const gauzeNumber = `Gauze Pad ${shopItems.gauze}`

describe('items', () => {
  it('PLUS-16 are found in the search of the running store, and ordered at their prices as far as the stock goes', async () => {
    const lines = [
      `${itemHeader},gtin,mpn,attributes`,
      'QZ-1,Quetzal Dressing,Gloves > Wound dressings,Quetzal Medical,EA = Each | BX = Box of 50 = 50,1.2345,614141123452,Q1,Material = Foam',
    ]
    expect(await importLines('items', lines)).toBe(
      'New category: Gloves > Wound dressings\nFILE is imported: 1 added, 0 changed, 0 unchanged.',
    )
    await expect.poll(() => namesFound('quetzal'), { timeout: 20_000 }).toEqual(['Quetzal Dressing'])
    expect(await namesFound('00614141123452')).toEqual(['Quetzal Dressing'])
    const [item] = (await shop.as('visitor', 'paginateItems', { category: 'wound-dressings' })).output().results
    expect(item?.urlComponent).toBe('quetzal-dressing-qz-1')
    expect(await importLines('stock', ['item,quantity', 'QZ-1,120'])).toMatch(/0 added, 1 changed, 0 unchanged\.$/)
    expect(await importLines('prices', ['company,item,unit,price', 'H-1,QZ-1,EA,$1.0001'])).toMatch(/1 added/)
    const { id: itemId, units } = await idOf('QZ-1')
    const cart = (await shop.as('admin', 'addItem', { itemId, unit: units[1] ?? 0, quantity: 3 })).output()
    expect(cart.subtotal).toBe(150.02)
    await order()
    expect(await stockOf('QZ-1')).toBe(0)
    const { rows } = await shop.db.execute(sql`SELECT quantity FROM backorders WHERE item_id = ${itemId}`)
    expect(rows).toEqual([{ quantity: 30 }])
  })

  it('PLUS-16 are changed by their number; a column that the file lacks stays, and so do address and stock', async () => {
    const before = (await shop.as('admin', 'getItem', { id: String(shopItems.gauze) })).output()
    const lines = ['title,number', `Gauze Pad sterile,${gauzeNumber}`]
    expect(await importLines('items', lines)).toBe('FILE is imported: 0 added, 1 changed, 0 unchanged.')
    expect(await importLines('items', lines)).toBe('FILE is imported: 0 added, 0 changed, 1 unchanged.')
    const after = (await shop.as('admin', 'getItem', { id: String(shopItems.gauze) })).output()
    expect(after).toEqual({ ...before, siteDisplayName: 'Gauze Pad sterile' })
    await expect.poll(() => namesFound('sterile'), { timeout: 20_000 }).toEqual(['Gauze Pad sterile'])
  })

  it('PLUS-16 leave the search and cannot be ordered when they are no longer active', async () => {
    expect(await importLines('items', [`${itemHeader}`, 'OLD-1,Ocelot Gown,Gloves,Ocelot,EA = Each,5'])).toMatch(
      /1 added/,
    )
    await expect.poll(() => namesFound('ocelot'), { timeout: 20_000 }).toEqual(['Ocelot Gown'])
    expect(await importLines('items', ['number,active', 'OLD-1,No'])).toMatch(/1 changed/)
    await expect.poll(() => namesFound('ocelot'), { timeout: 20_000 }).toEqual([])
    const { id: itemId, units } = await idOf('OLD-1')
    const refused = await shop.as('admin', 'addItem', { itemId, unit: units[0] ?? 0, quantity: 1 })
    expect(refused.problem()).toMatchObject({ status: 409 })
  })

  it('PLUS-16 with variants are one product, in any order of the rows', async () => {
    const lines = [
      'number,name,category,manufacturer,parent,options,has variants,units,list price',
      'LYNX-M,Lynx Glove,Gloves,Lynx,LYNX,Size = medium,,BX = Box of 100,9.5',
      'LYNX,Lynx Glove,Gloves,Lynx,,,yes,,',
      'LYNX-S,Lynx Glove,Gloves,Lynx,LYNX,Size = small,,BX = Box of 100,9.25',
    ]
    expect(await importLines('items', lines)).toMatch(/3 added/)
    await expect.poll(() => namesFound('lynx'), { timeout: 20_000 }).toEqual(['Lynx Glove'])
    const { id } = await idOf('LYNX')
    const product = (await shop.as('admin', 'getItem', { id: String(id) })).output()
    expect(product.children.map((item) => item.siteDisplayName).toSorted()).toEqual([
      'Lynx Glove, medium',
      'Lynx Glove, small',
    ])
  })
})

describe('several at once', () => {
  it('PLUS-16 import one after another: an item that two files add is added once', async () => {
    const [items] = sheets
    if (items === undefined) throw new Error('There are no sheets')
    const lines = [
      itemHeader,
      ...Array.from({ length: 30 }, (_unused, n) => `TWICE-${n},Twice ${n},Gloves,Maker,EA = Each,2`),
    ]
    const path = await fileOf(lines.join('\n'))
    const work = () => importSheet(shop.db, { sheet: items, path, isCheck: false }, shop.services)
    const results = await Promise.all([work(), work()])
    expect(
      results
        .flatMap((result) => ('counts' in result ? [result.counts] : []))
        .toSorted((one, other) => one.added - other.added),
    ).toEqual([
      { added: 0, changed: 0, unchanged: 30 },
      { added: 30, changed: 0, unchanged: 0 },
    ])
  })

  it('PLUS-16 a new list price does not wait for an order that holds the item', async () => {
    const lines = ['number,list price', `${gauzeNumber},4.75`]
    const said = await inTransaction(shop.db, async (tx) => {
      await tx.execute(sql`SELECT 1 FROM items WHERE item_name = ${gauzeNumber} FOR NO KEY UPDATE`)
      return importLines('items', lines)
    })
    expect(said).toBe('FILE is imported: 0 added, 1 changed, 0 unchanged.')
  })
})

describe('a file with mistakes', () => {
  it('PLUS-16 names each mistake by line, column and text, with its correction, and changes nothing', async () => {
    const lines = [
      'number,name,category,manufacturer,units,list price,gtin,rx level,active,parent,options',
      'BAD-1,Fine,Gloves,Maker,EA = Each,1.00,,,',
      'BAD-2,,Gloves,Maker,EA = Each,1.23456,614141123453,9,maybe',
      '"BAD-3","Two',
      'lines",Gloves > A > B,Maker,BX100,free,,,',
      'BAD-1,Again,Gloves,Maker,EA = Each,1.00,,,',
      ',No number,Gloves,Maker,EA = Each,1.00,,,',
      'BAD-4,Comma, in name,Gloves,Maker,EA = Each,1.00,,,,,x',
      `${gauzeNumber},Gauze Pad,Exam Gloves,Northfield,BX = Box of 10,4.5,,,`,
      'BAD-5,No units,New category,Maker,,1.00,,,,,',
      'BAD-6,No parent,Gloves,Maker,EA = Each,1.00,,,,NONE,',
    ]
    expect((await importLines('items', lines)).split('\n')).toEqual([
      'FILE has 16 mistakes. Nothing has changed.',
      'Line 3, column name: It is empty. Fill it in.',
      expect.stringMatching(/^Line 3, column gtin '614141123453': It is not a GTIN\. Write 8, 12, 13 or 14 digits/),
      expect.stringMatching(/^Line 3, column list price '1\.23456': It is not a price\. Write the dollars of one base/),
      "Line 3, column rx level '9': It is none of the choices. Write one of: 1, 2, 3, 4, 5.",
      "Line 3, column active 'maybe': It is none of the choices. Write one of: yes, no.",
      "Line 4, column name 'Two lines': It has line breaks or control characters. Write it in one line.",
      expect.stringMatching(/^Line 4, column category 'Gloves > A > B': It is not a category\. Write its name, or the/),
      expect.stringMatching(/^Line 4, column units 'BX100': It is not a list of different units\. Write the base unit/),
      expect.stringMatching(/^Line 4, column list price 'free': It is not a price\./),
      "Line 6, column number 'BAD-1': Line 2 has it already. Delete one of the two rows.",
      'Line 7, column number: It is empty. Fill it in.',
      "Line 8, column number 12 'x': The row has more cells than the first line. Put a cell that has a comma in double quotes.",
      "Line 9, column units 'BX = Box of 10': The item has the unit EA = Each, which carts and orders may name. Write it, too.",
      'Line 10, column units: It is empty. Write the units, such as EA = Each.',
      "Line 11, column parent 'NONE': No item with this number has variants. Write the number of one that does; if it is new, its row stands above this one.",
      'Line 11, column options: It is empty. Write how the variant differs: Size = medium.',
      'exit code 1',
    ])
    expect(await idOf('BAD-1')).toMatchObject({ id: 0 })
    expect(await countOf('categories', "name = 'New category'")).toBe(0)
  })

  it('PLUS-16 with control characters, which the database cannot hold, is refused', async () => {
    const lines = ['item,quantity', 'A\u0000,1', `${gauzeNumber},1\u0007`]
    expect((await importLines('stock', lines)).split('\n')).toEqual([
      'FILE has 2 mistakes. Nothing has changed.',
      expect.stringMatching(/^Line 2, column item 'A.': It has control characters\. Remove them\.$/),
      expect.stringMatching(/^Line 3, column quantity '1.': It has control characters\. Remove them\.$/),
      'exit code 1',
    ])
  })

  it('PLUS-16 shows the first fifty mistakes and counts the rest', async () => {
    const rows = Array.from({ length: 1234 }, (_unused, index) => `NONE-${index},1`)
    const said = (await importLines('stock', ['item,quantity', ...rows])).split('\n')
    expect(said).toHaveLength(53)
    expect(said[0]).toBe('FILE has 1,234 mistakes. Nothing has changed.')
    expect(said[50]).toMatch(/^Line 51, column item 'NONE-49': No item with this number has stock\. Write the number/)
    expect(said.slice(51)).toEqual(['and 1,184 more', 'exit code 1'])
  })

  it.each([
    [
      'a column that is none',
      'number,colour',
      /^FILE has the column 'colour', which files of items do not have\. .*: number, name,/,
    ],
    ['a column twice', 'number,Name,name', /^FILE has the column 'name' twice\. Delete one of them\./],
    [
      'no key',
      'name,title',
      /^FILE lacks the column 'number'\. Write the names of the columns in the first line, in any/,
    ],
    ['nothing', '', /^FILE is empty\. Write the names of the columns in the first line: number, /],
    [
      'another encoding',
      Buffer.from('number,name\nA-1,Caf\xe9', 'latin1'),
      /^FILE is not encoded in UTF-8\. Save it as “CSV UTF-8”\./,
    ],
    [
      'a quote within a cell',
      'number,name\nA-1,5" tape',
      /^FILE is not a CSV file at line 2: a quote stands within a cell that is not in quotes, or text follows a closed/,
    ],
    [
      'an open quote',
      'number,name\nA-1,"Open',
      /^FILE is not a CSV file at line \d+: a quote is never closed, here or on an earlier line\. Put cells/,
    ],
    [
      'an open quote before a million characters',
      `number,name\nA-1,"Open\n${'A-2,Tape\n'.repeat(120_000)}`,
      /^FILE is not a CSV file at line \d+: a quote is never closed, here or on an earlier line\. Put cells/,
    ],
    [
      'a cell of a million characters',
      `number,name\nA-1,Tape\nA-2,${'x'.repeat(1_000_001)}\n`,
      /^FILE has a row that reaches line 3 and has more than 1,000,000 characters, the most that a row may have\. Shorten its longest cell\.$/m,
    ],
    [
      'a quoted cell of a million characters in many lines',
      `number,name\nA-1,"${'x\n'.repeat(600_000)}"\n`,
      /^FILE has a row that reaches line 500001 and has more than 1,000,000 characters/,
    ],
  ])('PLUS-16 is refused in one line for %s', async (_what, content, message) => {
    const said = await importFile('items', content)
    expect(said).toMatch(message)
    expect(said.split('\n').slice(1)).toEqual(['exit code 1'])
  })

  it('PLUS-16 is refused at once when it is a pipe or a device', async () => {
    const pipe = join(folder, 'items.pipe')
    await promisify(execFile)('mkfifo', [pipe])
    for (const path of [pipe, '/dev/zero']) {
      expect(await run(['import', 'items', path], path)).toBe(
        'FILE is a pipe or a device. Save its rows in a CSV file, and give the path of that.\nexit code 1',
      )
    }
  })

  it('PLUS-16 is named when it is missing', async () => {
    expect(await run(['import', 'items', join(folder, 'none.csv')], join(folder, 'none.csv'))).toBe(
      'There is no file FILE. Give the path of a CSV file.\nexit code 1',
    )
    expect(await run(['import', 'items', folder], folder)).toBe(
      'FILE is a folder. Give the path of a CSV file.\nexit code 1',
    )

    expect(await run(['export', 'items', join(folder, 'no/where.csv')], join(folder, 'no/where.csv'))).toBe(
      'There is no folder for FILE. Create it, or give another path.\nexit code 1',
    )
  })
})

describe('a file of a spreadsheet', () => {
  it('PLUS-16 may have semicolons, CRLF, a byte order mark, headers in any case and order, and empty lines', async () => {
    const lines = ['\uFEFFQuantity;ITEM', `17;${gauzeNumber}`, '', ';', `"1,018";"Alcohol Swab ${shopItems.swab}"`, '']
    expect(await importFile('stock', lines.join('\r\n'))).toMatch(
      /^FILE is imported: 0 added, 2 changed, 0 unchanged\.$/,
    )
    expect([await stockOf(gauzeNumber), await stockOf(`Alcohol Swab ${shopItems.swab}`)]).toEqual([17, 1018])
  })

  it('PLUS-16 keeps texts that a spreadsheet would calculate, commas, quotes and line breaks', async () => {
    const description = '=1+1, "quoted"\nsecond line'
    const lines = [
      `${itemHeader},description,keywords`,
      `CALC-1,Calc,Gloves,Maker,EA = Each,2,"'=1+1, ""quoted""\nsecond line",'-minus`,
    ]
    expect(await importLines('items', lines)).toMatch(/1 added/)
    const { rows } = await shop.db.execute(
      sql`SELECT description, search_keywords AS keywords FROM items WHERE item_name = 'CALC-1'`,
    )
    expect(rows).toEqual([{ description, keywords: '-minus' }])
    const path = join(folder, 'calc.csv')
    expect(await run(['export', 'items', path], path)).toMatch(/^FILE has \d+ rows of items\.$/)
    expect(await readFile(path, 'utf8')).toContain(`"'=1+1, ""quoted""\nsecond line"`)
    expect(await run(['import', 'items', path], path)).toMatch(
      /^FILE is imported: 0 added, 0 changed, \d+ unchanged\.$/,
    )
  })

  it('PLUS-16 is checked without a change', async () => {
    const lines = [itemHeader, 'CHECK-1,Checked,New category,Maker,EA = Each,2']
    expect(await importLines('items', lines, '--check')).toBe(
      'New category: New category\nFILE has no mistake. An import would have these results: 1 added, 0 changed, 0 unchanged.',
    )
    expect(await idOf('CHECK-1')).toMatchObject({ id: 0 })
    expect(await countOf('categories', "name = 'New category'")).toBe(0)
  })
})

describe('stock', () => {
  it('PLUS-16 notifies the people who wait for it when it arrives', async () => {
    const number = `Syringe ${shopItems.outOfStock}`
    await shop.db.execute(sql`
      INSERT INTO stock_watches (account_id, user_id, item_id) VALUES (1, 2, ${shopItems.outOfStock})`)
    expect(await importLines('stock', ['item,quantity', `${number},40`])).toMatch(/1 changed/)
    const { notifications } = (await shop.as('buyer', 'getUserNotifications', {})).output()
    expect(notifications).toMatchObject([{ notificationType: 'Item Back in Stock' }])
  })
})

describe('prices', () => {
  it('PLUS-16 of a company and of a level are charged at once, and mistakes are named with their correction', async () => {
    const { each: unit } = unitsOf(shopItems.swab)
    const swab = `Alcohol Swab ${shopItems.swab}`
    const lines = [
      'company,level,item,price',
      `H-1,,${swab},0.0411`,
      `,Clinic,${swab},0.0499`,
      `,List Price,${swab},0.06`,
    ]
    expect(await importLines('prices', lines)).toBe('FILE is imported: 2 added, 1 changed, 0 unchanged.')
    const totalOf = async (who: ShopUser) =>
      (await shop.as(who, 'addItem', { itemId: shopItems.swab, unit, quantity: 1000 })).output().subtotal
    expect([await totalOf('admin'), await totalOf('clinic')]).toEqual([41.1, 49.9])
    const wrong = [
      'company,level,item,unit,price',
      `X-9,,${swab},EA,1`,
      `H-1,Clinic,${swab},EA,1`,
      `,,${swab},EA,1`,
      `H-1,,${swab},BX,N/A`,
      ',Clinic,NONE,,1',
    ]
    expect((await importLines('prices', wrong)).split('\n')).toEqual([
      'FILE has 6 mistakes. Nothing has changed.',
      "Line 2, column company 'X-9': No company has this number. Write one such as G-10002, or import the company first.",
      "Line 3, column level 'Clinic': A price is for a company or for a level. Leave one of the two out.",
      'Line 4, column company: It is empty, and so is the level. Write the number of a company, or a level such as List Price.',
      "Line 5, column unit 'BX': Prices are those of one base unit, which is EA. Write the price of one EA, or leave the unit out.",
      "Line 5, column price 'N/A': The price of a company is an amount. Write dollars with up to four decimals.",
      "Line 6, column item 'NONE': No item has this number. Correct it, or import the item first.",
      'exit code 1',
    ])
  })
})

describe('companies', () => {
  it('PLUS-16 are added with parent, price level, terms, Rx levels and delivery days, in any order of the rows', async () => {
    const lines = [
      'number,name,parent,price level,terms,credit limit,rx levels,delivery days',
      'R-2,River Annex,R-1,Clinic,,,,',
      'R-1,River Clinic,,Clinic,net 45,"$1,000",3 2,Fri Monday',
    ]
    expect(await importLines('companies', lines)).toBe('FILE is imported: 2 added, 0 changed, 0 unchanged.')
    const { rows } = await shop.db.execute(sql`
      SELECT a.account_name AS name, above.account_no AS parent, a.price_level AS level, a.terms, a.terms_days AS days,
        a.credit_limit_cents::int AS limit, a.rx_levels AS rx, a.delivery_days AS delivery, a.has_terms AS "hasTerms"
      FROM accounts a LEFT JOIN accounts above ON above.id = a.parent_id
      WHERE a.account_no LIKE 'R-%' ORDER BY a.account_no`)
    expect(rows).toEqual([
      {
        ...{ name: 'River Clinic', parent: null, level: 'Clinic', terms: 'Net 45', days: 45, limit: 100_000 },
        ...{ rx: ['1', '2', '3'], delivery: [1, 5], hasTerms: true },
      },
      {
        ...{ name: 'River Annex', parent: 'R-1', level: 'Clinic', terms: null, days: null, limit: 0 },
        ...{ rx: ['1'], delivery: [], hasTerms: false },
      },
    ])
  })

  it('PLUS-16 are signed out at once when they are no longer active', async () => {
    expect((await shop.as('clinic', 'getCart', {})).status).toBe(200)
    expect(await importLines('companies', ['number,active', 'C-1,no'])).toMatch(/1 changed/)
    await shop.services.sessions.catchUp()
    expect((await shop.as('clinic', 'getCart', {})).status).toBe(401)
    expect(await importLines('companies', ['number,active', 'C-1,yes'])).toMatch(/1 changed/)
  })

  it('PLUS-16 with mistakes are named with their correction', async () => {
    const lines = [
      'number,name,parent,price level,terms,credit limit,fee percent,statements',
      'S-1,Sea Clinic,,,Net 0,,,',
      'S-2,Sea Clinic,,,Net 30,,120,daily',
      'S-3,Sea Clinic,,,,5000,,',
      'S-4,Sea Clinic,S-9,,Net 30,,,',
    ]
    expect((await importLines('companies', lines)).split('\n')).toEqual([
      'FILE has 6 mistakes. Nothing has changed.',
      "Line 2, column terms 'Net 0': These are no terms. Write days from 1 to 99, such as Net 30, or nothing for a company that pays by card.",
      "Line 3, column fee percent '120': It is not a percentage. Write a number below 100, such as 2.5.",
      "Line 3, column statements 'daily': It is none of the choices. Write one of: weekly, monthly, quarterly, never.",
      "Line 4, column credit limit '5000.00': A credit limit needs terms. Write terms, such as Net 30, or leave the limit out.",
      "Line 5, column parent 'S-9': No company without a parent has this number. Write the number of one; if it is new, its row stands above this one.",
      'Line 5, column credit limit: It is empty, and terms need a limit. Write one, such as 5000.00.',
      'exit code 1',
    ])
  })

  it('PLUS-16 do not take the numbers of accounts that the store opens later', async () => {
    expect(await importLines('companies', ['number,name,price level', 'G-30000,Taken Clinic,Gold'])).toBe(
      'No price has the level Gold yet. Until one has, its companies pay List Prices.\nFILE is imported: 1 added, 0 changed, 0 unchanged.',
    )
    const { rows } = await shop.db.execute(sql`SELECT nextval('account_no_seq')::int AS next`)
    expect(rows).toEqual([{ next: 30_001 }])
  })
})

describe('users', () => {
  async function mailsTo(recipient: string) {
    const { rows } = await shop.db.execute<{ text: string }>(
      sql`SELECT text FROM mail_outbox WHERE recipient = ${recipient} ORDER BY id`,
    )
    return rows.map(({ text }) => text)
  }

  const userHeader = 'username,company,first name,last name,sees prices,admin,approval limit'

  it('PLUS-16 are mailed a link, choose a password, and have their rights; a check mails nobody', async () => {
    const lines = [userHeader, 'Ada@new.example,H-1,Ada,Diaz,yes,,$50']
    expect(await importLines('users', lines, '--check')).toMatch(/1 added, 0 changed, 0 unchanged\.$/)
    expect(await mailsTo('ada@new.example')).toEqual([])
    expect(await importLines('users', lines)).toMatch(/1 added, 0 changed, 0 unchanged\.$/)
    expect(await importLines('users', lines)).toMatch(/0 added, 0 changed, 1 unchanged\.$/)
    const [text = '', ...others] = await mailsTo('ada@new.example')
    expect(others).toEqual([])
    expect(text).toContain('to order medical supplies for Test Hospital. Your username is ada@new.example.')
    const link = new URL(/http:\S+/.exec(text)?.[0] ?? 'http://none').searchParams
    const asked = { username: link.get('username') ?? '', hash: link.get('hash') ?? '' }
    const password = 'gauze and tape, 4 inch'
    expect((await shop.call('resetPassword', { ...asked, password, passwordMatch: password })).status).toBe(200)
    const token = await shop.signIn('ada@new.example', password)
    const { user } = (await shop.call('currentUser', {}, { token })).output()
    expect(user?.permissions).toEqual({ isPriceVisible: true, isAdmin: false, isApprover: false, mayPay: false })
    const { each: unit } = unitsOf(shopItems.gauze)
    await shop.call('addItem', { itemId: shopItems.gauze, unit, quantity: 20 }, { token })
    const { licensed } = shopAddresses
    const form = { shipAddressId: licensed, billAddressId: licensed, poNum: 'PO', paymentMethod: 'terms' } as const
    const placed = await shop.call('placeOrder', form, { token, idempotencyKey: 'ada' })
    expect(placed.output().status).toBe('Pending Approval')
    expect(await importLines('users', ['username,active', 'ada@new.example,no'])).toMatch(/1 changed/)
    await shop.services.sessions.catchUp()
    expect((await shop.call('getCart', {}, { token })).status).toBe(401)
  })

  it('PLUS-25: may pay only if the file says so, and an earlier file leaves the right as it is', async () => {
    const lines = [`${userHeader},may pay,payment limit`, 'pia@new.example,H-1,Pia,Diaz,yes,,,yes,$1000']
    expect(await importLines('users', lines)).toMatch(/1 added/)
    const row = async () => {
      const { rows } = await shop.db.execute(
        sql`SELECT may_pay, payment_limit_cents::int AS most FROM users WHERE username = 'pia@new.example'`,
      )
      return rows[0]
    }
    expect(await row()).toEqual({ may_pay: true, most: 100_000 })
    expect(await importLines('users', [userHeader, 'pia@new.example,H-1,Pia,Ash,yes,,'])).toMatch(/1 changed/)
    expect(await row()).toEqual({ may_pay: true, most: 100_000 })
    const ended = ['username,may pay,payment limit', 'pia@new.example,no,']
    expect(await importLines('users', ended)).toMatch(/1 changed/)
    expect(await row()).toEqual({ may_pay: false, most: null })
  })

  it('PLUS-16 with an invitation are mailed again at a new address, and when they are active again', async () => {
    expect(await importLines('users', [userHeader, 'ben@new.example,H-1,Ben,Ash,,,'])).toMatch(/1 added/)
    expect(await importLines('users', ['username,email', 'ben@new.example,ben@other.example'])).toMatch(/1 changed/)
    expect(await importLines('users', ['username,active', 'ben@new.example,no'])).toMatch(/1 changed/)
    expect(await mailsTo('ben@other.example')).toHaveLength(1)
    expect(await importLines('users', ['username,active', 'ben@new.example,yes'])).toMatch(/1 changed/)
    expect(await mailsTo('ben@other.example')).toHaveLength(2)
    expect(await mailsTo('ben@new.example')).toHaveLength(1)
  })

  it('PLUS-16 with mistakes are named with their correction', async () => {
    const lines = [
      userHeader,
      'punchout@shop.example,H-1,A,B,,,',
      'buyer@shop.example,C-1,buyer,Tester,yes,,500',
      'cy,X-9,C,D,,,ten',
      'dee,H-1,,D,perhaps,,',
      'eve,H-1,E,F,,,',
      'gus@new.example,X-9,Gus,H,,,',
    ]
    expect((await importLines('users', lines)).split('\n')).toEqual([
      'FILE has 7 mistakes. Nothing has changed.',
      "Line 2, column username 'punchout@shop.example': It is the login of a procurement system. Write another username.",
      "Line 3, column company 'C-1': The user belongs to company H-1, and users do not move. Write H-1, or add a user with another username.",
      "Line 4, column approval limit 'ten': It is not an amount. Write dollars and cents, such as 5000.00.",
      'Line 5, column first name: It is empty. Fill it in.',
      "Line 5, column sees prices 'perhaps': It is none of the choices. Write one of: yes, no.",
      "Line 6, column email 'eve': It is not an email address. Write one, such as ada@clinic.example.",
      "Line 7, column company 'X-9': No company has this number. Correct it, or import the company first.",
      'exit code 1',
    ])
  })
})
