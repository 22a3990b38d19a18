'use client'
import { createContext, use } from 'react'

/** The language of the store's content. `GauzeProvider` sets it. */
export const ContentLangContext = createContext<string | undefined>(undefined)

/**
 * The attribute `lang` of an element with the store's content, such as the description of a product; undefined if the
 * content is in the language of the page.
 *
 * @example <p lang={useContentLang()}>{product.description}</p>
 */
export function useContentLang(): string | undefined {
  return use(ContentLangContext)
}
