import type { MessageCatalog } from '../catalog.types.js'
import { refusals } from './rules.js'
import { choiceOf, counted, listed, plural } from './words.js'

/** The cart. */
export const cart = {
  cartButton: {
    cart: 'Carrito',
    units: (count) => plural(count, { one: 'unidad', other: 'unidades' }),
  },
  cartLine: {
    unitOf: (name) => `Unidad de medida de ${name}`,
    actionsOf: (name) => `Acciones para ${name}`,
    save: 'Guardar para después',
    saveOf: (name) => `Guardar para después: ${name}`,
    remove: 'Quitar',
    removeOf: (name) => `Quitar ${name}`,
    times: (quantity, price) => `${quantity} × ${price}`,
    total: 'Total',
    identity: (mpn, item) => `MPN\u00a0${mpn} · Artículo\u00a0${item}`,
    priceChanged: (from, to) => `El precio cambió de ${from} a ${to}`,
    atEstimate: (number) => `Precio del presupuesto ${number}`,
    estimateExpired: (number) => `El presupuesto ${number} venció, así que se aplica su precio habitual`,
    estimateOrdered: (number) =>
      `El presupuesto ${number} ya se usó en un pedido, así que se aplica su precio habitual`,
    estimateQuantity: (number, quantity) =>
      `El presupuesto ${number} cubre hasta ${quantity}, así que se aplica su precio habitual`,
    estimateRegular: (number) =>
      `Su precio habitual es menor que el del presupuesto ${number}, así que se aplica su precio habitual`,
    estimateUnit: (number) =>
      `El presupuesto ${number} es para otra unidad de medida, así que se aplica su precio habitual`,
    unavailable: refusals.unavailable,
  },
  cartNews: {
    added: (what) => `Se agregó a su carrito: ${what}`,
    addedTogether: (count) =>
      plural(count, { one: 'Se agregó # artículo a su carrito', other: 'Se agregaron # artículos a su carrito' }),
    addedInPart: (full, count) =>
      `Se agregaron completos a su carrito ${full} de ${counted(count, 'artículo', 'artículos')}`,
    delayedTogether: (count) =>
      plural(count, {
        one: '# artículo todavía no está en su carrito porque la tienda no responde. Lo seguiremos intentando mientras esta página esté abierta.',
        other:
          '# artículos todavía no están en su carrito porque la tienda no responde. Lo seguiremos intentando mientras esta página esté abierta.',
      }),
    viewCart: 'Ver carrito',
    removed: (what) => `Se quitó ${what}`,
    savedForLater: (what) => `Se guardó para después: ${what}`,
    movedToCart: (what) => `Se pasó a su carrito: ${what}`,
    deletedSaved: (what) => `Se eliminó de sus artículos guardados: ${what}`,
    undo: 'Deshacer',
    putBack: (what) => `Se restauró ${what}`,
    item: (name, item) => `${name}, artículo ${item}`,
    requested: (quantity, unit, item) => (unit === null ? `${quantity} × ${item}` : `${quantity} × ${unit}, ${item}`),
    granted: (granted, requested) => `${granted} de ${requested}`,
    adjusted: 'Las cantidades de los artículos son limitadas y se ajustaron en su carrito',
    addItem: 'No se agregó',
    addItems: 'No se agregó',
    editItem: 'No se cambió a',
    removeItem: 'No se quitó',
    emptyCart: 'No se vació',
    saveForLater: 'No se guardó para después',
    deleteSaveForLater: 'No se eliminó de sus artículos guardados',
    moveItemToCart: 'No se pasó a su carrito',
    clearNotifications: 'Los avisos no se borraron',
    refused: (what, requested) => `${what}: ${requested}`,
    delayed: (name) =>
      `${name ?? 'El artículo'} todavía no está en su carrito porque la tienda no responde. Lo seguiremos intentando mientras esta página esté abierta; presione el botón otra vez para intentarlo ahora.`,
    dropped: (names) =>
      `La sesión cambió antes de que la tienda confirmara sus últimos cambios del carrito${
        names.length > 0 ? ` (${listed(names)})` : ''
      }. Revise ese carrito cuando regrese a él.`,
  },
  cartPage: {
    title: 'Su carrito',
    empty: 'Vaciar carrito',
    emptyTitle: '¿Vaciar su carrito?',
    emptyBody: (count) =>
      plural(count, {
        one: 'Se quitará el único artículo. Esto no se puede deshacer.',
        other: 'Se quitarán los # artículos. Esto no se puede deshacer.',
      }),
    notLoaded: 'Su carrito no se vació. Revise su conexión e inténtelo de nuevo.',
    reload: 'Volver a cargar la página',
    signedOutTitle: 'Su sesión está cerrada',
    signedOut: 'Inicie sesión para ver su carrito y los artículos que guardó para después.',
    login: 'Iniciar sesión',
    needsApproval: (above, limit) => `Este pedido requiere aprobación: supera por ${above} su límite de ${limit}.`,
    punchout: 'Los pedidos de esta sesión se realizan en su sistema de compras.',
    transfer: 'Transferir carrito',
    notTransferred: 'El carrito no se transfirió',
    checkout: 'Finalizar compra',
    keepShopping: 'Seguir comprando',
  },
  cartPreview: {
    title: 'Carrito',
    loading: 'Su carrito se está cargando...',
    empty: 'Su carrito está vacío por el momento.',
    emptyTitle: 'Su carrito está vacío',
    count: (count) => counted(count, 'unidad', 'unidades'),
    quantity: (quantity) => `Cantidad: ${quantity}`,
    priced: (quantity, price) => `Cantidad: ${quantity} × ${price}`,
    subtotal: 'Subtotal',
    viewCart: 'Ver carrito',
    checkout: 'Finalizar compra',
  },
  cartSummary: {
    title: 'Resumen',
    subtotal: (count) => `Subtotal (${counted(count, 'unidad', 'unidades')})`,
    shipping: 'Envío',
    free: 'GRATIS',
    calculating: 'Calculando...',
    tax: 'Impuesto',
    taxAt: (percent) => `Impuesto (${percent}%)`,
    taxOf: (percent, amount) => `Impuesto (${percent}% de ${amount})`,
    convenienceFee: 'Cargo por servicio',
    total: 'Total',
    totalNow: (total) => `Total: ${total}`,
    notCalculated: 'Sin calcular',
    taxError: 'No se pudo calcular el impuesto. Sin él no se puede calcular el total del pedido.',
    feeError: 'No se pudo calcular el cargo por servicio. Sin él no se puede calcular el total del pedido.',
    retry: 'Reintentar',
    pricesHidden: 'Su cuenta no muestra precios.',
  },
  cartTable: {
    label: 'Artículos de su carrito',
    loading: 'Su carrito se está cargando...',
    emptyTitle: 'Su carrito está vacío',
    empty: 'Su carrito está vacío por el momento.',
    browse: 'Explorar productos',
    merged: (name, quantity) => `Se combinó con ${name}, cantidad ${quantity}`,
    notices: (count, names) => `${counted(count, 'aviso', 'avisos')}${names.length > 0 ? `: ${names.join('; ')}` : ''}`,
    clear: 'Borrar',
    clearNotices: 'Borrar avisos',
    cleared: 'Avisos borrados',
    nameApart: (name, item, unit) =>
      unit === null ? `${name}, artículo ${item}` : `${name}, artículo ${item}, ${unit}`,
  },
  freeShipping: {
    missing: (amount) => `Agregue ${amount} para obtener envío gratis`,
    reached: 'Ya tiene envío gratis',
  },
  itemCard: {
    missing: 'Este artículo no está en nuestro catálogo',
    missingBody: 'Revise su código o búsquelo.',
  },
  licenseNotice: {
    title: 'Ninguna dirección puede recibir este carrito completo.',
    held: (item, level, places) =>
      `${item} requiere una licencia de nivel Rx ${level}. Se puede enviar a ${choiceOf(places)}.`,
    missing: (item, level) => `${item} requiere una licencia de nivel Rx ${level}. Ninguna dirección la tiene.`,
    help: 'Guarde artículos para después y pídalos por separado, o agregue una licencia a una dirección.',
    addresses: 'Direcciones y licencias',
  },
  savedItems: {
    title: 'Guardados para después',
    count: (count) => counted(count, 'artículo', 'artículos'),
    pricesNow: 'precios de hoy',
    quantity: (quantity, unit) => `${quantity} × ${unit}`,
    move: 'Pasar al carrito',
    moveOf: (name) => `Pasar al carrito: ${name}`,
    delete: 'Eliminar',
    deleteOf: (name) => `Eliminar: ${name}`,
  },
} satisfies Partial<MessageCatalog>
