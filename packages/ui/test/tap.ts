import type {} from '@vitest/browser-playwright'
import { cdp } from 'vitest/browser'

/** Taps the middle of an element with a finger. Tests run in a frame that its window may show at another scale. */
export async function tap(element: Element): Promise<void> {
  const frame = window.frameElement?.getBoundingClientRect()
  const scale = frame ? frame.width / window.innerWidth : 1
  const box = element.getBoundingClientRect()
  const x = (frame?.x ?? 0) + (box.x + box.width / 2) * scale
  const y = (frame?.y ?? 0) + (box.y + box.height / 2) * scale
  await cdp().send('Emulation.setTouchEmulationEnabled', { enabled: true })
  await cdp().send('Input.dispatchTouchEvent', { type: 'touchStart', touchPoints: [{ x, y }] })
  await cdp().send('Input.dispatchTouchEvent', { type: 'touchEnd', touchPoints: [] })
  await cdp().send('Emulation.setTouchEmulationEnabled', { enabled: false })
}
