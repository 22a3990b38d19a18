'use client'
import { useEffect, useEffectEvent, useRef, useState } from 'react'
import { flushSync } from 'react-dom'
import type {
  HostedFieldLook,
  HostedFieldSet,
  HostedFields,
  HostedFieldsEvents,
  HostedFieldsSource,
  MountHostedFields,
} from './hosted-fields.types.js'

/** After this many milliseconds, the form says that the provider is slow. */
const PATIENCE = 8_000

interface HostedFieldsUse<Name extends string> extends Pick<HostedFieldsEvents<Name>, 'onSubmit' | 'onEscape'> {
  fieldSet: HostedFieldSet<Name>
  source: HostedFieldsSource
  mount: MountHostedFields<Name>
  titles: Readonly<Record<Name, string>>
  /** The words for a provider that does not answer. */
  silent: string
  /**
   * Takes the entry of a field into the form. It is the number of the field's changes, never the typed text, and empty
   * while the field is.
   */
  onInput: (name: Name, entry: string) => void
}

function areComplete<Name extends string>(
  hosts: Partial<Record<Name, HTMLElement>>,
  names: readonly Name[],
): hosts is Record<Name, HTMLElement> {
  return names.every((name) => hosts[name] !== undefined)
}

/**
 * Mounts the provider's fields into the elements that `hostRef` collects, for as long as the component is shown.
 *
 * @example
 * const hosted = useHostedFields({ fieldSet, source, mount, titles, silent, onInput, onSubmit, onEscape })
 * const token = await hosted.tokenOf(holder, [number, expiry, cvc])
 */
export function useHostedFields<Name extends string>(use: HostedFieldsUse<Name>) {
  const { fieldSet, source, mount, titles, silent } = use
  const hosts = useRef<Partial<Record<Name, HTMLElement>>>({})
  const fields = useRef<HostedFields<Name>>(null)
  const changes = useRef(0)
  const exchanged = useRef<{ readonly of: string; readonly token: string }>(null)
  const [status, setStatus] = useState<'loading' | 'slow' | 'ready' | 'failed'>('loading')
  const [focused, setFocused] = useState<Name | null>(null)
  const [round, setRound] = useState(1)
  const reportInput = useEffectEvent((name: Name, isEmpty: boolean) => {
    changes.current += 1
    // React renders after a message when it has time, but Enter may be the next message: it must find this entry.
    flushSync(() => use.onInput(name, isEmpty ? '' : String(changes.current)))
  })
  const reportSubmit = useEffectEvent(use.onSubmit)
  const reportEscape = useEffectEvent(use.onEscape)
  const start = useEffectEvent(async (signal: AbortSignal) => {
    if (!areComplete(hosts.current, fieldSet.names)) {
      throw new Error('A hosted field has no element. Give each field its hostRef.')
    }
    return mount(source, {
      hosts: hosts.current,
      titles,
      look: lookOf(hosts.current[fieldSet.exchanging]),
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
  const exchange = async (holder: string) => {
    if (fields.current === null) throw new Error('The hosted fields did not load. Mount them again.')
    return fields.current.exchange(holder)
  }
  return {
    status,
    focused,
    hostRef: (name: Name) => (element: HTMLElement | null) => {
      if (element) hosts.current[name] = element
    },
    focus: (name: Name) => fields.current?.focus(name),
    showErrors: (errors: Parameters<HostedFields<Name>['showErrors']>[0]) => fields.current?.showErrors(errors),
    /**
     * The token of the entries.
     *
     * @param entries the entries of the fields, as `onInput` gave them
     * @throws a problem with words for the form if the provider refuses a field, or does not answer
     */
    tokenOf: async (holder: string, entries: readonly string[]): Promise<string> => {
      const of = JSON.stringify([holder, ...entries])
      // A token whose saving failed names the same card or bank account, so that a repeated save adds no second one.
      if (exchanged.current?.of === of) return exchanged.current.token
      const answer = await exchange(holder).catch(() => {
        throw { problem: { detail: silent } }
      })
      if ('errors' in answer) {
        const errors = Object.fromEntries(Object.entries(answer.errors).map(([name, words]) => [name, [words]]))
        throw { problem: { errors } }
      }
      exchanged.current = { of, token: answer.token }
      return answer.token
    },
    /** Mounts the fields again; the typed entries are gone. */
    retry: () => {
      for (const name of fieldSet.names) use.onInput(name, '')
      setStatus('loading')
      setRound(round + 1)
    },
  }
}

function lookOf(host: HTMLElement): HostedFieldLook {
  const { color, caretColor, fontSize, fontFamily, colorScheme } = getComputedStyle(host)
  const isDarkOnly = !colorScheme.includes('light')
  const isDark = colorScheme.includes('dark') && (isDarkOnly || matchMedia('(prefers-color-scheme: dark)').matches)
  // The theme gives the host, which has no caret, the color of placeholders there.
  return { color, placeholder: caretColor, fontSize, fontFamily, scheme: isDark ? 'dark' : 'light' }
}
