import { themeCss } from './theme.generated.js'

/**
 * The theme as a constructed sheet: one for all elements of a page, and allowed by a strict content security policy.
 */
export function createThemeSheet(): CSSStyleSheet {
  const sheet = new CSSStyleSheet()
  sheet.replaceSync(themeCss)
  return sheet
}
