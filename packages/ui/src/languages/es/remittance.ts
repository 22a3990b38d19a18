import type { MessageCatalog } from '../catalog.types.js'
import { countedText, listed } from './words.js'

/** Such as `2 facturas y 1 crédito`; without credits, `2 facturas`. */
function found(invoices: string, credits: string): string {
  const ofInvoices = countedText(invoices, 'factura', 'facturas')
  return credits === '0' ? ofInvoices : listed([ofInvoices, countedText(credits, 'crédito', 'créditos')])
}

function differing(count: string): string {
  return countedText(count, 'línea difiere', 'líneas difieren')
}

/** Pasting a remittance. */
export const remittance = {
  remittance: {
    title: 'Pegar aviso de pago',
    body: 'Pegue las líneas de su aviso de pago en cualquier orden. Un crédito tiene un importe negativo, como (184.50).',
    label: 'Líneas del aviso de pago',
    placeholder: 'INV-20611   212.40\nCM-3041   (184.50)\nTotal   27.90',
    check: 'Comprobar líneas',
    nothing: 'Pegue al menos una línea.',
    tooMany: (count, most) => `Son ${count} líneas. Pegue como máximo ${most} a la vez.`,
    report: 'Resultado de las líneas',
    comesTo: (invoices, credits, sum) => `Se encontraron ${found(invoices, credits)}, ${sum} en total.`,
    differences: (count) => `${differing(count)}.`,
    noDifferences: 'Todas las líneas coinciden.',
    onlyDifferences: 'Mostrar solo las líneas que difieren',
    showMore: (count, all) => `Mostrar ${count} más de ${all} líneas`,
    agrees: 'Coincide',
    differs: 'Difiere',
    apply: (invoices, credits) => `Elegir ${found(invoices, credits)}`,
    add: (invoices, credits) => `Agregar ${found(invoices, credits)}`,
    chosenBefore: (invoices, credits) =>
      `Usted ya eligió ${found(invoices, credits)}. ¿Qué debe hacer el aviso de pago?`,
    replaceChoice: 'Reemplazar la selección',
    addToChoice: 'Agregar a la selección',
    cancel: 'Cancelar',
    applied: (invoices, credits, differences) =>
      `Aviso de pago: selección de ${found(invoices, credits)}, ${differing(differences)}.`,
    added: (invoices, credits, differences) =>
      `Aviso de pago: se sumaron ${found(invoices, credits)}, ${differing(differences)}.`,
    matched: (number, amount) => `${number} se paga por completo con ${amount}.`,
    credited: (number, amount) => `Se usan ${amount} de ${number}.`,
    header: 'Nombres de columnas.',
    total: (amount) => `El total de ${amount} coincide.`,
    belowDue: (number, amount, due) => `${number} se paga en parte: ${amount} de ${due}.`,
    aboveDue: (number, amount, due) => `${amount} es más de lo que está abierto de ${number}. Se eligen sus ${due}.`,
    twice: (number, sum, expected) =>
      `${number} tiene varias líneas, ${sum} en conjunto; hay ${expected} abiertos. No se elige más que eso.`,
    creditBelow: (number, amount, rest) =>
      `La línea toma ${amount} de ${number}, pero se puede usar todo su resto de ${rest}. Cámbielo a mano abajo.`,
    creditAbove: (number, amount, rest) => `La línea toma ${amount} de ${number}, pero solo quedan ${rest}.`,
    wrongSign: (number) =>
      `${number} no se elige: una factura necesita un importe mayor que 0, y un crédito, un importe negativo.`,
    unknownInvoice: (number) => `${number} no está entre sus facturas abiertas. Revise el número o exclúyalo.`,
    unknownCredit: (number) => `${number} no está entre sus créditos. Revise el número o exclúyalo.`,
    ambiguous: (number) =>
      `La línea puede referirse a varias facturas o créditos (${number}). Elija el correcto a mano.`,
    totalDiffers: (amount, sum) => `El total dice ${amount}, pero las líneas suman ${sum}.`,
    unreadableAmount: (amount) =>
      `No se entiende el importe ${amount}, así que esta línea no elige nada. Escríbalo con un punto antes de los centavos, como 1,190.95.`,
    notUnderstood: 'Esta línea no indica ninguna factura ni crédito.',
  },
} satisfies Partial<MessageCatalog>
