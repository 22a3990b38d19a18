/** The forms that attributes have, by their names. */
export type AttributeForms = Readonly<Record<string, RegExp>>

/** The content and the attributes of an element. */
export interface ElementRule {
  /**
   * The children in their order: names with `|` between alternatives, and `?`, `*` or `+` behind. Of several such
   * sequences, one must fit. An element without sequences has no children.
   */
  readonly children?: readonly string[]
  /** The form of the text; an element without it has children alone. */
  readonly text?: RegExp
  readonly required?: AttributeForms
  readonly optional?: AttributeForms
}

const any = /^[\s\S]*$/
const language = /^[a-z]{2}(?:-[A-Z]{2})?$/
/** ISO 8601 with the offset in digits; the guide does not allow the letter Z in its place. */
const time = /^\d{4}-\d\d-\d\dT\d\d:\d\d:\d\d(?:\.\d+)?[+-]\d\d:\d\d$/
const decimal = /^-?\d+(?:\.\d+)?$/
const count = /^[1-9]\d*$/
const status = /^[2-5]\d\d$/
const unit = /^[A-Z0-9]{2,3}$/
const url = /^https?:/
const currency = /^[A-Z]{3}$/
const country = /^[A-Z]{2}$/
const yes = /^yes$/

const inLanguage = { 'xml:lang': language }
const anyText: ElementRule = { text: any }
const money: ElementRule = { children: ['Money'] }
const mode = { deploymentMode: /^(?:production|test)$/ }
const quantities = { quantity: decimal }
const numberedLine = { quantity: decimal, lineNumber: count }

const envelope: Readonly<Record<string, ElementRule>> = {
  cXML: {
    children: ['Header Request|Message', 'Response'],
    required: { payloadID: any, timestamp: time },
    optional: { version: any, ...inLanguage },
  },
  Header: { children: ['From To Sender'] },
  From: { children: ['Credential+'] },
  To: { children: ['Credential+'] },
  Sender: { children: ['Credential+ UserAgent'] },
  Credential: { children: ['Identity SharedSecret?'], required: { domain: any }, optional: { type: /^marketplace$/ } },
  Identity: anyText,
  SharedSecret: anyText,
  UserAgent: anyText,
  Request: {
    children: [
      'ProfileRequest|PunchOutSetupRequest|OrderRequest|ConfirmationRequest|ShipNoticeRequest|InvoiceDetailRequest',
    ],
    optional: mode,
  },
  Message: { children: ['Status? PunchOutOrderMessage'], optional: { ...mode, inReplyTo: any } },
  Response: { children: ['Status ProfileResponse|PunchOutSetupResponse?'] },
  Status: { text: any, required: { code: status, text: any }, optional: inLanguage },
}

const shared: Readonly<Record<string, ElementRule>> = {
  URL: { text: url, optional: { name: any } },
  Money: { text: decimal, required: { currency }, optional: { alternateAmount: decimal, alternateCurrency: currency } },
  Description: { children: ['ShortName?'], text: any, required: inLanguage },
  ShortName: anyText,
  Comments: { text: any, optional: inLanguage },
  Extrinsic: { text: any, required: { name: any } },
  Name: { text: any, required: inLanguage },
  Address: {
    children: ['Name PostalAddress? Email?'],
    optional: { isoCountryCode: country, addressID: any, addressIDDomain: any },
  },
  Contact: {
    children: ['Name PostalAddress* Email*'],
    optional: { role: any, addressID: any, addressIDDomain: any },
  },
  Email: { text: any, optional: { name: any, preferredLang: language } },
  PostalAddress: { children: ['DeliverTo* Street+ City State? PostalCode? Country'], optional: { name: any } },
  DeliverTo: anyText,
  Street: anyText,
  City: anyText,
  State: anyText,
  PostalCode: anyText,
  Country: { text: any, required: { isoCountryCode: country } },
  Total: { children: ['Money Modifications?'] },
  Modifications: { children: ['Modification+'] },
  Modification: { children: ['AdditionalCost ModificationDetail?'] },
  AdditionalCost: money,
  ModificationDetail: { children: ['Description Extrinsic*'], required: { name: any } },
  Shipping: { children: ['Money Description'], optional: { trackingDomain: any, trackingId: any } },
  Tax: { children: ['Money Description TaxDetail* Extrinsic*'] },
  TaxDetail: {
    children: ['TaxableAmount? TaxAmount Description?'],
    required: { category: any },
    optional: { purpose: any, percentageRate: decimal },
  },
  TaxableAmount: money,
  TaxAmount: money,
  DocumentReference: { required: { payloadID: any } },
}

