import type {
  BankAccount,
  CallOutput,
  CartAnswer,
  Facet,
  InvoiceDetails,
  OfferedAddress,
  OfferedItem,
  PaymentApplication,
  PaymentDetails,
  PaymentMethod,
  ProductCard,
  ProductVariant,
  RelatedAccount,
  RelatedSalesOrder,
  ReorderItem,
  SalesOrder,
  SalesOrderDetails,
  SavedLine,
  ShipTo,
  SuggestedSection,
  UnitDetail,
} from '@gauze/contract'
import { cents } from '@gauze/rules'
import type { CartLineView } from '../cart/cart-line/index.js'
import type { NavEntry } from '../navigation/main-nav/index.js'
import type { SideMenuEntry } from '../navigation/side-menu/index.js'
import gauzeRoll from './gauze-roll.svg'
import gloves from './gloves.svg'
import syringe from './syringe.svg'
import vial from './vial.svg'

export const pictures = { gloves, syringe, gauzeRoll, vial }

export const units: UnitDetail[] = [
  { id: 11, unitName: 'BX', conversionRate: 1, baseUnit: true, label: 'Box of 100' },
  { id: 12, unitName: 'CS', conversionRate: 10, baseUnit: false, label: 'Case of 10 boxes' },
]

/** A product card's data with anything changed. */
export function makeProduct(changes: Partial<ProductCard> = {}): ProductCard {
  return {
    id: 20418,
    itemId: 20418,
    itemName: String(changes.id ?? 20418),
    siteDisplayName: 'Nitrile exam gloves, powder-free, textured fingertips, blue',
    manufacturer: 'Halden Safety',
    mpn: 'HS-4410-M',
    price: 11.85,
    prices: [{ level: 'List Price', price: 14.2 }],
    quantityAvailable: 148,
    rxLevel: '1',
    inactive: false,
    restricted: false,
    specialOrder: false,
    isAddableToCart: true,
    allocationPeriod: null,
    thumbnailImage: gloves,
    matrixDetails: [{ key: 'size', value: 'medium' }],
    unit: { details: units },
    urlComponent: 'nitrile-exam-gloves-medium',
    variantId: null,
    children: [],
    ...changes,
  }
}

function glove(id: number, size: string, quantityAvailable: number): ProductVariant {
  const { children: _children, ...product } = makeProduct({ id, mpn: `HS-4410-${id}`, quantityAvailable })
  return {
    ...product,
    restricted: false,
    specialOrder: false,
    allocationPeriod: product.allocationPeriod ?? null,
    gtin: '',
    itemName: product.itemName,
    siteDisplayName: `${product.siteDisplayName}, ${size}`,
    matrixDetails: [{ key: 'Size', value: size }],
    urlComponent: `nitrile-exam-gloves-${size}`,
    unit: { details: units.map((detail, position) => ({ ...detail, id: id * 10 + position })) },
  }
}

/** A product in three sizes; it sells the one that `variantId` names, or else the first. */
export function makeGloves(changes: Partial<ProductCard> = {}): ProductCard {
  const children = [glove(20418, 'medium', 148), glove(20419, 'large', 62), glove(20420, 'x-large', 0)]
  const prices = {
    ...('price' in changes && { price: changes.price ?? null }),
    ...(changes.prices && { prices: changes.prices }),
  }
  return makeProduct({ ...changes, id: 20410, children: children.map((child) => ({ ...child, ...prices })) })
}

function unit(id: number, unitName: string, label: string): UnitDetail {
  return {
    id,
    unitName,
    conversionRate: 1,
    baseUnit: true,
    label,
  }
}

