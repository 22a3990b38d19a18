import type { MessageCatalog } from '../catalog.types.js'

/** Articles. */
export const content = {
  contentArticle: {
    related: 'Vea también',
    links: (section) => `Páginas de ${section}`,
    all: 'Ver todo',
    allOf: (list) => `: ${list}`,
  },
  richText: {
    cut: 'Este texto es más largo de lo que se puede mostrar aquí. Pídanos el resto.',
    leavesSite: '(sale de este sitio)',
    table: 'Tabla',
    phone: 'Teléfono',
    email: 'Correo electrónico',
    hours: 'Horario',
    kilobytes: (size) => `${size} kB`,
    megabytes: (size) => `${size.toFixed(1)} MB`,
  },
} satisfies Partial<MessageCatalog>
