import type { MessageCatalog } from '../catalog.types.js'

function all(category: string): string {
  return `Todo en ${/\p{Lowercase}/u.test(category) ? category : category.toLowerCase()}`
}

const cartIsSafe = 'su carrito está a salvo'

/** The header, the footer, menus and pages of errors. */
export const navigation = {
  accountSwitcher: {
    parent: (name) => `Cuenta principal: ${name}`,
    title: 'Cambiar de cuenta',
    switching: 'Cambiando de cuenta',
  },
  alertBar: { label: 'Aviso de la tienda', dismiss: 'Descartar este aviso' },
  breadcrumbs: { label: 'Ruta de navegación' },
  contactDetails: { title: 'Hable con una persona', questions: '¿Preguntas?' },
  errorPage: {
    statuses: {
      400: {
        title: 'No se entendió la solicitud',
        text: 'Falta una parte de la dirección o es incorrecta. Empiece de nuevo en la página de inicio o busque el producto.',
      },
      401: {
        title: 'Inicie sesión',
        text: 'Esta página requiere iniciar sesión. Hágalo y regresará aquí.',
      },
      403: {
        title: 'No tiene acceso a esta página',
        text: 'Su usuario no incluye esto. Pida permiso al administrador de su empresa.',
      },
      404: {
        title: 'No encontramos esa página',
        text: `Puede que se haya movido o que la dirección tenga un error; ${cartIsSafe}.`,
      },
      405: {
        title: 'Eso no se puede hacer aquí',
        text: 'Esta página solo muestra información; no aceptó lo que se le envió. Regrese y use el formulario de la página.',
      },
      408: {
        title: 'Eso tardó demasiado',
        text: 'La solicitud de su navegador no llegó completa. Revise la conexión e inténtelo de nuevo.',
      },
      409: {
        title: 'Otra acción lo cambió primero',
        text: 'Lo que usted cambió se modificó mientras tanto. Vuelva a cargar la página para ver cómo está ahora.',
      },
      410: {
        title: 'Esa página ya no existe',
        text: 'Se retiró definitivamente. Busque lo que necesita, o llámenos y encontraremos un reemplazo.',
      },
      413: {
        title: 'Eso era demasiado grande',
        text: 'Lo que se envió es más grande de lo que aceptamos. Envíe menos a la vez o un archivo más pequeño.',
      },
      414: {
        title: 'Esa dirección es demasiado larga',
        text: 'Quite algunos filtros o acorte la búsqueda e inténtelo de nuevo.',
      },
      415: {
        title: 'Ese tipo de archivo no se acepta',
        text: 'Envíe el archivo en otro formato, como PDF o PNG.',
      },
      422: {
        title: 'Algo de eso no puede ser correcto',
        text: 'Lo que se envió está completo, pero una parte no es válida. Regrese y revise lo que ingresó.',
      },
      429: { title: 'Demasiadas solicitudes', text: 'Espere un minuto e inténtelo de nuevo.' },
      500: {
        title: 'Algo falló de nuestro lado',
        text: `Ya recibimos el aviso. Inténtelo de nuevo; ${cartIsSafe}.`,
      },
      501: {
        title: 'La tienda todavía no puede hacer eso',
        text: 'Lo que se pidió no forma parte de la tienda. Llámenos y lo haremos por usted.',
      },
      502: {
        title: 'Una parte de la tienda no respondió correctamente',
        text: `Inténtelo de nuevo en un minuto; ${cartIsSafe}.`,
      },
      503: {
        title: 'La tienda está en una breve pausa',
        text: `Una parte de la tienda no responde en este momento. Inténtelo de nuevo en un minuto; ${cartIsSafe}.`,
      },
      504: {
        title: 'Una parte de la tienda tardó demasiado',
        text: `Está ocupada o fuera de alcance. Inténtelo de nuevo en un minuto; ${cartIsSafe}.`,
      },
    },
    client: {
      title: 'Eso no funcionó',
      text: 'La página no se puede mostrar como se pidió. Empiece de nuevo en la página de inicio.',
    },
    server: {
      title: 'Algo falló de nuestro lado',
      text: `Ya recibimos el aviso. Inténtelo de nuevo; ${cartIsSafe}.`,
    },
    unreached: {
      title: 'No se puede contactar a la tienda',
      text: `Puede que no tenga conexión. Revísela e inténtelo de nuevo; ${cartIsSafe}.`,
    },
    status: (status) => `Error ${status}`,
    login: 'Iniciar sesión',
    retry: 'Reintentar',
    browse: 'Explorar todos los productos',
    home: 'Ir a la página de inicio',
    search: 'O busque lo que necesita',
    searchPlaceholder: 'Buscar productos',
    support: '¿Sigue sin poder avanzar? Llame al',
    reference: (requestId) => `Indique la referencia ${requestId}.`,
  },
  headerShell: { menu: 'Menú' },
  headerUtility: {
    register: 'Registrar una cuenta',
    resources: 'Recursos',
    support: 'Soporte',
    call: (phone) => `Llamar al ${phone}`,
    email: (address) => `Escribir a ${address}`,
    contact: 'Contacto',
  },
  mainNav: { label: 'Principal', all },
  navDrawer: { title: 'Menú', back: 'Atrás', all },
  pagination: {
    label: 'Páginas',
    previous: 'Página anterior',
    next: 'Página siguiente',
    page: (page) => `Página ${page}`,
    of: (page, pages) => `Página ${page} de ${pages}`,
  },
  sideMenu: { label: 'Cuenta', menu: 'Menú de la cuenta' },
  skipLink: { skip: 'Ir al contenido principal' },
} satisfies Partial<MessageCatalog>
