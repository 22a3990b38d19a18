import { createContext, use } from 'react'
import { useNonce } from '../config/nonce.js'

const ELEMENT = 'gauze-style'

const StyleContext = createContext<string | null>(null)

/** Gives the store's style sheet to the pages that the server draws. */
export const PageStyleProvider = StyleContext

/**
 * The store's style sheet, within the page: nothing is painted before it is there, and a file of its own would take
 * another way to the server and back. A browser finds it in the page that it got.
 */
export function PageStyle() {
  const sheet = use(StyleContext) ?? document.getElementById(ELEMENT)?.textContent ?? ''
  return <style id={ELEMENT} nonce={useNonce()} suppressHydrationWarning dangerouslySetInnerHTML={{ __html: sheet }} />
}
