import { addDays } from '@gauze/rules'
import type { DemoCompany } from './demo.types.js'

const everyLevel = ['1', '2', '3', '4', '5']
const licensed = everyLevel.slice(1)

interface Person {
  readonly id: number
  readonly username: string
  readonly name: readonly [first: string, last: string]
  readonly role: string
  readonly isAdmin?: boolean
  readonly isPriceVisible?: boolean
  readonly isPunchout?: boolean
  readonly isParentLogin?: boolean
  readonly approvalLimitCents?: number
  readonly mayPay?: boolean
  readonly paymentLimitCents?: number
}

interface Place {
  readonly id: number
  readonly label: string
  readonly lines: readonly [line1: string, line2: string]
  readonly city: string
  readonly state: string
  readonly zip: string
  /** Days from today until the licenses of these Rx levels expire; negative if expired. */
  readonly licenses?: { readonly levels: readonly string[]; readonly endsInDays: number }
  /** A renewed license that waits for the store's review, as days from today until it expires. */
  readonly renewal?: { readonly level: string; readonly endsInDays: number }
}

interface Card extends Omit<DemoCompany['cards'][number], 'accountId' | 'token' | 'expMonth' | 'expYear'> {
  /** Months from today until its last month; negative if expired. */
  readonly expiresInMonths: number
}

interface Plan {
  readonly account: DemoCompany['account']
  readonly people: readonly Person[]
  readonly places: readonly Place[]
  readonly cards: readonly Card[]
  readonly bankAccounts?: readonly Omit<DemoCompany['bankAccounts'][number], 'accountId' | 'token'>[]
  readonly orderCount: number
  readonly tastes: readonly string[]
}

function terms(days: number, creditLimitCents: number) {
  return {
    hasTerms: true,
    terms: `Net ${days}`,
    termsDays: days,
    creditLimitCents,
  }
}

