import type { MessageCatalog } from '../catalog.types.js'
import { failures } from './failures.js'

/** Words for the codes of quantities. */
export const quantity = {
  empty: 'Ingrese una cantidad',
  notNumber: 'Solo se permiten números',
  decimal: 'No se permiten decimales',
  belowMin: (min: string) => `Debe ser al menos ${min}`,
  aboveMax: (max: string) => `Debe ser como máximo ${max}`,
}

/** Words for items that cannot be bought, which several components show. */
export const refusals = {
  unavailable: 'No disponible por el momento',
  signedOut: 'Inicie sesión para ver el precio',
  license: 'Este artículo requiere una licencia médica para comprarlo',
}

/** Words for barcodes that cannot be used. */
export const barcode = {
  hibc: 'Este es un código de barras HIBC, que no tiene GTIN. Escanee el código de barras GS1 o busque el número del fabricante.',
  noGtin:
    'Este código de barras no identifica ningún producto porque no tiene GTIN. Escanee el código de barras que empieza con (01).',
  checkDigit: (gtin: string) =>
    `El dígito de control del GTIN ${gtin} es incorrecto. Vuelva a escanear el código de barras o compare los dígitos con el paquete.`,
  unknownAi: (ai: string) =>
    `(${ai}) no es un identificador de aplicación GS1. Vuelva a escanear el código de barras completo.`,
  length: (ai: string, value: string) =>
    value === ''
      ? `El código de barras no tiene un valor para (${ai}). Vuelva a escanear el código de barras completo.`
      : `“${value}” es demasiado corto o demasiado largo para (${ai}). Vuelva a escanear el código de barras completo.`,
  characters: (ai: string, value: string) =>
    `“${value}” tiene caracteres que (${ai}) no permite. Vuelva a escanear el código de barras.`,
  date: (ai: string, value: string) =>
    `“${value}” no es una fecha para (${ai}). Compárela con el paquete y vuelva a escanear el código de barras.`,
  repeated: (ai: string) =>
    `El código de barras tiene dos valores distintos para (${ai}). Escanee un solo código de barras a la vez.`,
}

/** Statuses of invoices. */
export const invoiceStatus = { open: 'Abierta', overdue: 'Vencida', pending: 'Pago en camino', paid: 'Pagada' }

/** Ages of open invoices. */
export const invoiceAge = {
  notDue: 'Por vencer',
  days1to30: 'De 1 a 30 días de atraso',
  days31to60: 'De 31 a 60 días de atraso',
  days61to90: 'De 61 a 90 días de atraso',
  over90: 'Más de 90 días de atraso',
}

/** Statuses of payments. */
export const paymentStatus = { Pending: 'Pendiente', Posted: 'Registrado', Failed: 'Fallido', Voided: 'Anulado' }

/** The words of the codes that rules and calls answer. */
export const rules = {
  itemRefusal: {
    ...refusals,
    inactive: refusals.unavailable,
    restricted: (supportPhone) =>
      `Este artículo está restringido por el momento. Llame a un administrador${supportPhone ? ` al ${supportPhone}` : '.'}`,
    notSellable: refusals.unavailable,
    allocation: 'Consulte a su representante de ventas sobre la asignación.',
  },
  problem: {
    spaces: 'No puede contener espacios',
    tooShort: (min) => `Debe tener al menos ${min} caracteres`,
    tooLong: (max) => `Debe tener como máximo ${max} caracteres`,
    onlySpaces: 'No puede tener solo espacios',
    oneCharacter: 'No puede ser un solo carácter repetido',
    sameAsUsername: 'No puede ser su nombre de usuario',
    notNumber: 'Debe ser un número',
    notWhole: quantity.notNumber,
    decimal: quantity.decimal,
    badEmail: 'El correo electrónico no es válido',
    badPhone: 'Ingrese un número de teléfono como (518) 555-0100',
    badWebsite: 'Ingrese una dirección web como www.example.com',
    unknownState: 'Elija un estado',
    badZip: 'Ingrese un código postal como 12207 o 12207-1234',
  },
  failure: failures,
  checkout: {
    timeout: 'La tienda no respondió a tiempo. Inténtelo de nuevo.',
    'not-confirmed':
      'No se pudo contactar a la tienda, así que no se sabe si el pedido se realizó. Inténtelo de nuevo: se realiza una sola vez.',
    'no-ship-to': 'Elija adónde enviar el pedido',
    'not-shipped-there': 'Este carrito no se puede enviar a esa dirección',
    'ship-date-gone':
      'El día elegido no está disponible para esta dirección. El pedido se envía lo antes posible, o elija un día',
    'no-terms': 'Su empresa no compra a crédito. Elija una tarjeta',
    'no-payment': 'Elija cómo pagar',
    'card-over': 'Esta tarjeta venció. Elija otra',
    'no-bill-to': 'Elija una dirección de facturación',
    'no-po': 'Ingrese un número de orden de compra',
  },
} satisfies Partial<MessageCatalog>
