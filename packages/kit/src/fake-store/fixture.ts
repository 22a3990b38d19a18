import type {
  CallOutput,
  Category,
  InvoiceDetails,
  OfferedAddress,
  Product,
  ProductCard,
  SalesOrderDetails,
  UnitDetail,
  User,
} from '@gauze/contract'
import { addCents, type Cents, cents, dollarsFromCents, lineTotal, taxTotal } from '@gauze/rules'

/** Percent. */
export const fakeTaxRate = 8

/** The records of a fake store. */
export interface FakeData {
  readonly user: User
  /** Of the user, for `login`. */
  readonly password: string
  readonly products: readonly Product[]
  readonly category: Category
  readonly addresses: readonly OfferedAddress[]
  readonly orders: readonly SalesOrderDetails[]
  readonly invoice: InvoiceDetails
  readonly notifications: CallOutput<'getUserNotifications'>['notifications']
}

const category: Category = {
  id: 1,
  name: 'Wound care',
  imageUrl: null,
  urlComponent: 'wound-care',
  isParent: true,
  parent: null,
  children: [{ id: 2, name: 'Dressings', imageUrl: null, urlComponent: 'dressings', isParent: false }],
}

function unit(id: number, label: string, conversionRate = 1): UnitDetail {
  const baseUnit = conversionRate === 1
  return { id, unitName: baseUnit ? 'EA' : 'CS', conversionRate, baseUnit, label }
}

function product(id: number, name: string, more: Partial<Product>): Product {
  return {
    id,
    itemId: id,
    itemName: `ITEM-${id}`,
    siteDisplayName: name,
    displayName: name,
    manufacturer: 'Northfield',
    mpn: `NF-${id}`,
    price: 4.5,
    prices: [{ level: 'List Price', price: 6 }],
    pricelevelprice: 4.5,
    quantityAvailable: 500,
    rxLevel: '1',
    inactive: false,
    restricted: false,
    specialOrder: false,
    isAddableToCart: true,
    allocationPeriod: null,
    thumbnailImage: null,
    matrixDetails: [],
    unit: { details: [unit(id * 10 + 1, 'Each'), unit(id * 10 + 2, 'Case of 12', 12)] },
    urlComponent: name.toLowerCase().replaceAll(/\W+/g, '-'),
    variantId: null,
    category: { id: 2, name: 'Dressings', urlComponent: 'dressings', parent: category },
    children: [],
    description: `${name}, sterile.`,
    itemImage: [],
    itemFile: [],
    attributes: [{ name: 'Sterile', value: 'Yes' }],
    metaTag: '',
    titleTag: name,
    h1Tag: name,
    searchKeywords: '',
    gtin: '',
    parent: null,
    correlatedItems: [],
    alternativeItems: [],
    ...more,
  }
}

function address(id: number, label: string, isDefault: boolean): OfferedAddress {
  return {
    id,
    label,
    attention: 'Receiving',
    line1: `${id} Main Street`,
    line2: '',
    city: 'Albany',
    state: 'NY',
    zip: '12207',
    phone: '(518) 555-0100',
    isDefaultShipping: isDefault,
    isDefaultBilling: isDefault,
    controlledSubstance: [],
    offeredForCart: true,
    withheldReason: null,
    isShared: true,
    mayChange: true,
    changedBy: null,
    changedOn: null,
  }
}

/** The card of a product, as lists show it. */
export function cardOf(shown: Product): ProductCard {
  const { id, itemId, itemName, siteDisplayName, manufacturer, mpn, price, prices, quantityAvailable, rxLevel } = shown
  const { isAddableToCart, thumbnailImage, matrixDetails, unit: units, urlComponent } = shown
  return {
    ...{ id, itemId, itemName, siteDisplayName, manufacturer, mpn, price, prices, quantityAvailable, rxLevel },
    ...{ isAddableToCart, thumbnailImage, matrixDetails, unit: units, urlComponent },
    children: [],
  }
}

function amountsOf(subtotal: Cents) {
  const tax = taxTotal({ rate: fakeTaxRate, taxableLines: [subtotal], shipping: cents(0), shippingTaxable: false })
  return {
    subtotal: dollarsFromCents(subtotal),
    shipping: 0,
    tax: dollarsFromCents(tax),
    taxBasis: { percent: fakeTaxRate, state: 'NY', amount: dollarsFromCents(subtotal) },
    convenienceFee: 0,
    total: dollarsFromCents(addCents(subtotal, tax)),
  }
}

interface OrderedGoods {
  readonly id: number
  readonly product: Product
  readonly quantity: number
  readonly shipTo: OfferedAddress
  readonly placedBy: string
}

