import type { MessageCatalog } from '../catalog.types.js'
import { plural } from './words.js'

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
  textField: { optional: '(opcional)' },
} satisfies Partial<MessageCatalog>
