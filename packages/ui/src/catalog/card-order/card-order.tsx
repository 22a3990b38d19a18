'use client'
import type { ProductCard } from '@gauze/contract'
import { exactUnitPrice, isPriced, type SoldItem, type SoldUnit } from '@gauze/rules'
import { type ComponentPropsWithRef, type FormEvent, useState } from 'react'
import { Button } from '../../actions/button/index.js'
import { useFormats } from '../../formats/index.js'
import { QuantityField } from '../../forms/quantity-field/index.js'
import { SelectField } from '../../forms/select-field/index.js'
import { cx } from '../../internal/cx.js'
import { isBackorder } from '../../internal/is-backorder.js'
import { Anchor } from '../../link/index.js'
import { useMessages } from '../../messages/index.js'
import { useRoutes } from '../../routes/index.js'
import type { Addition } from '../product-card/index.js'
import { type CardOrderMessages, cardOrderMessages } from './card-order.messages.js'
import type { VariantChoice } from './use-variant-choice.js'

export interface CardChoicesProps extends Omit<ComponentPropsWithRef<'div'>, 'children'> {
  /** The product without its variant, for the labels, which stay the same whatever is chosen. */
  name: string
  /** The item that the card shows, from rules `soldItem`. */
  sold: SoldItem
  /** The chosen unit. */
  unit: SoldUnit
  /** Called with the unit that the user chooses. */
  onUnitChange: (unit: SoldUnit) => void
  /** The variants to choose from, from the card. */
  choices?: ProductCard['choices']
  /** From `useVariantChoice`. @selector [data-status] */
  choice: Pick<VariantChoice, 'value' | 'status' | 'choose'>
  /** Says the price of a newly chosen variant to screen readers. */
  isPriceVisible?: boolean
  messages?: Partial<CardOrderMessages>
}

/**
 * Chooses variant and unit of a card. On a narrow card, one list has both. It says when the chosen variant is loading,
 * was loaded, or did not load.
 */
export function CardChoices({
  name,
  sold,
  unit,
  onUnitChange,
  choices = [],
  choice: { value, status, choose },
  isPriceVisible = false,
  messages,
  className,
  ...props
}: CardChoicesProps) {
  const text = useMessages('cardOrder', cardOrderMessages, messages)
  const axes = sold.matrixDetails.map(({ key }) => capitalized(key)).join(', ')
  const variants = choices.map(({ id, value: words, isOut }) => {
    const label = capitalized(words)
    return { value: id, label: isOut ? text.outOfStock(label) : label, short: label }
  })
  const units = sold.units.map(({ id, label }) => ({ value: id, label }))
  const fixed = sold.matrixDetails
    .map((detail) => text.fixed(capitalized(detail.key), capitalized(detail.value)))
    .join(', ')
  const chooseUnit = (id: number) => {
    const chosen = sold.units.find((each) => each.id === id)
    if (chosen) onUnitChange(chosen)
  }
  const unitText = units.length > 1 ? null : <span data-slot="unit">{unit.label}</span>
  return (
    <div {...props} className={cx('gz-card-choices', className)} data-status={status}>
      {variants.length > 1 ? (
        <SelectField
          size="s"
          isLabelHidden
          className="gz-card-variant"
          label={text.variantOf(axes, name)}
          options={variants}
          value={value}
          onChange={choose}
        />
      ) : fixed ? (
        <span data-slot="fixed">{fixed}</span>
      ) : null}
      {unitText ?? (
        <SelectField
          size="s"
          isLabelHidden
          className="gz-card-unit"
          label={text.unitOf(name)}
          options={units}
          value={unit.id}
          onChange={chooseUnit}
        />
      )}
      {variants.length > 1 && units.length > 1 ? (
        <SelectField
          size="s"
          isLabelHidden
          className="gz-card-both"
          label={text.variantAndUnitOf(axes, name)}
          options={variants.flatMap((variant) =>
            variant.value === value
              ? units.map((each) => ({
                  value: `${variant.value}:${each.value}`,
                  label: text.variantAndUnit(variant.short, each.label),
                }))
              : [{ value: `${variant.value}:`, label: text.variantAndUnit(variant.label, unit.label) }],
          )}
          value={`${value}:${unit.id}`}
          onChange={(both) => {
            const [variantId, unitId] = both.split(':').map(Number)
            if (variantId !== undefined && variantId !== value) choose(variantId)
            else if (unitId !== undefined) chooseUnit(unitId)
          }}
        />
      ) : null}
      <p role="status" data-slot="news" className={status === 'failed' ? undefined : 'gz-visually-hidden'}>
        <ChoiceNews {...{ sold, unit, status, isPriceVisible, text }} />
      </p>
    </div>
  )
}

