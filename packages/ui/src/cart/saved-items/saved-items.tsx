'use client'
import type { SavedLine } from '@gauze/contract'
import { isPriced, lineKey, nameWithVariant, variantText } from '@gauze/rules'
import { itemRefusalMessages } from '@gauze/rules/messages'
import { type ComponentPropsWithRef, useId, useRef } from 'react'
import { Button } from '../../actions/button/index.js'
import { Price } from '../../catalog/price/index.js'
import { ProductImage } from '../../catalog/product-image/index.js'
import { StatusTag } from '../../catalog/status-tag/index.js'
import { StockBadge } from '../../catalog/stock-badge/index.js'
import { Banner } from '../../feedback/banner/index.js'
import { cx } from '../../internal/cx.js'
import { Anchor } from '../../link/index.js'
import { useMessages } from '../../messages/index.js'
import { useRoutes } from '../../routes/index.js'
import { unitLabelOf } from '../cart-line/index.js'
import { type SavedItemsMessages, savedItemsMessages } from './saved-items.messages.js'

/** An item saved for later, as the cart machine projects it. */
export interface SavedItemView extends Omit<SavedLine, 'rxLevelId'> {
  /** The server has not confirmed the item as shown yet. */
  readonly isUnconfirmed?: boolean
}

export interface SavedItemsProps extends Omit<ComponentPropsWithRef<'section'>, 'children'> {
  /** The items that are saved for later. */
  items: readonly SavedItemView[]
  /** Why the cart refused an item in a unit, by the line's key (rules `lineKey`). */
  refusals?: Readonly<Record<string, string>>
  /** Called with the id of the saved item. */
  onMove: (savedId: number) => void
  /** Called with the id of the saved item. */
  onDelete: (savedId: number) => void
  messages?: Partial<SavedItemsMessages>
}

const noRefusals: Readonly<Record<string, string>> = {}

/**
 * The items that the customer saved for later: each with its price now and its stock, or the reason why it cannot be
 * bought. The focus moves to the next item when an item leaves. Renders nothing without items.
 *
 * @example <SavedItems items={cart.saved} onMove={moveSaved} onDelete={deleteSaved} />
 */
export function SavedItems({
  items,
  refusals = noRefusals,
  onMove,
  onDelete,
  messages,
  className,
  ...props
}: SavedItemsProps) {
  const text = useMessages('savedItems', savedItemsMessages, messages)
  const titleId = useId()
  const list = useRef<HTMLUListElement>(null)
  if (items.length === 0) return null
  const focusNext = (index: number, slot: string) => {
    const rows = list.current?.children
    const next = (rows?.[index + 1] ?? rows?.[index - 1])?.querySelector<HTMLElement>(`[data-slot="${slot}"]`)
    next?.focus()
  }
  const hasPrices = items.some(({ price }) => isPriced(price))
  return (
    <section aria-labelledby={titleId} {...props} className={cx('gz-saved-items', className)}>
      <header>
        <h2 id={titleId}>{text.title}</h2>
        <p>
          {text.count(items.length)}
          {hasPrices ? `, ${text.pricesNow}` : null}
        </p>
      </header>
      <ul ref={list}>
        {items.map((item, index) => (
          <SavedItem
            key={lineKey(item)}
            item={item}
            refusal={refusals[lineKey(item)]}
            text={text}
            onMove={() => {
              focusNext(index, 'move')
              onMove(item.id)
            }}
            onDelete={() => {
              focusNext(index, 'delete')
              onDelete(item.id)
            }}
          />
        ))}
      </ul>
    </section>
  )
}

interface SavedItemProps {
  item: SavedItemView
  refusal: string | undefined
  text: SavedItemsMessages
  onMove: () => void
  onDelete: () => void
}

function SavedItem({ item, refusal, text, onMove, onDelete }: SavedItemProps) {
  const routes = useRoutes()
  const refusals = useMessages('itemRefusal', itemRefusalMessages)
  const name = nameWithVariant(item.name, item.matrixDetails)
  const unit = item.units.find(({ id }) => id === item.unit)
  const variant = variantText(item.matrixDetails)
  return (
    <li className="gz-panel" data-unconfirmed={item.isUnconfirmed || undefined}>
      <ProductImage src={item.thumbnailImage} alt="" />
      <div data-slot="item">
        <p data-slot="identity">{[item.manufacturer, item.mpn].filter(Boolean).join(' · ')}</p>
        <Anchor href={routes.product(item.urlComponent, item.unit)} aria-label={name}>
          {item.name}
        </Anchor>
        {variant ? <p data-slot="identity">{variant}</p> : null}
        <Price price={item.price} access={isPriced(item.price) ? 'visible' : 'hidden'} unit={unit} size="s" />
        <p data-slot="identity">{text.quantity(item.quantity, unitLabelOf(item))}</p>
        {item.isAddableToCart ? (
          <StockBadge quantityAvailable={item.quantityAvailable} />
        ) : (
          <StatusTag tone="refused">{refusals.unavailable}</StatusTag>
        )}
        {refusal ? (
          <Banner tone="danger" role="note">
            {refusal}
          </Banner>
        ) : null}
      </div>
      <p data-slot="actions">
        {item.isAddableToCart ? (
          <Button
            size="s"
            variant="quiet"
            commits="moveItemToCart"
            data-slot="move"
            aria-label={text.moveOf(name)}
            onClick={onMove}
          >
            {text.move}
          </Button>
        ) : null}
        <Button
          size="s"
          variant="plain"
          commits="deleteSaveForLater"
          data-slot="delete"
          aria-label={text.deleteOf(name)}
          onClick={onDelete}
        >
          {text.delete}
        </Button>
      </p>
    </li>
  )
}
