import { type OnDemandProps, onDemandMessages, OnDemand as Part, unloadedNotice } from '@gauze/ui/on-demand'
import { browserWords } from '../language/words.js'
import { useRuntime } from './runtime-provider.js'

/** A part that a person asks for. If its code does not come, as without a connection, a notice says so, and the page stays. */
export function OnDemand<Module>({ onUnloaded, ...props }: OnDemandProps<Module>) {
  const { signals } = useRuntime()
  return (
    <Part
      {...props}
      onUnloaded={() => {
        signals.emit({ type: 'notice', ...unloadedNotice('retry', browserWords('onDemand', onDemandMessages)) })
        onUnloaded?.()
      }}
    />
  )
}
