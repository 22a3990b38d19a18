import type { ToastContent } from '../feedback/toast/toast-queue.js'
import { type OnDemandMessages, onDemandMessages } from './on-demand.messages.js'

/**
 * Says that code did not load. Many browsers never fetch it again while the page lives, so the page can be reloaded.
 *
 * @param advice what to do now
 * @param text in place of the words of the library
 * @example <OnDemand load={load} onUnloaded={() => notify(unloadedNotice('retry'))}>…</OnDemand>
 */
export function unloadedNotice(advice: 'retry' | 'kept', text: OnDemandMessages = onDemandMessages): ToastContent {
  return {
    tone: 'danger',
    message: `${text.unloaded} ${text[advice]}`,
    action: { label: text.reload, onPress: () => window.location.reload() },
  }
}
