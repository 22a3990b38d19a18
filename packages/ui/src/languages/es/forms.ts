import type { MessageCatalog } from '../../messages/index.js'
import { quantity } from './rules.js'
import { plural } from './words.js'

function of(itemName: string | undefined): string {
  return itemName === undefined ? '' : ` de ${itemName}`
}

/** Fields and forms. */
export const forms = {
  dateField: { unreadable: 'Ese día no existe en el calendario. Ingrese un día como 11/20/2026 (MM/DD/AAAA).' },
  formSummary: {
    title: (count) => plural(count, { one: 'Un campo necesita su atención', other: '# campos necesitan su atención' }),
  },
  form: {
    missing: (field) => `${field}: este campo es obligatorio`,
    unreadable: (field) => `${field}: ese día no existe en el calendario`,
    tooLong: (field, max) => `${field}: escriba como máximo ${max} caracteres`,
    invalid: (field) => `Revise el campo ${field}`,
    failed: 'Ocurrió un error inesperado. Inténtelo de nuevo.',
  },
  quantityField: {
    ...quantity,
    label: (itemName) => `Cantidad${of(itemName)}`,
    decrease: (itemName) => `Reducir cantidad${of(itemName)}`,
    increase: (itemName) => `Aumentar cantidad${of(itemName)}`,
    stepped: (amount) => `Cantidad ${amount}`,
    adjusted: (typed, amount) => `${typed} se cambió a ${amount}`,
  },
  textField: { optional: '(opcional)' },
} satisfies Partial<MessageCatalog>
