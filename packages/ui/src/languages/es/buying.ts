import type { MessageCatalog } from '../catalog.types.js'
import { quantity, refusals } from './rules.js'
import { lowerFirst } from './words.js'

function of(itemName: string | undefined): string {
  return itemName === undefined ? '' : ` de ${itemName}`
}

/** What stands beside the price of an item. */
export const buying = {
  addToCart: {
    addToCart: 'Agregar al carrito',
    backorder: 'Pedir como pendiente',
    unavailable: refusals.unavailable,
    loginToView: refusals.signedOut,
    onAllocation: 'Este artículo está sujeto a asignación y la cantidad puede ser limitada',
    noMoreAllocation: 'Ya no queda asignación de este artículo para su cuenta.',
    addLicense: 'Agregar licencia',
    call: (phone) => `Llamar al ${phone}`,
    findSimilar: 'Buscar artículos similares',
    whyInactive: 'Este artículo ya no se vende.',
    whyUnavailable: 'Este artículo no se puede pedir en línea por el momento.',
    whyNotSellable: 'Por el momento no vendemos artículos de este nivel de licencia.',
  },
  price: {
    loginToView: refusals.signedOut,
    listPrice: 'Precio de lista',
    per: (unit) => `/ ${lowerFirst(unit)}`,
  },
  productImage: { comingSoon: 'Imagen disponible pronto' },
  productMarks: {
    onAllocation: 'Sujeto a asignación',
    mayBeLimited: 'Este artículo está sujeto a asignación y la cantidad puede ser limitada',
    licenseRequired: 'Requiere licencia',
    licenseNeeded: refusals.license,
    licenseOnFile: 'Licencia registrada',
  },
  stockBadge: {
    inStock: 'En existencia',
    outOfStock: 'Agotado',
    availability: (quantity, unit = '') => `Disponibilidad: ${quantity}${unit && ` × ${unit}`}`,
  },
  unitPicker: { label: 'Unidad de medida' },
  errorState: {
    title: 'Esto no se pudo cargar',
    body: 'Hubo un problema con su conexión o con nuestro servidor. No se perdió nada.',
    retry: 'Reintentar',
  },
  quantityField: {
    ...quantity,
    label: (itemName) => `Cantidad${of(itemName)}`,
    decrease: (itemName) => `Reducir cantidad${of(itemName)}`,
    increase: (itemName) => `Aumentar cantidad${of(itemName)}`,
    stepped: (amount) => `Cantidad ${amount}`,
    adjusted: (typed, amount) => `${typed} se cambió a ${amount}`,
  },
  signInButton: {
    signIn: 'Iniciar sesión',
    signOut: 'Cerrar sesión',
    signedInAs: (name) => `Sesión iniciada como ${name}`,
    lost: 'Su sesión se cerró. Inicie sesión de nuevo para continuar donde estaba.',
    notSignedIn: 'No ha iniciado sesión.',
    unheard:
      'Cerró la sesión en esta página, pero la tienda no respondió y es posible que su sesión siga abierta allí. En una computadora compartida, inténtelo de nuevo antes de irse.',
    tryAgain: 'Reintentar',
  },
} satisfies Partial<MessageCatalog>