export const products: ProductCard[] = [
  makeProduct(),
  makeProduct({
    id: 31877,
    itemId: 31877,
    siteDisplayName: 'Luer-lock syringe 10 mL, sterile, without needle',
    manufacturer: 'Corvane',
    mpn: 'CV-LL10',
    price: 24.6,
    prices: [],
    allocationPeriod: 'month',
    thumbnailImage: syringe,
    matrixDetails: [],
    urlComponent: 'luer-lock-syringe-10-ml',
    unit: { details: [unit(21, 'BX', 'Box of 100')] },
  }),
  makeProduct({
    id: 11240,
    itemId: 11240,
    siteDisplayName: 'Conforming stretch gauze roll, non-sterile, 3 in × 4.1 yd',
    manufacturer: 'Ostra Wound',
    mpn: 'OW-3341',
    price: 6.95,
    prices: [],
    thumbnailImage: gauzeRoll,
    matrixDetails: [],
    urlComponent: 'conforming-gauze-roll',
    unit: { details: [unit(22, 'BG', 'Bag of 12')] },
  }),
  makeProduct({
    id: 50021,
    itemId: 50021,
    siteDisplayName: 'Lidocaine HCl 1%, 10 mg/mL, 20 mL multi-dose vial',
    manufacturer: 'Avenna',
    mpn: 'AV-L1-20',
    price: 38.4,
    prices: [],
    rxLevel: '3',
    thumbnailImage: vial,
    matrixDetails: [],
    urlComponent: 'lidocaine-1-20-ml',
    unit: { details: [unit(23, 'PK', 'Pack of 25')] },
  }),
]

export const suggestedSections: SuggestedSection[] = [
  {
    kind: 'buyAgain',
    products: products.slice(0, 3).map((product, index) => ({ ...product, ...orderedOn(product, 21 - index) })),
  },
  { kind: 'industry', products: products.slice(2).map((product) => ({ ...product, id: product.id + 1e6 })) },
  { kind: 'pickUp', products: [makeProduct({ id: 20518, thumbnailImage: vial, matrixDetails: [] })] },
  {
    kind: 'timeToReorder',
    products: products.slice(1, 3).map((product) => ({ ...product, id: product.id + 2e6, ...orderedOn(product, 2) })),
  },
]

function orderedOn({ unit: { details } }: ProductCard, day: number): Pick<ProductCard, 'latestPurchase'> {
  const [first] = details
  const date = `2026-10-${String(day).padStart(2, '0')}T18:22:00Z`
  return { latestPurchase: first ? { date, unit: first.id, unitDetails: first } : null }
}

export const licenseRefusal = { ok: false, reason: 'license' } as const

export const categoryBranches = [
  {
    name: 'Gloves',
    urlComponent: 'gloves',
    children: [
      { name: 'Exam gloves', urlComponent: 'exam-gloves' },
      { name: 'Surgical gloves', urlComponent: 'surgical-gloves' },
    ],
  },
  { name: 'Wound care', urlComponent: 'wound-care', children: [{ name: 'Gauze & sponges', urlComponent: 'gauze' }] },
]

export const categoryCounts = { gloves: 210, 'exam-gloves': 148, 'surgical-gloves': 62, 'wound-care': 96, gauze: 41 }

export const facets = {
  category: {
    name: 'category',
    label: 'Category',
    single: true,
    values: [
      { value: 'exam', label: 'Exam gloves', count: 148 },
      { value: 'surgical', label: 'Surgical gloves', count: 62 },
      { value: 'dispensers', label: 'Glove dispensers', count: 9 },
    ],
  },
  material: {
    name: 'material',
    label: 'Material',
    single: false,
    values: [
      { value: 'nitrile', label: 'Nitrile', count: 96 },
      { value: 'latex', label: 'Latex', count: 31 },
      { value: 'vinyl', label: 'Vinyl', count: 21 },
    ],
  },
  size: {
    name: 'size',
    label: 'Size',
    single: false,
    values: ['xx-small', 'x-small', 'small', 'medium', 'large', 'x-large', '2x-large', '3x-large', '4x-large'].map(
      (size, position) => ({ value: size, label: size, count: 52 - position * 5 }),
    ),
  },
  manufacturer: {
    name: 'manufacturer',
    label: 'Manufacturer',
    single: false,
    values: [
      'Aldermist Pharma',
      'Avenna',
      'Brightmoor Care',
      'Caldenne',
      'Corvane',
      'Estrava',
      'Halden Safety',
      'Kittemark Bio',
      'Larkenvale',
      'Nolvera',
      'Ostra Wound',
      'Vennacre',
    ].map((maker, position) => ({ value: maker, label: maker, count: 46 - position * 3 })),
  },
} satisfies Record<string, Facet>