const items: Readonly<Record<string, ElementRule>> = {
  ItemID: { children: ['SupplierPartID SupplierPartAuxiliaryID? BuyerPartID?'] },
  SupplierPartID: anyText,
  SupplierPartAuxiliaryID: anyText,
  BuyerPartID: anyText,
  ItemDetail: {
    children: [
      'UnitPrice Description+ UnitOfMeasure PriceBasisQuantity? Classification+ ManufacturerPartID? ManufacturerName? URL? LeadTime? Extrinsic*',
    ],
  },
  UnitPrice: { children: ['Money Modifications?'] },
  UnitOfMeasure: { text: unit },
  PriceBasisQuantity: {
    children: ['UnitOfMeasure Description?'],
    required: { quantity: decimal, conversionFactor: decimal },
  },
  Classification: { text: any, required: { domain: any } },
  ManufacturerPartID: anyText,
  ManufacturerName: { text: any, optional: inLanguage },
  LeadTime: { text: count },
}

const punchOut: Readonly<Record<string, ElementRule>> = {
  ProfileRequest: {},
  ProfileResponse: { children: ['Option* Transaction+'], required: { effectiveDate: time } },
  Option: { text: any, required: { name: any } },
  Transaction: { children: ['URL Option*'], required: { requestName: any } },
  PunchOutSetupRequest: {
    children: ['BuyerCookie Extrinsic* BrowserFormPost? Contact* ShipTo? SelectedItem? ItemOut*'],
    required: { operation: /^(?:create|inspect|edit|source)$/ },
  },
  BuyerCookie: anyText,
  BrowserFormPost: { children: ['URL'] },
  SelectedItem: { children: ['ItemID'] },
  PunchOutSetupResponse: { children: ['StartPage'] },
  StartPage: { children: ['URL'] },
  PunchOutOrderMessage: { children: ['BuyerCookie PunchOutOrderMessageHeader ItemIn*'] },
  PunchOutOrderMessageHeader: {
    children: ['Total ShipTo? Shipping? Tax?'],
    required: { operationAllowed: /^(?:create|inspect|edit)$/ },
    optional: { quoteStatus: /^(?:pending|final)$/ },
  },
  ItemIn: {
    children: ['ItemID ItemDetail ShipTo? Shipping? Tax?'],
    required: quantities,
    optional: { lineNumber: count },
  },
}

const orders: Readonly<Record<string, ElementRule>> = {
  OrderRequest: { children: ['OrderRequestHeader ItemOut+'] },
  OrderRequestHeader: {
    children: ['Total ShipTo? BillTo Shipping? Tax? Contact* Comments? DocumentReference? Extrinsic*'],
    required: { orderID: any, orderDate: time },
    optional: {
      type: /^(?:new|update|delete)$/,
      orderType: any,
      orderVersion: count,
      requisitionID: any,
      shipComplete: yes,
    },
  },
  ShipTo: { children: ['Address'] },
  BillTo: { children: ['Address'] },
  ItemOut: {
    children: ['ItemID ItemDetail? ShipTo? Shipping? Tax? Contact* Comments?'],
    required: quantities,
    optional: { lineNumber: count, requisitionID: any, requestedDeliveryDate: any },
  },
  OrderReference: { children: ['DocumentReference'], optional: { orderID: any, orderDate: any } },
  ConfirmationRequest: { children: ['ConfirmationHeader OrderReference ConfirmationItem*'] },
  ConfirmationHeader: {
    children: ['DocumentReference? Total? Shipping? Tax? Contact* Comments? Extrinsic*'],
    required: {
      type: /^(?:accept|allDetail|detail|backordered|except|reject|requestToPay|replace)$/,
      noticeDate: time,
    },
    optional: { confirmID: any, operation: /^(?:new|update)$/, invoiceID: any },
  },
  ConfirmationItem: { children: ['UnitOfMeasure Contact* ConfirmationStatus+'], required: numberedLine },
  ConfirmationStatus: {
    children: ['UnitOfMeasure ItemIn? UnitPrice? Tax? Shipping? Comments? Extrinsic*'],
    required: { ...quantities, type: /^(?:accept|allDetail|detail|backordered|reject|unknown|requestToPay)$/ },
    optional: { shipmentDate: time, deliveryDate: time },
  },
  ShipNoticeRequest: { children: ['ShipNoticeHeader ShipControl* ShipNoticePortion*'] },
  ShipNoticeHeader: {
    children: ['DocumentReference? Contact* Comments? Extrinsic*'],
    required: { shipmentID: any, noticeDate: time },
    optional: {
      ...{ operation: /^(?:new|update|delete)$/, shipmentDate: time, deliveryDate: time },
      ...{ shipmentType: /^(?:actual|planned)$/, fulfillmentType: /^(?:partial|complete)$/ },
    },
  },
  ShipControl: {
    children: ['CarrierIdentifier+ ShipmentIdentifier+ Contact* Comments* Extrinsic*'],
    optional: { startDate: time },
  },
  CarrierIdentifier: { text: any, required: { domain: any } },
  ShipmentIdentifier: { text: any, optional: { domain: any, trackingNumberDate: time, trackingURL: url } },
  ShipNoticePortion: { children: ['OrderReference Contact* Comments? Extrinsic* ShipNoticeItem*'] },
  ShipNoticeItem: {
    children: ['ItemID ShipNoticeItemDetail? UnitOfMeasure Comments* Extrinsic*'],
    required: numberedLine,
    optional: { shipNoticeLineNumber: count },
  },
  ShipNoticeItemDetail: {
    children: [
      'UnitPrice? Description* UnitOfMeasure? PriceBasisQuantity? Classification* ManufacturerPartID? ManufacturerName? Extrinsic*',
    ],
  },
}

