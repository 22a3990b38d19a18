import { readFailure, reasonOf } from '@gauze/machines/port'
import { Button } from '@gauze/ui/actions/button'
import { Banner } from '@gauze/ui/feedback/banner'
import { Skeleton } from '@gauze/ui/feedback/skeleton'
import { useKeptFocus, useOfferedItem } from '@gauze/ui/hooks'
import { useEffect, useState } from 'react'
import { AddToCartForm } from './add-to-cart-form.js'
import { useEmbedding, type ViewProps } from './embed-context.js'

/** The content of `<gauze-add-to-cart item-id unit quantity>`. */
export function AddToCartView({ attributes }: ViewProps) {
  const root = useKeptFocus<HTMLDivElement>('[type="submit"]')
  const itemId = Number(attributes['item-id'])
  if (!Number.isSafeInteger(itemId) || itemId <= 0) return <NoItem />
  return (
    <div ref={root}>
      <Item
        key={itemId}
        itemId={itemId}
        unit={attributes.unit ?? null}
        quantity={attributes.quantity === null ? 1 : Number(attributes.quantity)}
      />
    </div>
  )
}

interface ItemProps {
  readonly itemId: number
  readonly unit: string | null
  readonly quantity: number
}

/** Failures that another try does not change. */
const refusals: readonly string[] = ['validation', 'forbidden', 'conflict']

function Item({ itemId, unit, quantity }: ItemProps) {
  const { store, host } = useEmbedding()
  const { text } = store
  const [refusal, setRefusal] = useState({ message: '', isFinal: false })
  const { item, retry } = useOfferedItem(itemId, (error) => {
    const failure = readFailure(error)
    const message = store.failureText(reasonOf(failure))
    setRefusal({ message, isFinal: failure.slug === 'not-found' || refusals.includes(failure.kind) })
    store.announce('gauze-error', { operation: 'getItem', itemId, message }, { origin: host })
  })
  switch (item.status) {
    case 'loading':
      return (
        <div className="gz-add-to-cart">
          <p className="gz-visually-hidden" role="status">
            {text.loading}
          </p>
          <Skeleton width="8em" height="1.4em" />
          <Skeleton shape="box" width="16em" height="48px" />
        </div>
      )
    case 'failed':
    case 'missing':
      return (
        <Banner
          tone="danger"
          title={text.notLoaded}
          actions={
            refusal.isFinal ? null : (
              <Button variant="plain" size="s" onClick={retry}>
                {text.retry}
              </Button>
            )
          }
        >
          {refusal.message}
        </Banner>
      )
    case 'ready':
      return <AddToCartForm key={`${unit}/${quantity}`} item={item} unit={unit} quantity={quantity} />
  }
}

/** A mistake of the page's author: shown on the page and as an event. */
function NoItem() {
  const { store, host } = useEmbedding()
  const message = store.text.noItemId
  useEffect(() => {
    store.announce('gauze-error', { operation: 'getItem', itemId: null, message }, { origin: host })
  }, [store, host, message])
  return <Banner tone="danger">{message}</Banner>
}
