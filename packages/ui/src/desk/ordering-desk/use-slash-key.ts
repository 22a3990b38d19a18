'use client'
import { useEffect, useEffectEvent, useState } from 'react'

/** Where the browser keeps the choice. People who speak to their computer press keys without meaning to (WCAG 2.1.4). */
const KEY = 'gauze.slash-key'

function read(): boolean {
  try {
    return localStorage.getItem(KEY) !== 'off'
  } catch {
    return true
  }
}

function keep(isOn: boolean): void {
  try {
    localStorage.setItem(KEY, isOn ? 'on' : 'off')
  } catch {
    // Without storage, the choice lasts as long as the page.
  }
}

/** Calls back when somebody presses / outside of a field, unless the person has turned the key off. */
export function useSlashKey(onPress: () => void) {
  const [isOn, setOn] = useState(read)
  const press = useEffectEvent((event: KeyboardEvent) => {
    const isElsewhere =
      event.target instanceof Element && event.target.closest('input, textarea, select, [role="dialog"]')
    if (event.key !== '/' || event.ctrlKey || event.metaKey || event.altKey || isElsewhere || event.defaultPrevented)
      return
    event.preventDefault()
    onPress()
  })
  useEffect(() => {
    if (!isOn) return
    const listen = (event: KeyboardEvent) => press(event)
    document.addEventListener('keydown', listen)
    return () => document.removeEventListener('keydown', listen)
  }, [isOn])
  const toggle = () => {
    keep(!isOn)
    setOn(!isOn)
  }
  return { isOn, toggle }
}