const invoices: Readonly<Record<string, ElementRule>> = {
  InvoiceDetailRequest: { children: ['InvoiceDetailRequestHeader InvoiceDetailOrder+ InvoiceDetailSummary'] },
  InvoiceDetailRequestHeader: {
    children: [
      'InvoiceDetailHeaderIndicator InvoiceDetailLineIndicator DocumentReference? PaymentTerm* Comments? Extrinsic*',
    ],
    required: {
      ...{ invoiceID: any, invoiceDate: time, operation: /^(?:new|delete)$/ },
      purpose: /^(?:standard|creditMemo|debitMemo|lineLevelCreditMemo|lineLevelDebitMemo)$/,
    },
  },
  InvoiceDetailHeaderIndicator: { optional: { isHeaderInvoice: yes, isVatRecoverable: yes } },
  InvoiceDetailLineIndicator: { optional: { isTaxInLine: yes, isShippingInLine: yes, isSpecialHandlingInLine: yes } },
  PaymentTerm: { required: { payInNumberOfDays: /^\d+$/ } },
  InvoiceDetailOrder: { children: ['InvoiceDetailOrderInfo InvoiceDetailItem+'] },
  InvoiceDetailOrderInfo: { children: ['OrderReference'] },
  InvoiceDetailItem: {
    children: [
      'UnitOfMeasure UnitPrice PriceBasisQuantity? InvoiceDetailItemReference SubtotalAmount? Tax? GrossAmount? NetAmount? Comments? Extrinsic*',
    ],
    required: { ...quantities, invoiceLineNumber: count },
  },
  InvoiceDetailItemReference: {
    children: ['ItemID? Description? Classification*'],
    required: { lineNumber: count },
    optional: { serialNumber: any },
  },
  SubtotalAmount: money,
  GrossAmount: money,
  NetAmount: money,
  DueAmount: money,
  ShippingAmount: money,
  SpecialHandlingAmount: { children: ['Money Description?'] },
  InvoiceDetailSummary: {
    children: ['SubtotalAmount Tax SpecialHandlingAmount? ShippingAmount? GrossAmount? NetAmount DueAmount?'],
  },
}

/**
 * A grammar of the cXML 1.2 elements that the store writes, and of the elements that it reads from a procurement
 * system, by their names. It is written from the facts of the cXML 1.2 Reference Guide and is no copy of the document
 * type: it has only the elements of this store, and the forms of numbers, times and codes, which a document type cannot
 * state.
 */
export const cxmlGrammar: Readonly<Record<string, ElementRule>> = {
  ...envelope,
  ...shared,
  ...items,
  ...punchOut,
  ...orders,
  ...invoices,
}

/** The file of the document type that declares a request; `cXML.dtd` declares any other document. */
export const typeOfRequest: Readonly<Record<string, string>> = {
  ConfirmationRequest: 'Fulfill.dtd',
  ShipNoticeRequest: 'Fulfill.dtd',
  InvoiceDetailRequest: 'InvoiceDetail.dtd',
}