const plans: readonly Plan[] = [
  {
    account: {
      id: 1,
      accountNo: 'G-10001',
      accountName: 'Mercy Health System',
      industry: 'hospital',
      phone: '617-555-0110',
      rxLevels: everyLevel,
      priceLevel: 'Contract A',
      ...terms(45, 25_000_000),
    },
    people: [
      {
        id: 4,
        username: 'parent@mercyhealth.example',
        name: ['Priya', 'Raman'],
        role: 'Supply chain director',
        isAdmin: true,
        isPriceVisible: true,
        isParentLogin: true,
      },
    ],
    places: [
      {
        id: 1,
        label: 'System office',
        lines: ['400 Harbor Street', 'Floor 9'],
        city: 'Boston',
        state: 'MA',
        zip: '02110',
        licenses: { levels: licensed, endsInDays: 300 },
      },
    ],
    cards: [],
    orderCount: 26,
    tastes: ['office', 'wipes', 'glove'],
  },
  {
    account: {
      id: 2,
      parentId: 1,
      accountNo: 'G-10002',
      accountName: 'Mercy General Hospital',
      industry: 'hospital',
      phone: '617-555-0121',
      rxLevels: everyLevel,
      priceLevel: 'Contract A',
      deliveryDays: [1, 2, 3, 4, 5],
      ...terms(30, 60_000_000),
    },
    people: [
      {
        id: 1,
        username: 'admin@mercy.example',
        name: ['Dana', 'Whitfield'],
        role: 'Purchasing manager',
        isAdmin: true,
        isPriceVisible: true,
      },
      {
        id: 2,
        username: 'buyer@mercy.example',
        name: ['Luis', 'Ortega'],
        role: 'Unit buyer',
        isPriceVisible: true,
        approvalLimitCents: 50_000,
        mayPay: true,
        paymentLimitCents: 100_000,
      },
      { id: 3, username: 'noprice@mercy.example', name: ['Hannah', 'Cole'], role: 'Charge nurse' },
      {
        id: 10,
        username: 'colleague@mercy.example',
        name: ['Rosa', 'Diaz'],
        role: 'Pharmacy buyer',
        isPriceVisible: true,
      },
    ],
    places: [
      {
        id: 2,
        label: 'Main hospital, central supply',
        lines: ['1 Mercy Way', 'Dock B'],
        city: 'Boston',
        state: 'MA',
        zip: '02118',
        licenses: { levels: licensed, endsInDays: 240 },
      },
      {
        id: 3,
        label: 'Outpatient pavilion',
        lines: ['77 Albany Street', 'Suite 200'],
        city: 'Cambridge',
        state: 'MA',
        zip: '02139',
        licenses: { levels: ['2', '3'], endsInDays: 90 },
      },
      {
        id: 4,
        label: 'Surgery center',
        lines: ['18 Quarry Road', ''],
        city: 'Quincy',
        state: 'MA',
        zip: '02169',
        licenses: { levels: licensed, endsInDays: -20 },
        renewal: { level: '2', endsInDays: 345 },
      },
      { id: 5, label: 'Warehouse', lines: ['250 Freight Lane', 'Bay 14'], city: 'Nashua', state: 'NH', zip: '03060' },
    ],
    cards: [
      { id: 1, brand: 'Visa', last4: '4242', expiresInMonths: 33, holder: 'Dana Whitfield', isDefault: true },
      { id: 2, brand: 'Mastercard', last4: '4444', expiresInMonths: -20, holder: 'Dana Whitfield' },
    ],
    bankAccounts: [
      { id: 1, bankName: 'Harborside Bank', last4: '4410', holder: 'Mercy General Hospital', label: 'Operating' },
    ],
    orderCount: 156,
    tastes: ['glove', 'syringe', 'needle', 'iv', 'gauze', 'saline', 'mask', 'catheter', 'lidocaine', 'suture'],
  },
  {
    account: {
      id: 3,
      parentId: 1,
      accountNo: 'G-10003',
      accountName: 'Mercy Outpatient Surgery',
      industry: 'surgery center',
      phone: '617-555-0133',
      rxLevels: everyLevel,
      priceLevel: 'Contract A',
      ...terms(30, 15_000_000),
    },
    people: [
      {
        id: 7,
        username: 'surgery@mercyhealth.example',
        name: ['Owen', 'Bishop'],
        role: 'Materials coordinator',
        isAdmin: true,
        isPriceVisible: true,
      },
    ],
    places: [
      {
        id: 6,
        label: 'Operating rooms',
        lines: ['900 Commonwealth Avenue', 'Level 2'],
        city: 'Boston',
        state: 'MA',
        zip: '02215',
        licenses: { levels: licensed, endsInDays: 180 },
      },
    ],
    cards: [],
    orderCount: 72,
    tastes: ['suture', 'scalpel', 'forceps', 'drape', 'gown', 'surgical'],
  },
  {
    account: {
      id: 4,
      parentId: 1,
      accountNo: 'G-10004',
      accountName: 'Mercy Home Care',
      industry: 'home care',
      phone: '603-555-0144',
      rxLevels: ['1', '2'],
      priceLevel: 'Contract B',
      ...terms(30, 6_000_000),
    },
    people: [
      {
        id: 8,
        username: 'homecare@mercyhealth.example',
        name: ['June', 'Park'],
        role: 'Field lead',
        isAdmin: true,
        isPriceVisible: true,
      },
    ],
    places: [
      {
        id: 7,
        label: 'Field office',
        lines: ['12 Elm Street', ''],
        city: 'Manchester',
        state: 'NH',
        zip: '03101',
        licenses: { levels: ['2'], endsInDays: 120 },
      },
    ],
    cards: [],
    orderCount: 54,
    tastes: ['brief', 'underpad', 'dressing', 'catheter', 'glucose', 'wheelchair'],
  },
  {
    account: {
      id: 5,
      accountNo: 'G-10005',
      accountName: 'Lakeside Family Clinic',
      industry: 'clinic',
      phone: '716-555-0155',
      rxLevels: ['1'],
      priceLevel: 'Clinic',
      convenienceFee: true,
      convenienceFeePercent: '2.5000',
    },
    people: [
      {
        id: 5,
        username: 'clinic@lakeside.example',
        name: ['Morgan', 'Ellis'],
        role: 'Office manager',
        isAdmin: true,
        isPriceVisible: true,
      },
    ],
    places: [
      { id: 8, label: 'Clinic', lines: ['340 Lakeshore Drive', ''], city: 'Buffalo', state: 'NY', zip: '14202' },
      {
        id: 9,
        label: 'Hamburg office',
        lines: ['61 Main Street', 'Unit B'],
        city: 'Hamburg',
        state: 'NY',
        zip: '14075',
      },
    ],
    cards: [
      { id: 3, brand: 'Visa', last4: '1881', expiresInMonths: 24, holder: 'Morgan Ellis', isDefault: true },
      { id: 4, brand: 'American Express', last4: '0005', expiresInMonths: 42, holder: 'Morgan Ellis' },
    ],
    orderCount: 64,
    tastes: ['glove', 'bandage', 'thermometer', 'paper', 'wipes', 'test', 'gauze'],
  },
  {
    account: {
      id: 6,
      accountNo: 'G-10006',
      accountName: 'Metro Regional Medical Center',
      industry: 'hospital',
      phone: '212-555-0166',
      rxLevels: ['1', '2', '3'],
      priceLevel: 'Contract B',
      ...terms(60, 40_000_000),
    },
    people: [
      {
        id: 6,
        username: 'punchout@metro.example',
        name: ['Avery', 'Stone'],
        role: 'Procurement system',
        isPriceVisible: true,
        isPunchout: true,
      },
      {
        id: 11,
        username: 'orders@metro.example',
        name: ['Jordan', 'Reyes'],
        role: 'Purchasing',
        isPriceVisible: true,
      },
    ],
    places: [
      {
        id: 10,
        label: 'Receiving',
        lines: ['55 East 12th Street', 'Dock 3'],
        city: 'New York',
        state: 'NY',
        zip: '10003',
        licenses: { levels: ['2', '3'], endsInDays: 400 },
      },
    ],
    cards: [],
    orderCount: 60,
    tastes: ['iv', 'oxygen', 'glove', 'tube', 'specimen', 'mask'],
  },
]

