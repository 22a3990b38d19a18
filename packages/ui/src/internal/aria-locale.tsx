'use client'
import type { ReactNode } from 'react'
import { I18nProvider, isRTL } from 'react-aria-components/I18nProvider'
import { useFormats } from '../formats/index.js'

/** Gives React Aria the provider's locale, for its own words and keys. It stands only in modules that load React Aria. */
export function AriaLocale({ children }: { children: ReactNode }) {
  return <I18nProvider locale={useFormats().locale}>{children}</I18nProvider>
}

/** The direction of the provider's locale, for what leaves its place in the page. */
export function useDirection(): 'ltr' | 'rtl' {
  return isRTL(useFormats().locale) ? 'rtl' : 'ltr'
}
