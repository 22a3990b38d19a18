import type { ElementRule } from './known-elements.js'

const codes = 'codes of the buyer'
const contacts = 'contact data'
const descriptions = 'a description'
const accounting = 'accounting codes'

const once: ElementRule = {}
const lines: ElementRule = { isRepeated: true }

/** An element with an attribute that changes nothing as long as it has one of these values. */
function only(attribute: string, values: readonly string[], more: ElementRule = {}): ElementRule {
  return { ...more, values: { [attribute]: values } }
}

const money: ElementRule = { reads: ['currency'], ignores: ['alternateAmount', 'alternateCurrency'] }

const address: ElementRule = {
  reads: ['addressID', 'isoCountryCode'],
  ignores: ['addressIDDomain'],
  elements: {
    Name: once,
    PostalAddress: {
      ignores: ['name'],
      elements: {
        DeliverTo: lines,
        Street: lines,
        City: { ignores: ['cityCode'] },
        State: { reads: ['isoStateCode'] },
        PostalCode: once,
        Country: { reads: ['isoCountryCode'] },
      },
      harmless: { Municipality: 'a part of the city', Extrinsic: codes },
    },
  },
  harmless: { Email: contacts, Phone: contacts, Fax: contacts, URL: contacts, Extrinsic: codes },
}

const place: ElementRule = { elements: { Address: address }, harmless: { IdReference: codes, Extrinsic: codes } }

const taxDetail: ElementRule = {
  isRepeated: true,
  ignores: [
    ...['purpose', 'category', 'percentageRate', 'basePercentageRate', 'taxPointDate', 'paymentDate', 'taxRateType'],
    ...['taxedElement', 'isVatRecoverable', 'isTriangularTransaction'],
  ],
  values: { isWithholdingTax: ['no'], isIncludedInPrice: ['no'] },
  harmless: {
    TaxableAmount: 'a part of the amount of Tax',
    TaxAmount: 'a part of the amount of Tax',
    TaxLocation: descriptions,
    TaxRegime: descriptions,
    TriangularTransactionLawReference: descriptions,
    Description: descriptions,
    Extrinsic: codes,
  },
}

const tax: ElementRule = {
  elements: { Money: money, TaxDetail: taxDetail },
  harmless: { Description: descriptions, Distribution: accounting, Extrinsic: codes },
}

/** The description, which may name a way of shipping, goes into the notes of the order. */
const shipping: ElementRule = { elements: { Money: money, Description: once } }

const tolerances = 'tolerances, which the store does not use'

/** The store sends a confirmation, then a ship notice, then an invoice for each parcel. */
const controlKeys: ElementRule = {
  elements: {
    OCInstruction: only('value', ['allowed', 'requiredbeforeasn'], {
      harmless: { Lower: tolerances, Upper: tolerances },
    }),
    ASNInstruction: only('value', ['allowed', 'requiredbeforeinvoice'], {
      harmless: { Lower: tolerances, Upper: tolerances },
    }),
    InvoiceInstruction: {
      ignores: ['verificationType', 'unitPriceEditable'],
      values: { value: ['allowed', 'isnoters'] },
      elements: { TemporaryPrice: only('value', ['no']) },
      harmless: { Lower: tolerances, Upper: tolerances },
    },
  },
  harmless: { SESInstruction: 'about services, which the store does not sell' },
}

const comments: ElementRule = { isRepeated: true, ignores: ['type'] }

const agreement = 'an agreement about prices, which are compared'

const header: ElementRule = {
  reads: ['orderID', 'orderDate', 'type', 'orderType', 'orderVersion'],
  ignores: [
    ...['requisitionID', 'isInternalVersion', 'confirmationDueDate', 'hideUnitPrice', 'hideAmount'],
    ...['agreementID', 'agreementPayloadID', 'parentAgreementID', 'parentAgreementPayloadID'],
  ],
  values: { shipComplete: ['no'], releaseRequired: ['no'] },
  elements: {
    Total: { elements: { Money: money } },
    ShipTo: place,
    BillTo: place,
    BusinessPartner: {
      isRepeated: true,
      ignores: ['type'],
      values: { role: ['soldto'] },
      harmless: { Address: contacts, IdReference: codes },
    },
    Shipping: shipping,
    Tax: tax,
    Payment: {},
    PaymentTerm: {
      isRepeated: true,
      reads: ['payInNumberOfDays', 'payInNumberofDays'],
      elements: { Discount: { elements: { DiscountPercent: only('percent', ['0']) } } },
      harmless: { Extrinsic: codes },
    },
    Comments: comments,
    ControlKeys: controlKeys,
    OrderRequestHeaderIndustry: {
      harmless: { ReferenceDocumentInfo: codes, ExternalDocumentType: codes, AssetInfo: codes },
    },
  },
  harmless: {
    LegalEntity: codes,
    OrganizationalUnit: codes,
    IdReference: codes,
    Extrinsic: codes,
    Contact: contacts,
    Followup: 'an address for documents, which go to the agreed one',
    DocumentReference: 'an earlier document, which the orderID names',
  },
}

