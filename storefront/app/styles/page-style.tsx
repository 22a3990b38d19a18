import { createContext, use } from 'react'
import { useNonce } from '../config/nonce.js'

const ELEMENT = 'gauze-style'

/**
 * The style that React Aria would add to the document with the first of its buttons. The policy allows no style from a
 * script, and React Aria adds none if this element is there.
 */
const PRESSABLE_ELEMENT = 'react-aria-pressable-style'
const PRESSABLE_SHEET = '@layer{[data-react-aria-pressable]{touch-action:pan-x pan-y pinch-zoom}}'

const StyleContext = createContext<string | null>(null)

/** Gives the store's style sheet to the pages that the server draws. */
export const PageStyleProvider = StyleContext

/**
 * The store's style sheet, within the page: nothing is painted before it is there, and a file of its own would take
 * another way to the server and back. A browser finds it in the page that it got, with the nonce: the page of an error
 * draws the whole document anew.
 */
export function PageStyle() {
  const served = use(StyleContext)
  const element = served === null ? document.getElementById(ELEMENT) : null
  const sheet = served ?? element?.textContent ?? ''
  const nonce = useNonce() ?? element?.nonce
  return (
    <>
      <style
        id={PRESSABLE_ELEMENT}
        nonce={nonce}
        suppressHydrationWarning
        dangerouslySetInnerHTML={{ __html: PRESSABLE_SHEET }}
      />
      <style id={ELEMENT} nonce={nonce} suppressHydrationWarning dangerouslySetInnerHTML={{ __html: sheet }} />
    </>
  )
}
