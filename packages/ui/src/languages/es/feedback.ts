import type { MessageCatalog } from '../catalog.types.js'
import { lowerFirst } from './words.js'

/** Dialogs, notices and states of loading. */
export const feedback = {
  confirmDialog: { cancel: 'Cancelar' },
  connection: {
    offline: 'No hay conexión.',
    held: 'Lo que pidió se abre en cuanto vuelva la conexión. Mientras tanto, puede leer esta página.',
    readable: 'Puede leer lo que hay en esta página.',
    changesKept:
      'Los cambios de su carrito se guardan aquí y se envían en cuanto vuelva la conexión, mientras esta página esté abierta.',
    back: 'Conexión restablecida',
  },
  dialog: { close: 'Cerrar' },
  loader: {
    heartbeat: 'Cargando',
    heartbeatLater: 'Esto tarda más de lo habitual. Seguimos trabajando.',
    payment: 'Procesando el pago',
    paymentLater: 'Verificando los datos del pago',
    order: 'Procesando el pedido',
    orderLater: 'Enviando el pedido al almacén',
  },
  onDemand: {
    unloaded: 'Una parte de la tienda no se cargó.',
    retry: 'Revise su conexión e inténtelo de nuevo.',
    kept: 'Revise su conexión; lo que hizo se conserva y se vuelve a intentar.',
    reload: 'Volver a cargar la página',
  },
  supportedBrowsersDialog: {
    title: 'Navegadores compatibles',
    body: 'Esta tienda no funciona bien en Internet Explorer. Use uno de estos navegadores, en su versión más reciente:',
    dismiss: 'Continuar de todos modos',
    chrome: 'Google Chrome',
    edge: 'Microsoft Edge',
    firefox: 'Mozilla Firefox',
    safari: 'Safari',
  },
  toast: {
    region: 'Notificaciones',
    dismiss: 'Descartar',
    reach: (action) => `Presione F6 para ${lowerFirst(action)}.`,
  },
} satisfies Partial<MessageCatalog>