const itemDetail: ElementRule = {
  elements: {
    UnitPrice: { elements: { Money: money } },
    UnitOfMeasure: once,
    PriceBasisQuantity: {
      reads: ['quantity', 'conversionFactor'],
      elements: { UnitOfMeasure: once },
      harmless: { Description: descriptions },
    },
    ItemDetailIndustry: {
      values: { isConfigurableMaterial: ['no'] },
      elements: { ItemDetailRetail: { harmless: { EANID: codes, EuropeanWasteCatalogID: codes } } },
    },
  },
  harmless: {
    Description: descriptions,
    Classification: codes,
    ManufacturerPartID: descriptions,
    ManufacturerName: descriptions,
    URL: descriptions,
    LeadTime: descriptions,
    Dimension: descriptions,
    PlannedAcceptanceDays: 'about the buyer’s checks of the goods',
    Extrinsic: codes,
  },
}

const item: ElementRule = {
  isRepeated: true,
  reads: ['quantity', 'lineNumber'],
  ignores: [
    ...['requisitionID', 'agreementItemNumber', 'confirmationDueDate', 'isItemChanged', 'hideUnitPrice', 'hideAmount'],
  ],
  values: {
    isReturn: ['no'],
    operation: ['new', 'update'],
    isAdHoc: ['no'],
    itemType: ['item'],
    itemClassification: ['material'],
    requiresServiceEntry: ['no'],
    isDeliveryCompleted: ['no'],
    unlimitedDelivery: ['no'],
    isKanban: ['no'],
  },
  elements: {
    ItemID: {
      elements: { SupplierPartID: once, SupplierPartAuxiliaryID: once },
      harmless: { BuyerPartID: codes, IdReference: codes },
    },
    ItemDetail: itemDetail,
    ShipTo: place,
    Shipping: shipping,
    Tax: tax,
    Comments: comments,
    ControlKeys: controlKeys,
  },
  harmless: {
    Path: 'the way of the document through networks',
    SupplierID: 'the store',
    SupplierList: 'the store',
    Distribution: accounting,
    Contact: contacts,
    Tolerances: tolerances,
    MasterAgreementReference: agreement,
    MasterAgreementIDInfo: agreement,
    ReferenceDocumentInfo: codes,
    IdReference: codes,
    Extrinsic: codes,
  },
}

/** The elements and attributes of an OrderRequest that the store reads or may ignore. */
export const orderRules: ElementRule = { elements: { OrderRequestHeader: header, ItemOut: item } }

const noDelivery =
  'The store promises on which day goods leave, and not on which day they arrive. Send the order without it, and ask for a day in Comments.'
const noSpecialLine =
  'The store sells each item of its catalog on a line of its own. Send the line as such a line, or leave it out.'
const noCarrier =
  'The store chooses how it ships. Send the order without it, and ask for a way of shipping in Comments.'
const noCard = 'Orders by cXML are paid on terms, not by a purchasing card. Send the order without Payment.'
const noDiscount = 'The store charges its prices for this company without deductions. Send the order without it.'
const noExemption =
  'The store charges tax as it does for this company otherwise. Have the store record the exemption, and send the order without it.'

/** How to change an order that says something which the store does not do. */
export const orderRemedies: Readonly<Record<string, string>> = {
  '@requestedDeliveryDate': noDelivery,
  ScheduleLine: noDelivery,
  DeliveryPeriod: noDelivery,
  '@requestedShipmentDate':
    'The store ships on the first possible day. Send the order without it, or order in the store, where a day can be chosen.',
  '@shipComplete': 'The store ships goods as soon as it has them. Send the order without it.',
  '@pickUpDate': 'The store ships its goods, and nobody picks them up. Send the order without it.',
  '@isReturn': 'An order takes no goods back. Ask for the return in the store, and send the order without the line.',
  '@returnAuthorizationNumber': 'An order takes no goods back. Send the order without it.',
  '@operation': 'Leave the line out: an update has all lines of the order as they are now.',
  '@itemType': noSpecialLine,
  '@compositeItemType': noSpecialLine,
  '@parentLineNumber': noSpecialLine,
  '@itemClassification': noSpecialLine,
  '@itemCategory': noSpecialLine,
  '@isAdHoc': noSpecialLine,
  SpendDetail: noSpecialLine,
  BlanketItemDetail: noSpecialLine,
  CarrierIdentifier: noCarrier,
  TransportInformation: noCarrier,
  TermsOfDelivery: noCarrier,
  ShipmentSequence: noCarrier,
  '@tracking': noCarrier,
  '@trackingDomain': noCarrier,
  '@trackingId': noCarrier,
  PCard: noCard,
  PaymentToken: noCard,
  '@percent': noDiscount,
  DiscountAmount: noDiscount,
  Modifications: noDiscount,
  TaxExemption: noExemption,
  '@exemptDetail': noExemption,
  Attachment: 'The store reads no attachments. Write the words themselves as Comments.',
  SupplierOrderInfo: 'A purchase order makes a new order at the store. Send it without the order of the store.',
}