function orderOf({ id, product: ordered, quantity, shipTo, placedBy }: OrderedGoods): SalesOrderDetails {
  const [base] = ordered.unit.details
  const price = typeof ordered.price === 'number' ? ordered.price : 0
  const total = lineTotal({ price, conversionRate: 1, quantity })
  const placedAt = `2026-10-0${(id % 9) + 1}T14:00:00.000Z`
  return {
    id,
    orderNumber: `SO-${id}`,
    status: 'Shipped',
    date: placedAt,
    poNum: `PO-${id}`,
    placedBy,
    shipTo: shipTo.label,
    itemCount: 1,
    ...amountsOf(total),
    lines: [
      {
        id: id * 10 + 1,
        itemId: ordered.id,
        itemName: ordered.itemName,
        unit: base?.id ?? 1,
        name: ordered.siteDisplayName,
        mpn: ordered.mpn,
        urlComponent: ordered.urlComponent,
        thumbnailImage: null,
        matrixDetails: [],
        unitName: 'EA',
        unitLabel: 'Each',
        conversionRate: 1,
        quantity,
        quantityFulfilled: quantity,
        price: ordered.price,
        lineTotal: dollarsFromCents(total),
      },
    ],
    shipAddress: shipTo,
    billAddress: shipTo,
    paymentMethod: 'Net 30',
    shipDate: null,
    notes: '',
    fulfillments: [],
    invoices: [],
    events: [{ at: placedAt, by: placedBy, status: 'Pending Fulfillment', reason: '' }],
    shipAddressId: shipTo.id,
    billAddressId: shipTo.id,
    paymentMethodId: 'terms',
    mayCancel: false,
    isOwn: true,
    returns: [],
  }
}

function invoiceOf(id: number, order: SalesOrderDetails): InvoiceDetails {
  const total = order.total ?? 0
  return {
    id,
    invoiceNumber: `IN-${id}`,
    status: 'open',
    date: '2026-10-05',
    dueDate: '2026-11-04',
    daysOverdue: 0,
    poNum: order.poNum,
    orderId: order.id,
    orderNumber: order.orderNumber,
    shipTo: order.shipTo,
    total,
    paid: 0,
    credited: 0,
    pending: 0,
    amountDue: total,
    lines: order.lines.map((line) => ({ ...line, lineTotal: line.lineTotal ?? 0 })),
    shipAddress: order.shipAddress,
    billAddress: order.billAddress,
    subtotal: order.subtotal ?? 0,
    shipping: 0,
    tax: typeof order.tax === 'number' ? order.tax : 0,
    taxBasis: order.taxBasis,
    convenienceFee: 0,
    applications: [],
    fulfillments: [],
  }
}

/** Creates the records of a fake store: a customer with prices and terms, four products, two orders and one invoice. */
export function createFakeData(): FakeData {
  const gauze = product(101, 'Gauze pad 4 x 4 in', {})
  const products = [
    gauze,
    product(102, 'Stretch gauze roll', { price: 0.0525, pricelevelprice: 0.0525 }),
    product(103, 'Foam dressing', { price: 31.2, pricelevelprice: 31.2, quantityAvailable: 0 }),
    product(104, 'Silver dressing', { price: 'N/A', pricelevelprice: 'N/A', prices: [], isAddableToCart: false }),
  ]
  const home = address(11, 'Front desk', true)
  const goods = { product: gauze, shipTo: home, placedBy: 'Ada Diaz' }
  const [newer, older] = [orderOf({ ...goods, id: 1002, quantity: 10 }), orderOf({ ...goods, id: 1001, quantity: 4 })]
  return {
    user: {
      id: 7,
      firstName: 'Ada',
      lastName: 'Diaz',
      username: 'ada@clinic.example',
      email: 'ada@clinic.example',
      permissions: { isPriceVisible: true, isAdmin: true, isApprover: true, mayPay: true },
      paymentLimit: null,
      isPunchout: false,
      isParentLogin: false,
      account: { id: 3, accountName: 'Albany Clinic', rxLevels: ['1'], controlledSubstance: false },
      relatedAccounts: [],
    },
    password: 'a password of the fake store',
    products,
    category,
    addresses: [home, address(12, 'Treatment room', false)],
    orders: [newer, older],
    invoice: invoiceOf(2001, newer),
    notifications: [
      {
        id: 1,
        userNotificationStatus: { unread: true },
        notificationType: 'Invoice Issued',
        metaData: { invoiceId: 2001, invoiceNumber: 'IN-2001', dueDate: '2026-11-04' },
      },
    ],
  }
}