/** The server's answer for a cart without lines. */
export const emptyCart: CartAnswer = {
  ownerId: '1.1',
  version: 1,
  cartDetail: [],
  totalItems: 0,
  status: 'empty',
  subtotal: 0,
  shipping: 0,
  tax: 0,
  convenienceFee: null,
  total: 0,
  _approvedBy: null,
  _contactId: null,
  saveForLaterDetail: [],
  notifications: [],
  addToCartAdjustment: false,
}

export const cartLines: CartLineView[] = [
  {
    id: 1,
    itemId: 20418,
    itemName: '20418',
    unit: 11,
    quantity: 12,
    rxLevelId: '1',
    units,
    thumbnailImage: gloves,
    name: 'Nitrile exam gloves, powder-free, textured fingertips',
    manufacturer: 'Halden Safety',
    mpn: 'HS-4410-M',
    urlComponent: 'nitrile-exam-gloves-medium',
    matrixDetails: [{ key: 'Size', value: 'medium' }],
    previousPrice: null,
    isAddableToCart: true,
    exactUnitPrice: 11.85,
    total: cents(14220),
    isUnconfirmed: false,
  },
  {
    id: 2,
    itemId: 11240,
    itemName: '11240',
    unit: 22,
    quantity: 4,
    rxLevelId: '1',
    units: [unit(22, 'BG', 'Bag of 12')],
    thumbnailImage: gauzeRoll,
    name: 'Conforming stretch gauze roll, non-sterile, 3 in × 4.1 yd',
    manufacturer: 'Ostra Wound',
    mpn: 'OW-3341',
    urlComponent: 'conforming-gauze-roll',
    matrixDetails: [],
    previousPrice: 6.7,
    isAddableToCart: true,
    exactUnitPrice: 6.95,
    total: cents(2780),
    isUnconfirmed: false,
  },
]

/** Items saved for later; the second cannot be bought. */
export const savedItems: SavedLine[] = cartLines.map(
  ({ previousPrice, exactUnitPrice, total, isUnconfirmed, ...line }, at) => ({
    ...line,
    id: line.id + 70,
    price: at === 0 ? 11.8525 : 6.95,
    rxLevelId: '1',
    quantityAvailable: 148,
    isAddableToCart: at === 0,
  }),
)

export const totals = {
  totalItems: 16,
  subtotal: cents(17000),
  shipping: cents(0),
  tax: cents(1403),
  convenienceFee: null,
  total: cents(18403),
}

function address(id: number, label: string, line1: string, city: string, zip: string): OfferedAddress {
  return {
    id,
    label,
    attention: 'Receiving',
    line1,
    line2: '',
    city,
    state: 'OH',
    zip,
    phone: '800-555-0134',
    isDefaultShipping: id === 1,
    isDefaultBilling: id === 1,
    controlledSubstance: [],
    offeredForCart: true,
    withheldReason: null,
    isShared: true,
    mayChange: true,
    changedBy: null,
    changedOn: null,
  }
}

export const addresses: OfferedAddress[] = [
  address(1, 'Mercy General, Main dock', '1200 Harbor Avenue', 'Columbus', '43004'),
  address(2, 'Mercy Outpatient Center', '88 Linden Street, Suite 4', 'Dublin', '43016'),
  {
    ...address(3, 'Mercy Hospice', '17 Orchard Lane', 'Westerville', '43081'),
    offeredForCart: false,
    withheldReason: 'Its license for Rx level 4 expired on 09/30/2026.',
  },
]

export const bankAccounts: BankAccount[] = [
  { id: 3, bankName: 'Test Bank', last4: '6789', holder: 'Mercy General Hospital', label: 'Operating account' },
  { id: 4, bankName: 'First Lakeside Bank', last4: '0120', holder: 'Mercy General Hospital', label: '' },
]

