import type { MessageCatalog } from '../catalog.types.js'

/** Deliveries and their tracking. */
export const deliveries = {
  deliveryProgress: {
    loading: 'Se está cargando la entrega…',
    failedTitle: 'No se pudo cargar la entrega',
    offline: 'No hay conexión. Inténtelo de nuevo cuando esté conectado.',
    unknownTitle: 'Su empresa no tiene ninguna entrega con este número',
    unknownBody: 'Compare el número con el de su pedido, o elija una de sus últimas entregas.',
    progress: 'Progreso',
    steps: {
      Ordered: 'Pedido',
      Approved: 'Aprobado',
      Packed: 'Empacado',
      Shipped: 'Enviado',
      'Out for delivery': 'En reparto',
      Delivered: 'Entregado',
    },
    done: 'listo',
    ahead: 'Todavía no',
    summary: 'Resumen de la entrega',
    order: 'Pedido',
    carrier: 'Transportista',
    own: 'Nuestra propia entrega',
    number: 'Número de seguimiento',
    planned: 'Fecha de envío prevista',
    noLines: 'Los productos de este paquete se muestran en el pedido.',
    follow: (carrier) => `Seguir con ${carrier}`,
    wrongTitle: '¿Hay algún problema?',
    wrong: 'Si el paquete llega tarde, dañado o incompleto, guarde el embalaje e indíquenos el número de seguimiento.',
  },
  deliveryTracking: {
    number: 'Número de seguimiento',
    carrier: 'Transportista',
    carriers: { ups: 'UPS', usps: 'USPS', fedex: 'FedEx' },
    own: 'Nuestra propia entrega',
    unknown: 'No reconocido',
    mistyped:
      'Uno de sus caracteres parece estar mal escrito. Compárelo con el número de su pedido antes de hacer el seguimiento.',
    follow: (carrier) => `Seguir con ${carrier}`,
    ownHelp: 'Las entregas de nuestros propios conductores se siguen por teléfono.',
    unknownHelp: 'No reconocemos este número de seguimiento. Compárelo con el número de su pedido.',
  },
} satisfies Partial<MessageCatalog>
