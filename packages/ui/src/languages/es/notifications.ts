import type { MessageCatalog } from '../catalog.types.js'
import { clock, plural, withArticle } from './words.js'

/** What happened to an order, by the status that it has now. */
const orderMoves: Readonly<Record<string, string>> = {
  'Pending Fulfillment': 'se aprobó',
  'Partially Fulfilled': 'se envió en parte',
  Shipped: 'se envió',
  Delivered: 'se entregó',
  Rejected: 'se rechazó',
  Cancelled: 'se canceló',
}

/** What happened to a return, by the status that it has now. */
const returnMoves: Readonly<Record<string, string>> = {
  Requested: 'se solicitó',
  Approved: 'se aprobó',
  Declined: 'se rechazó',
  Received: 'se recibió',
  Withdrawn: 'se anuló',
}

/** Notifications. */
export const notifications = {
  notificationBell: {
    title: 'Notificaciones',
    unread: (badge) => `${badge} sin leer`,
  },
  notificationList: {
    new: 'Nuevas',
    delivered: 'Entregado',
    time: clock,
    deliveredAt: (day, time) => `Su entrega llegó el ${day} a ${withArticle(time)}`,
    deliveredOn: (day) => `Su entrega llegó el ${day}.`,
    deliveredSometime: 'Su entrega llegó.',
    reference: (workwaveId) => `Entrega ${workwaveId}`,
    track: (trackingNumber) => `Ver la entrega ${trackingNumber}`,
    backorderReady: 'Pedido pendiente listo',
    backorder: (name, quantity) => `${name}: ya se puede enviar la cantidad de ${quantity} que estaba pendiente.`,
    backInStock: 'Artículo de nuevo en existencia',
    orderUpdate: 'Novedades del pedido',
    orderMoved: (orderNumber, status) => `El pedido ${orderNumber} ${orderMoves[status] ?? 'cambió'}.`,
    subscription: 'Suscripción',
    licenseExpiring: 'Licencia por vencer',
    licenseEnds: (number, address, day) => `La licencia ${number} en ${address} vence el ${day}.`,
    licenseBlocks: (level) => `Después de ese día, los artículos de nivel Rx ${level} no se podrán enviar allí.`,
    licenseReviewed: 'Licencia revisada',
    licenseConfirmed: (number, address) => `La licencia ${number} en ${address} se confirmó y es válida.`,
    licenseRefused: (number, address) => `La licencia ${number} en ${address} se rechazó.`,
    paymentReceived: 'Pago recibido',
    received: (number) => `El pago ${number} se recibió.`,
    paymentReturned: 'Pago devuelto',
    returned: (number) => `El pago ${number} se devolvió.`,
    reopened: 'Sus facturas vuelven a estar abiertas.',
    invoiceIssued: 'Factura emitida',
    issued: (number) => `La factura ${number} se emitió.`,
    due: (day) => `Vence el ${day}.`,
    isPaid: 'Se pagó con la tarjeta de su pedido.',
    invoicesOverdue: 'Facturas vencidas',
    overdue: (count) => plural(count, { one: '# factura está vencida.', other: '# facturas están vencidas.' }),
    returnAnswered: 'Respuesta a la devolución',
    returnMoved: (number, status) => `La devolución ${number} ${returnMoves[status] ?? `pasó a “${status}”`}.`,
    quoteAnswered: 'Respuesta a la cotización',
    priced: (number) => `El presupuesto ${number} está listo.`,
    declined: (number) => `La cotización ${number} se rechazó.`,
    recall: 'Retiro del mercado',
    recalled: (number, riskClass, title) => `Retiro del mercado ${number}, clase ${riskClass}: ${title}.`,
    acknowledge: 'Su empresa recibió estos productos. Confirme que recibió el aviso de retiro.',
    reason: (reason) => `Motivo: ${reason}`,
    unknown: 'Tiene una notificación nueva.',
    loading: 'Se están cargando sus notificaciones',
    empty: 'No tiene notificaciones.',
    failedTitle: 'No se pudieron cargar sus notificaciones',
    outdated: 'Puede que no sean las más recientes: no se pudieron consultar.',
    retry: 'Reintentar',
    offline: 'No hay conexión. Sus notificaciones se cargan cuando vuelva la conexión.',
    notMarked: 'No pudimos marcarlas como leídas. Se intenta de nuevo la próxima vez que las abra.',
  },
} satisfies Partial<MessageCatalog>