export const cards: PaymentMethod[] = [
  {
    id: 7,
    brand: 'Visa',
    last4: '4242',
    expMonth: 4,
    expYear: 2028,
    holder: 'Dana Whitfield',
    label: '',
    isDefault: true,
    expired: false,
  },
  {
    id: 8,
    brand: 'Mastercard',
    last4: '4444',
    expMonth: 1,
    expYear: 2026,
    holder: 'Dana Whitfield',
    label: '',
    isDefault: false,
    expired: true,
  },
]

function order(id: number, status: SalesOrder['status'], date: string, total: number, itemCount: number): SalesOrder {
  return {
    id,
    orderNumber: `SO-${100_000 + id}`,
    status,
    date,
    poNum: `PO-${7700 + id}`,
    placedBy: 'Dana Whitfield',
    shipTo: 'Mercy General, Main dock',
    itemCount,
    total,
  }
}

export const orders: SalesOrder[] = [
  order(412, 'Pending Fulfillment', '2026-11-20T15:04:00Z', 184.03, 16),
  order(398, 'Shipped', '2026-11-12T17:40:00Z', 1260.5, 48),
  order(371, 'Pending Approval', '2026-11-03T14:12:00Z', 612.75, 9),
  order(340, 'Delivered', '2026-10-21T18:22:00Z', 96.4, 8),
  order(322, 'Rejected', '2026-10-09T19:31:00Z', 2410, 120),
]

const mercy = { accountId: 1, accountName: 'Mercy General Hospital' }
const clinic = { accountId: 2, accountName: 'Mercy Outpatient Surgery' }

/** The accounts of a parent login. */
export const relatedAccounts: RelatedAccount[] = [mercy, clinic].map(({ accountId, accountName }) => ({
  id: accountId,
  parentId: null,
  accountName,
}))

/** The orders as a parent login lists them. */
export const relatedOrders: RelatedSalesOrder[] = orders.map((row, index) => ({
  ...row,
  ...(index % 2 === 0 ? mercy : clinic),
}))

/** The addresses that orders were shipped to. */
export const shipTo: ShipTo[] = [
  { ...mercy, id: 1, label: 'Main dock', line1: '1200 Harbor Avenue', city: 'Columbus', state: 'OH' },
  { ...mercy, id: 2, label: 'Surgery center', line1: '80 Park Street', city: 'Columbus', state: 'OH' },
  { ...clinic, id: 3, label: 'Front desk', line1: '9 Lake Road', city: 'Dayton', state: 'OH' },
]

const { id: _id, ...place } = address(1, 'Mercy General, Main dock', '1200 Harbor Avenue', 'Columbus', '43004')

export const orderDetails: SalesOrderDetails = {
  ...order(398, 'Partially Fulfilled', '2026-11-12T17:40:00Z', 184.03, 16),
  isOwn: true,
  lines: [
    {
      id: 1,
      itemId: 20418,
      itemName: '20418',
      unit: 204181,
      name: 'Nitrile exam gloves, powder-free, textured fingertips',
      mpn: 'HS-4410-M',
      urlComponent: 'nitrile-exam-gloves-medium',
      thumbnailImage: gloves,
      matrixDetails: [{ key: 'Size', value: 'medium' }],
      unitName: 'BX',
      unitLabel: 'Box of 100',
      conversionRate: 1,
      quantity: 12,
      quantityFulfilled: 12,
      returnable: 12,
      price: 11.85,
      lineTotal: 142.2,
    },
    {
      id: 2,
      itemId: 11240,
      itemName: '11240',
      unit: 112401,
      name: 'Conforming stretch gauze roll',
      mpn: 'OW-3341',
      urlComponent: null,
      thumbnailImage: gauzeRoll,
      matrixDetails: [],
      unitName: 'BG',
      unitLabel: 'Bag of 12',
      conversionRate: 1,
      quantity: 4,
      quantityFulfilled: 0,
      price: 6.95,
      lineTotal: 27.8,
    },
  ],
  shipAddress: place,
  billAddress: place,
  paymentMethod: 'Net 30',
  shipDate: '2026-11-13',
  notes: 'Deliver before noon.',
  subtotal: 170,
  shipping: 0,
  tax: 14.03,
  taxBasis: null,
  convenienceFee: null,
  events: [
    { at: '2026-11-12T17:40:00Z', by: 'Luis Ortega', status: 'Pending Approval', reason: '' },
    { at: '2026-11-12T18:05:00Z', by: 'Dana Whitfield', status: 'Pending Fulfillment', reason: '' },
  ],
  shipAddressId: 1,
  billAddressId: 1,
  paymentMethodId: 'terms',
  mayCancel: false,
  returns: [],
  invoices: [],
  fulfillments: [
    {
      id: 1,
      shippedAt: '2026-11-13T13:00:00Z',
      deliveredAt: '2026-11-14T16:20:00Z',
      carrier: 'UPS',
      trackingNumber: '1Z999AA10123456784',
    },
  ],
}

