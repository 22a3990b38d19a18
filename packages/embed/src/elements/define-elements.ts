import { createThemeSheet } from '../theme/theme-sheet.js'
import { AddToCartView } from '../views/add-to-cart-view.js'
import { CartButtonView } from '../views/cart-button-view.js'
import { CartView } from '../views/cart-view.js'
import { LoginView } from '../views/login-view.js'
import { createElementClass, type ElementKind } from './gauze-element.js'

const kinds: Readonly<Record<string, Omit<ElementKind, 'sheet'>>> = {
  'gauze-add-to-cart': { attributes: ['item-id', 'unit', 'quantity'], View: AddToCartView },
  'gauze-cart': { attributes: [], View: CartView },
  'gauze-cart-button': { attributes: [], View: CartButtonView },
  'gauze-login': { attributes: [], View: LoginView },
}

/**
 * Defines `<gauze-add-to-cart>`, `<gauze-cart>`, `<gauze-cart-button>` and `<gauze-login>`. Names that are already
 * defined stay as they are, so calling it twice does no harm. The script `gauze-embed.js` does it by itself.
 *
 * @example
 * defineGauzeElements()
 * configureGauze({ apiBase: 'https://store.example' })
 */
export function defineGauzeElements(registry: CustomElementRegistry = customElements): void {
  const sheet = createThemeSheet()
  for (const [name, kind] of Object.entries(kinds)) {
    if (!registry.get(name)) registry.define(name, createElementClass({ ...kind, sheet }))
  }
}