export interface CardOthersProps extends Omit<ComponentPropsWithRef<'a'>, 'href' | 'children'> {
  /** The card; the link leads to the page of its product, which has all variants. */
  product: Pick<ProductCard, 'urlComponent' | 'otherVariants'>
  /** The item that the card shows. */
  sold: Pick<SoldItem, 'matrixDetails'>
  messages?: Partial<CardOrderMessages>
}

/** Says how many further variants the product has. Renders nothing where the card offers all of them. */
export function CardOthers({ product, sold, messages, className, ...props }: CardOthersProps) {
  const text = useMessages('cardOrder', cardOrderMessages, messages)
  const routes = useRoutes()
  const { urlComponent, otherVariants = 0 } = product
  if (otherVariants === 0) return null
  const isSize = sold.matrixDetails.every(({ key }) => key.toLowerCase() === 'size')
  return (
    <Anchor {...props} href={routes.product(urlComponent)} className={cx('gz-card-others', className)}>
      {text.others(otherVariants, isSize)}
    </Anchor>
  )
}

interface ChoiceNewsProps extends Pick<CardChoicesProps, 'sold' | 'unit' | 'isPriceVisible'> {
  status: VariantChoice['status']
  text: CardOrderMessages
}

function ChoiceNews({ sold, unit, status, isPriceVisible, text }: ChoiceNewsProps) {
  const { exactPrice } = useFormats()
  if (status === 'initial') return null
  if (status !== 'ready') return text[status]
  const { price, matrixDetails } = sold
  const isShown = isPriceVisible && isPriced(price)
  const amount = isShown ? exactPrice(exactUnitPrice({ price, conversionRate: unit.conversionRate })) : ''
  return text.chosen(matrixDetails.map(({ value }) => value).join(', '), amount)
}

function capitalized(words: string): string {
  return words.charAt(0).toUpperCase() + words.slice(1)
}

export interface CardOrderProps extends Omit<ComponentPropsWithRef<'form'>, 'children' | 'onSubmit'> {
  /** The item to add, from rules `soldItem`. */
  sold: SoldItem
  /** The unit in which the card adds. */
  unit: SoldUnit
  /** What the add button shows: its action, that it waits, or that the item was added. */
  addState: 'idle' | 'pending' | 'added'
  /** Another variant is loading: the button waits for it. */
  isChoosing?: boolean
  /** Called with the item, unit and quantity to add. */
  onAdd: (addition: Addition) => void
  messages?: Partial<CardOrderMessages>
}

/**
 * The quantity and the button of a card, as one form. Enter in the quantity adds the item.
 *
 * @example <CardOrder sold={soldItem(product)} unit={unit} addState={addState} onAdd={add} />
 */
export function CardOrder({
  sold,
  unit,
  addState,
  isChoosing = false,
  onAdd,
  messages,
  className,
  ...props
}: CardOrderProps) {
  const text = useMessages('cardOrder', cardOrderMessages, messages)
  const [quantity, setQuantity] = useState(1)
  const words = addState === 'added' ? text.added : isBackorder(sold) ? text.backorder : text.add
  const submit = (event: FormEvent) => {
    event.preventDefault()
    if (!isChoosing && addState !== 'pending') onAdd({ itemId: sold.id, unit: unit.id, quantity })
  }
  return (
    <form {...props} className={cx('gz-card-order', className)} onSubmit={submit}>
      <QuantityField size="s" itemName={sold.name} value={quantity} onChange={setQuantity} />
      <Button
        type="submit"
        size="s"
        isPending={isChoosing || addState === 'pending'}
        aria-label={(words === text.add ? text.addToCart : words) + text.ofItem(sold.name, sold.id)}
      >
        {words}
      </Button>
    </form>
  )
}
