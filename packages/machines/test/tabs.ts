import type { Channel } from '../src/port/index.js'

/**
 * Channels of tabs of one browser: each tab receives the messages of all others.
 * @example
 * const open = tabsChannel()
 * const [first, second] = [open(), open()]
 */
export function tabsChannel(): () => Channel {
  const listeners = new Map<Channel, Set<(message: unknown) => void>>()
  return () => {
    const own = new Set<(message: unknown) => void>()
    const channel: Channel = {
      post: (message) => {
        for (const [other, heard] of listeners) if (other !== channel) for (const listener of heard) listener(message)
      },
      subscribe: (listener) => {
        own.add(listener)
        return () => own.delete(listener)
      },
    }
    listeners.set(channel, own)
    return channel
  }
}
