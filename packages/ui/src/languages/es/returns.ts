import type { MessageCatalog } from '../catalog.types.js'

/** Returns of goods. */
export const returns = {
  orderReturns: {
    returnTitle: (orderNumber) => `Devolver artículos del pedido ${orderNumber}`,
    returnBody: 'Respondemos por correo e indicamos adónde enviar los productos. Hasta entonces, consérvelos.',
    returnUpTo: (most, unitLabel) => `Cantidad por devolver, hasta ${most} × ${unitLabel}`,
    returnMost: (item, most) => `${item}: debe ser como máximo ${most}`,
    returnWhole: (item) => `${item}: debe ser un número entero`,
    returnNothing: 'Indique una cantidad para al menos un artículo',
    returnReason: 'Motivo',
    returnReasonHelp: 'Por ejemplo, dañado, artículo equivocado o no se necesita.',
    returnCancel: 'Cancelar',
    returnSend: 'Solicitar devolución',
    returnSent: 'Su devolución se solicitó. Está abajo, en Devoluciones.',
    returns: 'Devoluciones',
    returnRequested: (returnNumber, date, by) => `${returnNumber}, ${date}, por ${by}`,
    returnedGoods: (quantity, unitLabel, item) => `${quantity} × ${unitLabel}, ${item}`,
    returnWaits: 'Todavía no hemos respondido. Hasta entonces, conserve los productos.',
    returnApproved: (returnNumber) => `Envíe los productos de vuelta. Escriba el número ${returnNumber} en el paquete.`,
    returnReceived: 'Recibimos los productos y los acreditamos.',
    returnKept: 'Acreditamos los productos. Consérvelos: no necesita devolver nada.',
    returnDeclined: 'No podemos acreditar estos productos:',
    returnWithdrawn: 'Esta devolución se anuló.',
    returnWithdrawnNow: (returnNumber) => `Usted anuló la devolución ${returnNumber}.`,
    returnMemo: (creditMemoNumber, total) =>
      total === null ? `Nota de crédito ${creditMemoNumber}` : `Nota de crédito ${creditMemoNumber} por ${total}`,
    returnWithdraw: 'Anular',
    returnWithdrawOne: (returnNumber) => `Anular la devolución ${returnNumber}`,
    returnWithdrawTitle: (returnNumber) => `¿Anular la devolución ${returnNumber}?`,
    returnWithdrawBody: 'En ese caso no la respondemos. Usted puede solicitar otra devolución de los productos.',
  },
} satisfies Partial<MessageCatalog>
