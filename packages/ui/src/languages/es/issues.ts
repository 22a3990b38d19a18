import type { MessageCatalog } from '../catalog.types.js'

/** Reporting a problem with the store. */
export const issues = {
  issueReport: {
    message: '¿Qué ocurrió?',
    messageHelp: 'Indique qué hizo, qué ocurrió y qué esperaba en su lugar.',
    phone: 'Teléfono',
    phoneHelp: 'Si podemos devolverle la llamada.',
    submit: 'Enviar informe',
    offline: 'No hay conexión. Su texto se queda en esta pestaña; envíelo cuando esté conectado.',
    submitted: 'El informe se envió correctamente',
    confirmed: (number, email) => `Su número es ${number}. Enviamos una confirmación a ${email} y responderemos allí.`,
    another: 'Informar de otro problema',
    failed: 'No se pudo enviar el informe',
    unreached: 'La tienda no respondió. Su texto se conserva. Inténtelo de nuevo: se envía una sola vez.',
    subject: 'Un problema con la tienda',
    write: (email) => `Escribir a ${email} en su lugar`,
    title: 'Detalles para soporte',
    browser: 'Navegador',
    window: 'Ventana',
    windowSize: (width, height) => `${width} × ${height}`,
    page: 'Página',
    request: 'Última solicitud fallida',
    address: 'Dirección de red',
    none: 'Ninguna',
    notAdded: 'No agregada',
    add: 'Agregar mi dirección de red',
    asking: 'Buscando su dirección de red…',
    unknown: 'No se pudo encontrar su dirección de red. Puede enviar el resto sin ella.',
    added: 'Su dirección de red se agregó a los detalles.',
  },
} satisfies Partial<MessageCatalog>
