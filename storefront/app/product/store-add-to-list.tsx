import { AddToList, type AddToListProps } from '@gauze/ui/catalog/add-to-list'
import { unloadedNotice } from '@gauze/ui/on-demand'
import { useRuntime } from '../browser/runtime-provider.js'

/** Adds an item to the lists of the person who is signed in. */
export function StoreAddToList(props: Omit<AddToListProps, 'port' | 'onUnloaded'>) {
  const { load, signals } = useRuntime()
  return (
    <AddToList
      {...props}
      port={async () => (await load()).api}
      onUnloaded={() => signals.emit({ type: 'notice', ...unloadedNotice('retry') })}
    />
  )
}
