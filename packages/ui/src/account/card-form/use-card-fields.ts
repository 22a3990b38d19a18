'use client'
import { useEffect, useEffectEvent, useRef, useState } from 'react'
import {
  type CardExchange,
  type CardFieldLook,
  type CardFieldName,
  type CardFields,
  type CardFieldsEvents,
  type CardFieldsSource,
  cardFieldNames,
  type MountCardFields,
} from './card-fields.types.js'

/** After this many milliseconds, the form says that the provider is slow. */
const PATIENCE = 8_000

interface CardFieldsUse extends Omit<CardFieldsEvents, 'onFocus'> {
  source: CardFieldsSource
  mount: MountCardFields
  titles: Readonly<Record<CardFieldName, string>>
}

/** Mounts the provider's fields into the elements that `hostRef` collects, for as long as the component is shown. */
export function useCardFields({ source, mount, titles, ...events }: CardFieldsUse) {
  const hosts = useRef<Partial<Record<CardFieldName, HTMLElement>>>({})
  const fields = useRef<CardFields>(null)
  const [status, setStatus] = useState<'loading' | 'slow' | 'ready' | 'failed'>('loading')
  const [focused, setFocused] = useState<CardFieldName | null>(null)
  const [round, setRound] = useState(1)
  const reportInput = useEffectEvent(events.onInput)
  const reportSubmit = useEffectEvent(events.onSubmit)
  const reportEscape = useEffectEvent(events.onEscape)
  const start = useEffectEvent(async (signal: AbortSignal) => {
    const { number, expiry, cvc } = hosts.current
    if (!number || !expiry || !cvc) throw new Error('A field of the card has no element. Give each field its hostRef.')
    return mount(source, {
      hosts: { number, expiry, cvc },
      titles,
      look: lookOf(number),
      events: { onFocus: setFocused, onInput: reportInput, onSubmit: reportSubmit, onEscape: reportEscape },
      signal,
    })
  })
  // biome-ignore lint/correctness/useExhaustiveDependencies: another round mounts the fields again.
  useEffect(() => {
    const controller = new AbortController()
    const { signal } = controller
    const timer = setTimeout(() => setStatus('slow'), PATIENCE)
    start(signal)
      .then(
        (mounted) => {
          if (signal.aborted) return
          fields.current = mounted
          setStatus('ready')
        },
        () => signal.aborted || setStatus('failed'),
      )
      .finally(() => clearTimeout(timer))
    return () => {
      clearTimeout(timer)
      controller.abort()
      fields.current = null
    }
  }, [round])
  return {
    status,
    focused,
    hostRef: (name: CardFieldName) => (element: HTMLElement | null) => {
      if (element) hosts.current[name] = element
    },
    focus: (name: CardFieldName) => fields.current?.focus(name),
    showErrors: (errors: Parameters<CardFields['showErrors']>[0]) => fields.current?.showErrors(errors),
    /** @throws if the provider does not answer */
    exchange: async (holder: string): Promise<CardExchange> => {
      if (fields.current === null) throw new Error('The fields of the card did not load. Mount them again.')
      return fields.current.exchange(holder)
    },
    /** Mounts the fields again; the typed card is gone. */
    retry: () => {
      for (const name of cardFieldNames) events.onInput(name, true)
      setStatus('loading')
      setRound(round + 1)
    },
  }
}

function lookOf(host: HTMLElement): CardFieldLook {
  const { color, caretColor, fontSize, fontFamily, colorScheme } = getComputedStyle(host)
  const isDarkOnly = !colorScheme.includes('light')
  const isDark = colorScheme.includes('dark') && (isDarkOnly || matchMedia('(prefers-color-scheme: dark)').matches)
  // The theme gives the host, which has no caret, the color of placeholders there.
  return { color, placeholder: caretColor, fontSize, fontFamily, scheme: isDark ? 'dark' : 'light' }
}
