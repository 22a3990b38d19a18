import { pluralOf } from '@gauze/ui/languages'
import type { StoreWords } from './words.js'

const plural = pluralOf('es-US')

/** The frame of every page, and pages that visitors see. */
const shop = {
  frame: {
    home: 'Inicio',
    page: (title, page) => `${title}, página ${page}`,
    productsMenu: 'PRODUCTOS',
    products: 'Productos',
    reorder: 'Volver a pedir',
    lists: 'Listas',
    quickOrder: 'Pedido rápido',
    backToCart: 'Gauze: volver a su carrito',
  },
  languageChoice: { label: 'Idioma' },
  siteFooter: { accessibility: 'Accesibilidad' },
  accessibilityScreen: {
    title: 'Accesibilidad',
    description:
      'Todas las personas pueden hacer pedidos aquí: con lector de pantalla, con el teclado, con letra grande o con el pulgar.',
    standardTitle: 'Lo que prometemos',
    standard:
      'La tienda está hecha según las Pautas de Accesibilidad para el Contenido Web (WCAG) 2.2, nivel AA. Una página que no las cumple es un error que corregimos.',
    checksTitle: 'Cómo lo sabemos',
    checks: (day) =>
      `Cada cambio de la tienda se comprueba: cada componente con axe, y sus páginas con pruebas de ratón y de teclado, en tamaños de teléfono y de escritorio, al 200 % de zoom, y en colores claros, oscuros y forzados. Se hicieron por última vez el ${day}. Nadie externo ha evaluado la tienda.`,
    supported: (criteria) => `Criterios que pasaron sus pruebas: ${criteria}`,
    notApplicable: (criteria) => `Criterios que no se aplican a nada de la tienda: ${criteria}`,
    notEvaluated: (criteria) => `Criterios que ninguna prueba menciona todavía: ${criteria}`,
    report: 'Informe en formato OpenACR (YAML)',
    helpTitle: 'Si algo se lo impide',
    help: (phone, hours) =>
      `Llame al ${phone}, ${hours}. Tomamos su pedido por teléfono y corregimos lo que se lo impidió.`,
  },
  content: {
    within: (category) => `Dentro de ${category}`,
    browse: 'Ver todos los productos',
  },
  privacyChoice: {
    title: 'Medición de visitas',
    text: 'Contamos páginas, clics y búsquedas a menos que usted lo rechace. Las búsquedas se guardan 180 días en cualquier caso, con su usuario y su empresa si inició sesión.',
    decline: 'No medir mis visitas',
    unknown: 'Esta opción requiere JavaScript. Sin JavaScript, sus visitas no se miden.',
    measured: 'Sus visitas se cuentan, sin su nombre ni su correo electrónico.',
    declined: 'Sus visitas no se miden en este navegador.',
    declinedByBrowser: 'Su navegador pide a las tiendas que no lo midan, y lo respetamos.',
    notKept:
      'Este navegador no nos permite guardar su elección. Permítale guardar datos de este sitio e inténtelo de nuevo.',
  },
  homeScreen: {
    title: 'Suministros médicos',
    description:
      'Suministros médicos para clínicas, hospitales y consultorios: haga pedidos con su cuenta y recíbalos en 24 horas.',
    heading: 'Suministros médicos Gauze',
    createAccount: 'Crear cuenta',
  },
  shopScreen: {
    title: 'Todas las categorías',
    metaDescription: 'Todas las categorías de suministros médicos, desde guantes de examen hasta laboratorio.',
    description: 'Elija una categoría o vea todo a la vez.',
    shop: 'Tienda',
    all: 'Ver todos los productos',
  },
  productsScreen: {
    all: 'Todos los productos',
    products: 'Productos',
    results: (search) => `Resultados de “${search}”`,
    resultsWithin: (search, category) => `Resultados de “${search}” en ${category}`,
  },
  categoryScreen: {
    description: (category, count) =>
      plural(count, {
        one: `${category}: # producto, con entrega en 24 horas.`,
        other: `${category}: # productos, con entrega en 24 horas.`,
      }),
  },
  compareScreen: { title: 'Comparar productos' },
  promotionsScreen: {
    title: 'Promociones',
    emptyTitle: 'No hay promociones en este momento',
    empty: 'Los precios de su cuenta se aplican siempre.',
  },
  updatesScreen: {
    title: 'Novedades',
    emptyTitle: 'No hay novedades en este momento',
    empty: 'Aquí informamos de retiros, pedidos pendientes y cambios de entrega en cuanto los conocemos.',
  },
  loginScreen: {
    needsScript: (phone) =>
      `Para iniciar sesión se necesita JavaScript. Sin JavaScript puede navegar y buscar, o llamar al ${phone}.`,
    confirming: 'Estamos confirmando su nuevo correo electrónico.',
    help: (phone, hours) => `¿Necesita ayuda? Llame al ${phone}, ${hours}.`,
  },
  authorizeScreen: {
    metaTitle: 'Iniciar sesión en otro sitio',
    title: 'Iniciar sesión',
    needsScript: 'Para iniciar sesión se necesita JavaScript. Actívelo e inténtelo de nuevo.',
    incompleteTitle: 'Esta dirección no está completa',
    incomplete: 'Regrese al sitio del que vino e inicie sesión otra vez desde ahí.',
  },
  punchoutScreen: {
    metaTitle: 'Punch-out',
    welcome: 'Le damos la bienvenida a Gauze',
    needsScript:
      'Para comprar desde un sistema de compras se necesita JavaScript. Actívelo y abra el catálogo otra vez.',
    help: (phone) => `Si eso no ayuda, llame al ${phone}.`,
    title: 'El punch-out comienza en su sistema de compras',
    description:
      'Una sesión de punch-out no se puede abrir desde aquí. Abra el catálogo de Gauze en el sistema de compras de su empresa y regresará con la sesión iniciada.',
    shop: 'Seguir comprando',
    browse: 'Navegar sin una cuenta',
    cart: 'Ver carrito',
    login: 'Iniciar sesión',
    broken: (phone, hours) => `¿No funciona el enlace de su sistema? Llame al ${phone}, ${hours}.`,
  },
  registerScreen: {
    title: 'Crear cuenta',
    metaDescription: 'Abra una cuenta de empresa para ver sus precios y comprar a crédito.',
    description:
      'Abra una cuenta de empresa para su consultorio u hospital. Los campos son obligatorios, salvo los marcados como opcionales.',
    existing: (login) => `¿Ya tiene una? ${login}`,
    login: 'Iniciar sesión',
    needsScript: (phone) => `Para solicitar una cuenta se necesita JavaScript. También puede llamar al ${phone}.`,
    next: 'Qué sucede después',
    steps: [
      'Le enviamos un correo electrónico con el número de su solicitud.',
      'Una persona la revisa, normalmente en un día hábil.',
      'Recibe un enlace para elegir una contraseña; después ve sus precios y puede hacer pedidos.',
    ],
    talk: (phone, hours) => `¿Prefiere hablar con alguien? Llame al ${phone}, ${hours}.`,
    credit: (application) => `Para comprar a crédito, llene también la ${application}.`,
    application: 'solicitud de crédito',
  },
  successScreen: {
    account: {
      title: 'Su solicitud se creó',
      text: 'Le enviamos un correo electrónico con los pasos que siguen. Una persona revisa cada solicitud, normalmente en un día hábil. Mientras tanto, puede navegar sin precios.',
    },
    credit: {
      title: 'Su solicitud de crédito se envió',
      text: 'La revisamos a mano. Hasta que se apruebe, puede navegar y buscar como antes.',
    },
    other: { title: 'Gracias', text: 'Tenemos lo que envió y nos comunicaremos con usted si falta algo.' },
    shop: 'Ver la tienda',
    home: 'Ir a la página de inicio',
    urgent: (phone, hours) => `¿Es urgente? Llame al ${phone}, ${hours}.`,
  },
  trackingScreen: {
    title: 'Rastrear una entrega',
    help: (phone, hours) => `Llame al ${phone}, ${hours}.`,
    login: 'Inicie sesión para ver la entrega',
    all: (orders) => `Todas sus entregas aparecen con sus pedidos en ${orders}.`,
    orders: 'Pedidos',
  },
} satisfies Partial<StoreWords>