const application: PaymentApplication = {
  ...{ id: 1, kind: 'payment', sourceId: 11, sourceNumber: 'PAY-200011', date: '2026-11-16T15:00:00Z', amount: 100 },
  isPending: false,
  ...{ invoiceId: 19, invoiceNumber: 'INV-400019' },
}

export const invoiceDetails: InvoiceDetails = {
  id: 19,
  invoiceNumber: 'INV-400019',
  status: 'overdue',
  date: '2026-09-08',
  dueDate: '2026-10-08',
  daysOverdue: 45,
  poNum: 'PO-7710',
  orderId: 398,
  orderNumber: 'SO-100398',
  shipTo: 'Mercy General, Main dock',
  lines: orderDetails.lines.map(({ lineTotal, ...line }) => ({ ...line, lineTotal: lineTotal ?? 0 })),
  shipAddress: place,
  billAddress: place,
  subtotal: 170,
  shipping: 0,
  tax: 14.03,
  taxBasis: null,
  convenienceFee: 0,
  total: 184.03,
  paid: 100,
  credited: 20,
  pending: 0,
  amountDue: 64.03,
  applications: [
    application,
    { ...application, id: 2, kind: 'creditMemo', sourceId: 4, sourceNumber: 'CM-300004', amount: 20 },
  ],
  fulfillments: orderDetails.fulfillments,
}

export const paymentDetails: PaymentDetails = {
  id: 11,
  paymentNumber: 'PAY-200011',
  status: 'Posted',
  date: '2026-11-16T15:00:00Z',
  method: 'Visa ending in 4242',
  memo: 'First half',
  expectedOn: null,
  amount: 120,
  applied: 100,
  fee: 0,
  unapplied: 20,
  isDebit: false,
  paidBy: 'Dana Whitfield',
  postedOn: null,
  returnedOn: null,
  applications: [application],
}

/** A debit of a bank account whose money has not come yet. */
export const pendingPayment: PaymentDetails = {
  ...paymentDetails,
  ...{ status: 'Pending', method: 'First Bank account ending in 6789', expectedOn: '2026-11-20', isDebit: true },
  ...{ amount: 100, unapplied: 0, applications: [{ ...application, isPending: true }] },
}

const box = { id: 11, unitName: 'BX', conversionRate: 1, baseUnit: true, label: 'Box of 100' }
const offered: OfferedItem = {
  ...{
    itemId: 1,
    itemName: '',
    name: '',
    manufacturer: 'Harbor & Stone',
    mpn: '',
    urlComponent: '',
    matrixDetails: [],
  },
  ...{ units: [box], price: 11.85, quantityAvailable: 148, thumbnailImage: gloves, rxLevelId: '1' },
  ...{ specialOrder: false, refusal: null },
}
const bought: ReorderItem = {
  ...{ itemId: 1, unit: 11, quantity: 12, pricePaid: 11.4, purchases: 3, item: offered },
  ...{ orderedOn: '2026-11-17T16:00:00Z', transactionId: 398, transactionNumber: 'SO-100398' },
  ...{ rhythm: null, isDue: false },
}