function addressRow(
  accountId: number,
  index: number,
  { id, label, lines: [line1, line2], city, state, zip }: Place,
  phone: string,
) {
  return {
    id,
    accountId,
    label,
    attention: index === 0 ? 'Receiving' : '',
    line1,
    line2,
    city,
    state,
    zip,
    phone,
    defaultShipping: index === 0,
    defaultBilling: index === 0,
  }
}

function licenseRows({ id, licenses }: Place, today: string) {
  return (licenses?.levels ?? []).map((rxLevel) => ({
    addressId: id,
    rxLevel,
    licenseNo: `L${rxLevel}-${String(id).padStart(4, '0')}`,
    expiresOn: addDays(today, licenses?.endsInDays ?? 0),
  }))
}

function renewalRows({ id, renewal }: Place, people: readonly Person[], today: string) {
  if (renewal === undefined) return []
  const { level, endsInDays } = renewal
  const expiresOn = addDays(today, endsInDays)
  const entry = { addressId: id, rxLevel: level, licenseNo: `R${level}-${String(id).padStart(4, '0')}`, expiresOn }
  return [{ ...entry, status: 'waiting' as const, changedBy: people.find(({ isAdmin }) => isAdmin)?.id ?? null }]
}

function cardRow(accountId: number, { expiresInMonths, ...card }: Card, today: string) {
  const months = Number(today.slice(0, 4)) * 12 + Number(today.slice(5, 7)) - 1 + expiresInMonths
  const expires = { expMonth: (months % 12) + 1, expYear: Math.floor(months / 12) }
  return { ...card, ...expires, accountId, token: `demo_card_${card.id}` }
}

function userRow(accountId: number, { name: [firstName, lastName], role, ...person }: Person) {
  return {
    ...person,
    accountId,
    email: person.username,
    firstName,
    lastName,
    contactRole: role,
  }
}

/**
 * The companies of the demonstration.
 * @param today YYYY-MM-DD: licenses and cards expire relative to it
 */
export function demoCompanies(today: string): DemoCompany[] {
  return plans.map(({ account, people, places, cards, bankAccounts = [], orderCount, tastes }) => ({
    account,
    users: people.map((person) => userRow(account.id, person)),
    addresses: places.map((place, index) => addressRow(account.id, index, place, account.phone ?? '')),
    licenses: places.flatMap((place) => licenseRows(place, today)),
    licenseReviews: places.flatMap((place) => renewalRows(place, people, today)),
    cards: cards.map((card) => cardRow(account.id, card, today)),
    bankAccounts: bankAccounts.map((bank) => ({
      ...bank,
      accountId: account.id,
      token: `demo_bank_account_${bank.id}`,
    })),
    orderCount,
    tastes,
  }))
}

/** Sales tax by state, with cities that add their own; figures as the states' revenue departments publish them. */
export const demoTaxRates = [
  { state: 'MA', zipPrefix: '', ratePercent: '6.2500', shippingTaxable: false },
  { state: 'NH', zipPrefix: '', ratePercent: '0.0000', shippingTaxable: false },
  { state: 'NY', zipPrefix: '', ratePercent: '8.0000', shippingTaxable: true },
  { state: 'NY', zipPrefix: '100', ratePercent: '8.8750', shippingTaxable: true },
  { state: 'NY', zipPrefix: '140', ratePercent: '8.7500', shippingTaxable: true },
  { state: 'NY', zipPrefix: '142', ratePercent: '8.7500', shippingTaxable: true },
]

/** The Rx levels of the catalogue. */
export const demoRxLevels = [
  { level: '1', name: 'No license needed' },
  { level: '2', name: 'Prescription devices' },
  { level: '3', name: 'Prescription drugs' },
  { level: '4', name: 'Controlled substances, schedules III to V' },
  { level: '5', name: 'Controlled substances, schedule II' },
]

/** The business types that a new customer can choose. */
export const demoBusinessTypes = [
  'Hospital',
  'Clinic',
  'Surgery center',
  'Nursing home',
  'Home care',
  'Laboratory',
  'Veterinary',
  'School',
  'Government',
]

/** The roles that a contact can have in a company. */
export const demoContactRoles = ['Purchasing', 'Accounts payable', 'Nursing', 'Pharmacy', 'Physician', 'Administration']
