import type { MessageCatalog } from '../catalog.types.js'
import { counted, listed, plural } from './words.js'

function products(count: number, shown?: string): string {
  return counted(count, 'producto', 'productos', shown)
}

/** Search, filters and lists of products. */
export const search = {
  categoryTree: { label: 'Categoría', all: 'Todas las categorías', products: (count) => products(count) },
  facetGroup: {
    showAll: (count) => `Mostrar todos (${count})`,
    showFewer: 'Mostrar menos',
    any: 'Cualquiera',
    products: (count) => products(count),
    find: (label) => (label === 'Manufacturer' ? 'Buscar fabricantes' : `Buscar en ${label}`),
    noneFound: 'No se encontró ninguno',
    loading: 'Se están cargando los demás',
    notLoaded: 'Los demás no se cargaron.',
    retry: 'Reintentar',
  },
  filterChips: {
    label: 'Filtros activos',
    remove: (filter) => `Quitar filtro ${filter}`,
    clear: 'Borrar todo',
  },
  filterSheet: {
    title: 'Filtros',
    show: (count, shown) => `Mostrar ${products(count, shown)}`,
    showAny: 'Mostrar productos',
    clear: 'Borrar todo',
  },
  listingEmpty: {
    beyondEnd: 'Esa página no existe',
    beyondEndBody: (pages, shown) =>
      `Esta lista tiene ${counted(pages, 'página', 'páginas', shown)}. Es posible que algunos productos hayan salido de ella desde que se creó el enlace.`,
    lastPage: 'Ir a la última página',
    firstPage: 'Ir a la primera página',
    nothing: (words, isFiltered) =>
      `Ningún producto coincide${words && ` con “${words}”`}${isFiltered ? `${words ? ' y' : ' con'} estos filtros` : ''}`,
    clearFilters: 'Borrar todos los filtros',
    outside: (category) => `Buscar fuera de ${category}`,
    remove: (filter) => `Quitar ${filter}`,
    products,
    nearest: (category) => `Ver ${category}`,
    categories: 'Explorar categorías',
    ask: 'Pídanos que lo consigamos',
    call: 'Llame al',
    helps: 'y le ayudaremos a encontrarlo.',
    spelling: 'Revise la ortografía o busque con menos palabras.',
  },
  listing: {
    filters: 'Filtros',
    chosenFilters: (count) => `Filtros (${count})`,
    applyFilters: 'Aplicar filtros',
    sort: 'Ordenar',
    pageSize: 'Productos por página',
    perPage: (limit) => `${limit} por página`,
    view: 'Vista',
    grid: 'Cuadrícula',
    list: 'Lista',
    products: 'Productos',
    count: products,
    page: (page, pages) => `, página ${page} de ${pages}`,
    limited: 'La búsqueda está limitada por el momento.',
    limitedBody:
      'Estos son los primeros productos de nuestro catálogo para sus palabras; los filtros, el orden y las demás páginas volverán pronto.',
    retry: 'Reintentar',
    noMatch: 'Ningún producto coincide con',
    nearest: 'Se muestran los más cercanos:',
    notAll: 'Ningún producto tiene todas las palabras de',
    someWords: 'Estos productos tienen algunas de ellas.',
    someOfNearest: 'Ningún producto tiene todas estas palabras, así que estos productos tienen algunas de ellas.',
    goneFilter: (label) => `El filtro “${label}” ya no existe y se excluyó.`,
    unreadable: (part) => `La dirección pide “${part}”, que esta lista no tiene. Se excluyó.`,
    dismiss: 'Descartar',
  },
  loadMore: {
    showing: (first, last, total) => `Se muestran ${first === null ? '' : `del ${first} al `}${last} de ${total}`,
    more: 'Cargar más',
    loading: 'Cargando más',
    failed: 'No se cargaron más productos. Revise su conexión e inténtelo de nuevo.',
  },
  searchBar: { label: 'Buscar productos', placeholder: 'Buscar productos', submit: 'Buscar' },
  searchField: {
    unavailable: 'Las sugerencias no están disponibles por ahora. Presione Buscar para ver todos los resultados.',
  },
  searchSuggestions: {
    label: 'Sugerencias',
    queries: 'Búsquedas',
    products: 'Productos',
    recent: 'Búsquedas recientes',
    seeAll: 'Ver todos los resultados',
    corrected: 'Se muestran resultados de',
    searching: 'Buscando…',
    slow: 'Seguimos buscando…',
    empty: (term) => `Ningún producto coincide con “${term}”`,
    emptyHelp: 'Revise la ortografía, use menos palabras o busque por número de parte.',
    down: 'Las sugerencias no están disponibles por ahora. Presione Buscar para ver todos los resultados.',
    retry: 'Reintentar',
    count: (found, queries) =>
      listed([
        ...(found > 0 ? [products(found)] : []),
        ...(queries > 0 ? [counted(queries, 'búsqueda', 'búsquedas')] : []),
      ]),
    recentCount: (count) => plural(count, { one: '# búsqueda reciente', other: '# búsquedas recientes' }),
    removeRecent: (term) => `Quitar “${term}” de las búsquedas recientes`,
    clearRecent: 'Borrar todo',
    removed: 'Se quitó de las búsquedas recientes.',
    undo: 'Deshacer',
  },
  sortSelect: {
    label: 'Ordenar por',
    relevance: 'Mejor coincidencia',
    name: 'Nombre de la A a la Z',
    priceAsc: 'Precio, de menor a mayor',
    priceDesc: 'Precio, de mayor a menor',
    newest: 'Más recientes',
  },
} satisfies Partial<MessageCatalog>
