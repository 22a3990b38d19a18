import { cartThemeCss } from './cart-theme.generated.js'

/** The styles of a cart's lines and totals, to follow the sheet of `createThemeSheet`. */
export function createCartSheet(): CSSStyleSheet {
  const sheet = new CSSStyleSheet()
  sheet.replaceSync(cartThemeCss)
  return sheet
}
