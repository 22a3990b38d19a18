import { spanishCart } from '@gauze/ui/languages/es'
import type { EmbedConfig } from '../config/embed-config.js'
import type { EmbedMessages } from './embed.messages.js'

const embed: EmbedMessages = {
  login: 'Iniciar sesión',
  loginForCart: 'Inicie sesión en la tienda para ver su carrito.',
  loading: 'Cargando...',
  added: (what) => `Se agregó al carrito: ${what}`,
  adjusted: spanishCart.cartNews.adjusted,
  removed: (what) => `Se quitó ${what} de su carrito.`,
  restored: (what) => `${what} está de nuevo en su carrito.`,
  undo: 'Deshacer',
  retry: 'Reintentar',
  viewCart: 'Ver carrito',
  cartElsewhere: 'No se pudo mostrar el carrito aquí. Lo encontrará en la tienda.',
  checkout: 'Finalizar compra',
  addOf: (name) => `Agregar ${name} al carrito`,
  noSuchUnit: 'Este artículo no se vende en la unidad de medida solicitada, así que se eligió otra.',
  noItemId:
    'Este botón no conoce su artículo: indique en <gauze-add-to-cart> un item-id, que es un número entero mayor que 0.',
  notLoaded: 'No se pudo cargar este artículo.',
  failed: 'Algo falló en esta parte de la página. Vuelva a cargar la página para intentarlo de nuevo.',
}

/**
 * All words that the elements show, in Spanish for readers in the United States.
 *
 * @example configureGauze({ apiBase: 'https://api.store.example', messages: spanishEmbed })
 */
export const spanishEmbed = { ...spanishCart, embed } satisfies EmbedConfig['messages']
