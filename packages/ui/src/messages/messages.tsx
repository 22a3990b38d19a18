'use client'
import { createContext, type ReactNode, use } from 'react'
import type { MessageCatalog } from './messages.types.js'

/** Replacements by component; what is left out keeps its default. */
export type MessageOverrides = { readonly [Name in keyof MessageCatalog]?: Partial<MessageCatalog[Name]> }

const MessagesContext = createContext<MessageOverrides>({})

export interface MessagesProviderProps {
  messages: MessageOverrides
  children: ReactNode
}

/**
 * Replaces visible strings for everything inside it (LIB-08). Keep the object outside the component that renders it.
 *
 * @example
 * <MessagesProvider messages={{ price: { loginToView: 'Sign in for your price' } }}>…</MessagesProvider>
 */
export function MessagesProvider({ messages, children }: MessagesProviderProps) {
  return <MessagesContext value={messages}>{children}</MessagesContext>
}

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
