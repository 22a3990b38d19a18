import type {} from '@vitest/browser-playwright'
import { cdp } from 'vitest/browser'

/**
 * Sets media features of the page and resets all others: a call of the browser replaces those of the call before. Tests
 * prefer reduced motion, unless they are about motion.
 * @example await emulateMedia({ 'forced-colors': 'active' })
 */
export async function emulateMedia(changes: Readonly<Record<string, string>> = {}): Promise<void> {
  const media = { 'prefers-reduced-motion': 'reduce', ...changes }
  const features = Object.entries(media).map(([name, value]) => ({ name, value }))
  await cdp().send('Emulation.setEmulatedMedia', { features })
}
