import type { MessageCatalog } from '../catalog.types.js'
import { clock, withArticle } from './words.js'

/** 24-hour HH:MM as people say it. */
function spokenTime(time: string): string {
  const [hours = '0', minutes = '00'] = time.split(':')
  return clock(Number(hours), minutes)
}

/** The checkout. */
export const checkout = {
  addAddress: {
    add: 'Agregar dirección',
    added: (label) => `Se agregó ${label}, y este pedido se envía allí.`,
    withheld: (label, reason) => `Se agregó ${label}. ${reason}`,
  },
  addCard: {
    added: (brand, last4) => `Se agregó ${brand} que termina en ${last4}, y con ella se paga este pedido.`,
  },
  checkoutSteps: {
    loading: 'La compra se está cargando',
    unavailable: 'La compra no se cargó',
    punchout: 'Termine en su sistema de compras',
    punchoutBody: 'Los pedidos de esta sesión se realizan en su sistema de compras. Regrese allí para terminar.',
    empty: 'Su carrito está vacío',
    emptyBody: 'Agregue algo y regrese para finalizar la compra.',
    browse: 'Explorar productos',
    backToCart: 'Volver al carrito',
    delivery: 'Entrega',
    shipTo: 'Enviar a',
    licenses: 'Direcciones y licencias',
    shipDate: 'Fecha de envío',
    soonest: 'Lo antes posible',
    cutoff: (time) => `Los pedidos hechos antes de ${withArticle(spokenTime(time))}, hora del este, salen hoy.`,
    leavesOn: (day) => `Los próximos pedidos salen el ${day}.`,
    day: (weekday, date) => `${weekday}, ${date}`,
    payment: 'Pago',
    aboveCredit: (above, mayUseCard) =>
      `Este pedido supera por ${above} su crédito disponible. ${mayUseCard ? 'Páguelo con tarjeta o pida menos.' : 'Pida menos o llámenos.'}`,
    fee: (amount) => `A este pedido se aplica un cargo por servicio de ${amount}.`,
    poNumber: 'Número de orden de compra',
    poNumberHelp: 'Aparece en la factura',
    billTo: 'Facturar a',
    chooseBillTo: 'Elija una dirección de facturación',
    notes: 'Notas',
    notesLabel: 'Lo que el almacén o el conductor deban saber',
    review: 'Revisar pedido',
    changed: 'Su carrito cambió. Revíselo de nuevo.',
    lineAdded: (name) => `Se agregó ${name}`,
    lineRemoved: (name) => `Se quitó ${name}`,
    lineQuantity: (name, before, after) => `${name}: ${before} ahora es ${after}`,
    linePrice: (name, before, after) => `${name}: ${before} ahora es ${after}`,
    lineOtherPrice: (name) => `${name}: su precio cambió`,
    unconfirmed: 'Todavía no tenemos respuesta.',
    unconfirmedBody: 'Seguimos preguntando, y su pedido se realiza una sola vez.',
    askAgain: 'Preguntar de nuevo',
    card: (brand, last4) => `${brand} que termina en ${last4}`,
    onTerms: (terms) => (terms ? `A crédito, ${terms}` : 'A crédito'),
    withPoNumber: (payment, poNumber) => `${payment}, orden de compra ${poNumber}`,
    nothing: '–',
    place: 'Realizar pedido',
    sendForApproval: 'Solicitar aprobación',
    needsApproval: (above, limit) => `Este pedido requiere aprobación: supera por ${above} su límite de ${limit}.`,
    changeDetails: 'Cambiar detalles',
    failed: 'Su pedido no se realizó',
    notFailed: 'No hay ningún pedido fallido que mostrar aquí',
    cartKept: 'Su carrito está como lo dejó.',
    tryAgain: 'Reintentar',
    toCheckout: 'Ir a finalizar compra',
    backToYourCart: 'Volver a su carrito',
  },
  orderConfirmation: {
    title: 'Gracias. Su pedido se realizó.',
    pendingTitle: 'Su pedido está en espera de aprobación.',
    pendingBody: 'Avisamos a su administrador. Usted recibirá un correo cuando se apruebe su pedido.',
    shortage: (name, inStock, ordered) =>
      inStock > 0
        ? `${name}: solo hay ${inStock} de ${ordered} en existencia. El resto se envía cuando vuelva a haber existencias.`
        : `${name} está agotado. Se envía cuando vuelva a haber existencias.`,
    orderNumber: 'Número de pedido',
    date: 'Fecha',
    total: 'Total',
    status: 'Estado',
  },
  orderReview: {
    items: 'Artículos',
    edit: 'Cambiar',
    editOf: (section) => `Cambiar ${section.toLowerCase()}`,
    quantity: (quantity, unit) => `${quantity} × ${unit}`,
    priced: (quantity, unit, price) => `${quantity} × ${unit} a ${price}`,
  },
} satisfies Partial<MessageCatalog>
