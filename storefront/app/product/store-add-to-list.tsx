import { AddToList, type AddToListProps } from '@gauze/ui/catalog/add-to-list'
import { useRuntime } from '../browser/runtime-provider.js'
import { useUnloaded } from './use-unloaded.js'

export type StoreAddToListProps = Omit<AddToListProps, 'port' | 'onUnloaded'>

/** Adds an item to the lists of the person who is signed in. */
export function StoreAddToList(props: StoreAddToListProps) {
  const { load } = useRuntime()
  return <AddToList {...props} port={async () => (await load()).api} onUnloaded={useUnloaded()} />
}
