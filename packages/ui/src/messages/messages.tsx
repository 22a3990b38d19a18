'use client'
import { createContext, use } from 'react'
import type { MessageCatalog } from './messages.types.js'

/** Replacements by component; the others keep their defaults. */
export type MessageOverrides = { readonly [Name in keyof MessageCatalog]?: Partial<MessageCatalog[Name]> }

/** The current replacements. `GauzeProvider` sets them. */
export const MessagesContext = createContext<MessageOverrides>({})

/**
 * The strings of one component: its defaults, then the provider's, then its own `messages` prop.
 *
 * @param name the component's name in the catalogue
 * @param defaults the component's own English strings
 * @param own strings given to this one component
 */
export function useMessages<Name extends keyof MessageCatalog>(
  name: Name,
  defaults: MessageCatalog[Name],
  own?: Partial<MessageCatalog[Name]>,
): MessageCatalog[Name] {
  const provided: Partial<MessageCatalog[Name]> | undefined = use(MessagesContext)[name]
  return { ...defaults, ...provided, ...own }
}