/** Items to reorder: one of two units with an exact price, one that is out of stock, one that cannot be bought. */
export const reorderItems: ReorderItem[] = [
  {
    ...bought,
    itemId: 20418,
    unit: 22,
    quantity: 2,
    pricePaid: 1.8142,
    rhythm: { everyDays: 21, dueOn: '2026-11-22' },
    isDue: true,
    item: {
      ...offered,
      ...{
        itemId: 20418,
        itemName: '20418',
        name: 'Nitrile exam gloves',
        mpn: 'HS-4410-M',
        urlComponent: 'nitrile-gloves',
      },
      matrixDetails: [{ key: 'Size', value: 'medium' }],
      price: 1.8433,
      units: [
        { ...box, id: 21 },
        { id: 22, unitName: 'CS', conversionRate: 10, baseUnit: false, label: 'Case of 1000' },
      ],
    },
  },
  {
    ...bought,
    itemId: 11240,
    quantity: 4,
    purchases: 1,
    orderedOn: '2026-10-31T16:00:00Z',
    item: {
      ...offered,
      ...{
        itemId: 11240,
        itemName: '11240',
        name: 'Conforming stretch gauze roll',
        mpn: 'OW-3341',
        urlComponent: 'gauze-roll',
      },
      ...{ thumbnailImage: gauzeRoll, quantityAvailable: 0 },
    },
  },
  {
    ...bought,
    itemId: 50012,
    quantity: 1,
    orderedOn: '2026-09-30T16:00:00Z',
    item: {
      ...offered,
      ...{ itemId: 50012, itemName: '50012', name: 'Lidocaine 1%, 20 mL', mpn: 'LV-3300', urlComponent: 'lidocaine' },
      ...{ thumbnailImage: vial },
      refusal: { code: 'licence-required', detail: 'This item requires a medical license to purchase' },
    },
  },
]

function group(label: string, children: readonly string[]): NavEntry {
  const slug = label.toLowerCase().replaceAll(/[^a-z]+/g, '-')
  return {
    id: `nav-${slug}`,
    label,
    href: `/category/${slug}`,
    imageUrl: gloves,
    items: children.map((child) => ({
      id: `nav-${slug}-${child.toLowerCase().replaceAll(/[^a-z]+/g, '-')}`,
      label: child,
      href: `/products/${child.toLowerCase().replaceAll(/[^a-z]+/g, '-')}`,
      imageUrl: gloves,
    })),
  }
}

export const navEntries: NavEntry[] = [
  {
    id: 'nav-products',
    label: 'PRODUCTS',
    href: '/products',
    items: [
      group('Gloves', ['Exam gloves', 'Surgical gloves', 'Glove dispensers']),
      group('Wound care', ['Gauze', 'Dressings', 'Tapes', 'Bandages']),
      group('Syringes & needles', ['Syringes', 'Needles', 'Sharps containers']),
      group('IV therapy', ['Catheters', 'Sets', 'Solutions']),
      group('Pharmaceuticals', ['Local anesthetics', 'Injectables']),
      group('Diagnostics', ['Rapid tests', 'Thermometers', 'Stethoscopes']),
    ],
  },
  { id: 'nav-wound', label: 'Wound care', href: '/category/wound-care' },
  { id: 'nav-gloves', label: 'Gloves', href: '/category/gloves', isCurrent: true },
  { id: 'nav-syringes', label: 'Syringes & needles', href: '/category/syringes-needles' },
  { id: 'nav-iv', label: 'IV therapy', href: '/category/iv-therapy' },
  { id: 'nav-pharma', label: 'Pharmaceuticals', href: '/category/pharmaceuticals' },
  { id: 'nav-promotions', label: 'Promotions', href: '/promotions' },
]

export const suggestions = [
  {
    objectID: '1',
    siteDisplayName: 'Nitrile exam gloves, powder-free, blue',
    thumbnailImage: gloves,
    manufacturer: 'Northfield Medical',
    mpn: 'NF-4012-M',
  },
  {
    objectID: '2',
    siteDisplayName: 'Glove dispenser, triple box, wire',
    thumbnailImage: null,
    manufacturer: 'Alder Ridge',
    mpn: 'AR-3300',
  },
  {
    objectID: '3',
    siteDisplayName: 'Surgical gloves, sterile, size 7',
    thumbnailImage: gloves,
    manufacturer: 'Calderon',
    mpn: 'GLO-70',
  },
  { objectID: '4', siteDisplayName: 'Vinyl exam gloves, clear', thumbnailImage: gloves, manufacturer: 'Alder Ridge' },
  { objectID: '5', siteDisplayName: 'Polyethylene gloves, food service', thumbnailImage: gloves },
]

