import type { MessageCatalog } from '../../messages/index.js'

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
  failure: {
    unexpected: 'Ocurrió un error inesperado. Inténtelo de nuevo.',
    'unexpected-later': 'Ocurrió un error inesperado. Inténtelo de nuevo más tarde.',
    unheard: 'La tienda no responde. Revise su conexión e inténtelo de nuevo.',
    'no-user': 'El nombre de usuario o la contraseña no son válidos',
    'not-switched': 'Hubo un problema al cambiar de cuenta',
    'session-unknown':
      'La tienda no puede comprobar quién inició sesión en este momento. Lo intentará de nuevo automáticamente.',
    'line-gone': 'Esta línea ya no está en el carrito, así que no se modificó.',
    'other-owner': 'Este carrito ya no es suyo, así que no se modificó nada: otra persona inició sesión aquí.',
  },
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
