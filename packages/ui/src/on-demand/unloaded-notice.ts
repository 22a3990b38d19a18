import type { ToastContent } from '../feedback/toast/toast-queue.js'
import { type OnDemandMessages, onDemandMessages } from './on-demand.messages.js'

/**
 * Makes a notice that code did not load. Many browsers never fetch it again until the page is reloaded, so the notice
 * offers a reload.
 *
 * @param advice the advice: `retry`, or `kept` if the action is kept until the code loads
 * @param text words that replace the library's
 * @example <OnDemand load={load} onUnloaded={() => notify(unloadedNotice('retry'))}>…</OnDemand>
 */
export function unloadedNotice(advice: 'retry' | 'kept', text: OnDemandMessages = onDemandMessages): ToastContent {
  return {
    tone: 'danger',
    message: `${text.unloaded} ${text[advice]}`,
    action: { label: text.reload, onPress: () => window.location.reload() },
  }
}