export const suggestedQueries = ['nitrile exam gloves', 'glove dispenser', 'surgical gloves size 7'].map((query) => ({
  objectID: query,
  query,
  parts: null,
}))

export const accountMenuEntries: SideMenuEntry[] = [
  { label: 'Overview', icon: 'overview', path: '/myaccount' },
  { label: 'Profile settings', icon: 'profile', path: '/myaccount/menu/profile' },
  { label: 'Company', icon: 'company', items: [{ label: 'Addresses', path: '/myaccount/menu/addresses' }] },
  {
    label: 'Billing',
    icon: 'billing',
    items: [
      { label: 'Make Payment', path: '/myaccount/menu/payment/create' },
      { label: 'Invoices', path: '/myaccount/menu/invoices' },
    ],
  },
  { label: 'Sales Orders', icon: 'orders', path: '/myaccount/menu/salesorders' },
  { label: 'Easy Reorder', icon: 'reorder', path: '/myaccount/menu/reorder' },
]

/** An account at a glance. */
export const overview: CallOutput<'getOverViewData'> = {
  accountName: 'Mercy General',
  balance: 1240.5,
  overdue: 0,
  pendingPayments: 0,
  availableBalance: 8759.5,
  openOrders: 3,
  pendingApprovals: 1,
  recentOrders: null,
  ages: [
    { age: 'notDue', count: 4, open: 4498.5 },
    { age: 'days1to30', count: 3, open: 1212.43 },
    { age: 'days31to60', count: 2, open: 611.85 },
    { age: 'days61to90', count: 0, open: 0 },
    { age: 'over90', count: 1, open: 212.4 },
  ],
  spend: Array.from({ length: 12 }, (_unused, index) => ({
    month: new Date(Date.UTC(2025, 11 + index, 1)).toISOString().slice(0, 7),
    amount: 2400 + ((index * 7919) % 1900),
  })),
  parcelsOnTheWay: 1,
  expiringLicenses: 1,
  failedSubscriptions: 0,
  openRecalls: 0,
  recentFulfillments: [
    {
      id: 1,
      orderId: 4,
      orderNumber: 'SO-100340',
      carrier: 'UPS',
      trackingNumber: '1Z999AA10123456784',
      shippedAt: '2026-11-16T15:00:00Z',
      deliveredAt: '2026-11-18T15:00:00Z',
    },
    {
      id: 2,
      orderId: 2,
      orderNumber: 'SO-100398',
      carrier: 'Gauze',
      trackingNumber: 'GZ00004711',
      shippedAt: '2026-11-19T15:00:00Z',
      deliveredAt: null,
    },
  ],
}

/** A parcel of {@link orderDetails} that is on its way. */
export const delivery: CallOutput<'getTrackingData'> = {
  ...{ id: 1, orderId: 398, orderNumber: orderDetails.orderNumber, carrier: 'UPS' },
  ...{ trackingNumber: '1Z999AA10123456784', status: 'Shipped' },
  ...{ shippedAt: '2026-11-13T13:00:00Z', deliveredAt: null, plannedShipDate: '2026-11-13', shipAddress: place },
  lines: orderDetails.lines.slice(0, 1),
  steps: [
    { name: 'Ordered', isReached: true, at: '2026-11-12T17:40:00Z' },
    { name: 'Approved', isReached: true, at: '2026-11-13T04:30:00Z' },
    { name: 'Shipped', isReached: true, at: '2026-11-13T13:00:00Z' },
    { name: 'Delivered', isReached: false, at: null },
  ],
}

const scannedLots = ['A7/21', 'A6'] as const

/** Scanned barcodes of one product: in date, expired in October 2026, and with a mistyped digit. */
export const scannedPackages = {
  good: `(01)00614141007349(11)260131(17)280200(10)${scannedLots[0]}(21)4711`,
  expired: `(01)00614141007349(17)261000(10)${scannedLots[1]}`,
  mistyped: '(01)00614141007340(17)280200(10)A7',
}
