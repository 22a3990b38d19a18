import { untilLoaded } from '@gauze/ui/on-demand'
import { lazy, Suspense } from 'react'
import type { StoreAddToListProps } from './store-add-to-list.js'

function load() {
  return import('./store-add-to-list.js')
}

/** Adds an item to the lists of the person who is signed in; what is around it waits for its code. */
export const StoreAddToList = lazy(() => untilLoaded(async () => ({ default: (await load()).StoreAddToList })))

/** Loads the button of a customer's products while their prices are read. */
export function loadAddToList(): void {
  void load().catch(() => undefined)
}

/** Adds an item to the lists of the person who is signed in; a visitor's page needs none of it. */
export function LazyAddToList(props: StoreAddToListProps) {
  return (
    <Suspense>
      <StoreAddToList {...props} />
    </Suspense>
  )
}
