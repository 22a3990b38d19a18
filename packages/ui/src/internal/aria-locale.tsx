'use client'
import type { ReactNode } from 'react'
import { I18nProvider, isRTL } from 'react-aria-components/I18nProvider'
import { useFormats } from '../formats/index.js'

/**
 * Passes the provider's locale to React Aria, for its own words and keys. Only modules that load React Aria render it.
 */
export function AriaLocale({ children }: { children: ReactNode }) {
  return <I18nProvider locale={useFormats().locale}>{children}</I18nProvider>
}

/** The text direction of the provider's locale, for content that is rendered outside its parent, such as a dialog. */
export function useDirection(): 'ltr' | 'rtl' {
  return isRTL(useFormats().locale) ? 'rtl' : 'ltr'
}