/** Pages behind the login. */
const account = {
  forCustomer: {
    visitors:
      'No se pudo acceder a su cuenta, así que esto es lo que ven los visitantes. Vuelva a cargar la página para intentarlo de nuevo.',
  },
  accountSite: {
    security: 'Seguridad',
    subscriptions: 'Suscripciones',
    quickOrder: 'Pedido rápido',
    productLookup: 'Búsqueda de productos',
    issue: 'Informar de un problema',
  },
  protectedFrame: {
    checking: 'Un momento: estamos comprobando quién inició sesión.',
    needsScript: 'Esta página requiere JavaScript, porque es solo para usted. Sin JavaScript puede navegar y buscar.',
  },
  pageLinks: { orders: 'Listas de pedidos', billing: 'Listas de facturación' },
  recordPage: {
    order: (number) => `Pedido ${number}`,
    invoice: (number) => `Factura ${number}`,
    payment: (number) => `Pago ${number}`,
    recall: (number) => `Retiro ${number}`,
    quote: (number) => `Cotización ${number}`,
    estimate: (number) => `Presupuesto ${number}`,
  },
  emailConfirmation: { confirmed: (email) => `${email} es ahora su correo electrónico.` },
  salesOrdersScreen: { ofAccounts: 'Todos los pedidos de sus cuentas' },
  estimateScreen: { description: (quote) => `Nuestros precios para la cotización ${quote}` },
  paymentConfirmationScreen: {
    confirmed: 'Pago confirmado',
    pending: 'Pago pendiente',
    returned: 'Pago devuelto',
  },
  deliveryDayScreen: { title: 'Día de entrega', description: 'Los días de la semana en que enviamos sus pedidos' },
  subscriptionsScreen: { title: 'Suscripciones', description: '¡Vuelva a pedir sin complicaciones!' },
  profileScreen: { security: 'Cambie su contraseña o su segundo paso, o vea dónde tiene la sesión iniciada' },
  countSheetScreen: { title: 'Hoja de conteo' },
  overviewScreen: {
    title: 'Su cuenta',
    greeting: (firstName) => `¡Hola, ${firstName}! Así está su cuenta.`,
  },
  issueScreen: {
    title: 'Informar de un problema',
    description: 'Díganos qué sucedió, qué esperaba en su lugar y en qué página.',
    login: (username) => `Usuario: ${username}`,
    company: (name) => `Empresa: ${name}`,
    call: (phone, hours) => `O llame al ${phone}, ${hours}.`,
  },
  cartScreen: {
    title: 'Su carrito',
    scanner: (quickOrder) => `¿Tiene números de artículo o un escáner? ${quickOrder}`,
    quickOrder: 'Use el pedido rápido',
  },
  checkoutLayout: { title: 'Finalizar compra' },
  checkoutScreen: {
    title: 'Finalizar compra',
    description: 'Entrega y pago. Revisará su pedido antes de realizarlo.',
  },
  reviewScreen: { title: 'Revise su pedido' },
  orderErrorScreen: {
    title: 'Problema con su pedido',
    help: (phone, hours) => `¿Sigue fallando? Llame al ${phone}, ${hours}, y tomaremos el pedido por teléfono.`,
  },
  confirmationScreen: {
    metaTitle: 'Su pedido',
    waits: (order) =>
      `El pedido ${order} espera aprobación. Avisamos a su administrador y le enviaremos la decisión por correo electrónico.`,
    placed: (order) => `Pedido ${order}. Le enviamos por correo electrónico los pasos que siguen.`,
    keepShopping: 'Seguir comprando',
    view: 'Ver pedido',
    title: 'Gracias. Recibimos su pedido.',
    noneTitle: 'No hay ningún pedido que mostrar aquí',
    none: 'La dirección de esta página no nombra ningún pedido. Sus pedidos aparecen en su cuenta.',
    orders: 'Pedidos',
  },
  lookupScreen: {
    title: 'Búsqueda de productos',
    description: 'Busque productos por código de barras, número de artículo, MPN o nombre, y agréguelos juntos.',
  },
  quickOrderScreen: {
    title: 'Pedido rápido',
    description: 'Haga pedidos por número de artículo, MPN o código de barras, con el teclado o un escáner.',
  },
  subscriptionScreen: {
    title: 'Suscripción',
    choose: 'Elija la lista de artículos que se pedirá periódicamente.',
    titleOf: (list) => `Suscripción de ${list}`,
    make: (list) => `Convertir ${list} en una suscripción`,
    description: 'Periodicidad, entrega y pago. Cada pedido se realiza por usted en su día.',
  },
  twoFactorScreen: { title: 'Agregue un segundo paso', logout: 'Cerrar sesión' },
} satisfies Partial<StoreWords>

/** The store's own words in Spanish, by area. The type requires every area and every word. */
export const storeSpanish: StoreWords = { ...shop, ...account }
