import { onDemandMessages, unloadedNotice } from '@gauze/ui/on-demand'
import { useRuntime } from '../browser/runtime-provider.js'
import { browserWords } from '../language/words.js'

/** Says in a notice that the code of a dialog did not load. */
export function useUnloaded(): () => void {
  const { signals } = useRuntime()
  return () => signals.emit({ type: 'notice', ...unloadedNotice('retry', browserWords('onDemand', onDemandMessages)) })
}
