import type { MessageCatalog } from '../catalog.types.js'
import { plural } from './words.js'

/** The page that begins a punch-out session. */
export const punchOut = {
  punchoutStart: {
    starting: 'Abriendo el catálogo para su sistema de compras',
    over: 'Este enlace ya no es válido',
    overBody:
      'Un enlace de un sistema de compras funciona una sola vez y durante diez minutos. Abra de nuevo el catálogo en su sistema de compras.',
    failed: 'No se pudo abrir el catálogo',
    missing: (count) =>
      plural(count, {
        one: '# artículo de su requisición no está en el carrito',
        other: '# artículos de su requisición no están en el carrito',
      }),
    missingBody: 'Por el momento no vendemos a su empresa estos artículos, o no en esa unidad de medida:',
    adjusted: (count) =>
      plural(count, {
        one: 'La cantidad de # artículo es menor',
        other: 'Las cantidades de # artículos son menores',
      }),
    adjustedBody: 'Por el momento, su empresa puede pedir menos de estos artículos que lo que indica su requisición:',
    inspect: 'Está viendo una requisición. Lo que cambie aquí no se envía de vuelta.',
    proceed: 'Continuar',
  },
} satisfies Partial<MessageCatalog>
