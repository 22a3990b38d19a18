import type { MessageCatalog } from '@gauze/ui/messages'
import { createContext, use } from 'react'
import { type Language, languageOf } from './languages.js'

/** The words of the store's own pages, by area. Each messages file of the store adds its row by declaration merging. */
// biome-ignore lint/suspicious/noEmptyInterface: its rows are next to the pages that show them.
export interface StoreWords {}

type Words = MessageCatalog & StoreWords

/** The words of one language, for the library and for the store. English ones are in the files that show them. */
export type Catalog = { readonly [Name in keyof Words]?: Partial<Words[Name]> }

const catalogs = new Map<Language, Catalog>()
const english: Catalog = {}

/** Adds the words of a language: on the server at its start, and in a browser before the page is hydrated. */
export function addCatalog(language: Language, catalog: Catalog): void {
  catalogs.set(language, catalog)
}

/** The added words of a language; the object stays the same. */
export function catalogOf(language: Language): Catalog {
  return catalogs.get(language) ?? english
}

/** The language of the page. The server's value is in the element `html`, so a browser needs no provider. */
export const LanguageContext = createContext<Language>(pageLanguage())

/** The language of the page in this browser, without React; English on a server, which renders pages in many. */
export function pageLanguage(): Language {
  return import.meta.env.SSR ? 'en' : languageOf(document.documentElement.lang)
}

/** The language of the page. */
export function useLanguage(): Language {
  return use(LanguageContext)
}

function wordsIn<Name extends keyof Words>(language: Language, name: Name, defaults: Words[Name]): Words[Name] {
  return { ...defaults, ...catalogOf(language)[name] }
}

/**
 * The words of an area in the language of the page.
 *
 * @param name the area
 * @param defaults the English words
 * @example const text = useWords('cartScreen', cartScreenMessages)
 */
export function useWords<Name extends keyof Words>(name: Name, defaults: Words[Name]): Words[Name] {
  return wordsIn(useLanguage(), name, defaults)
}

/** The same outside of components, in a browser: for notices of the machines and loaders. */
export function browserWords<Name extends keyof Words>(name: Name, defaults: Words[Name]): Words[Name] {
  return wordsIn(pageLanguage(), name, defaults)
}

/** The part of the arguments of a route's `meta` that has the language. */
export interface MetaLanguage {
  readonly matches: readonly (object | undefined)[]
}

/**
 * The same in a route's `meta`, to which a server gives the language with the data of the root.
 *
 * @example metaWords(matches, 'cartScreen', cartScreenMessages).title
 */
export function metaWords<Name extends keyof Words>(
  [root]: MetaLanguage['matches'],
  name: Name,
  defaults: Words[Name],
): Words[Name] {
  return wordsIn(import.meta.env.SSR ? languageOfRoot(root) : pageLanguage(), name, defaults)
}

function languageOfRoot(root: object | undefined): Language {
  const data: unknown = root && 'loaderData' in root ? root.loaderData : null
  return languageOf(typeof data === 'object' && data !== null && 'language' in data ? String(data.language) : '')
}
