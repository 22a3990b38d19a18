'use client'
import { variantText } from '@gauze/rules'
import type { ComponentPropsWithRef, ReactNode } from 'react'
import { type CartLineView, unitLabelOf } from '../../cart/cart-line/index.js'
import { ProductImage } from '../../catalog/product-image/index.js'
import { useFormats } from '../../formats/index.js'
import { cx } from '../../internal/cx.js'
import { instead } from '../../internal/instead.js'
import { unbroken } from '../../internal/unbroken.js'
import { Anchor } from '../../link/index.js'
import { useMessages } from '../../messages/index.js'
import { type OrderReviewMessages, orderReviewMessages } from './order-review.messages.js'

export interface OrderReviewSection {
  title: string
  content: ReactNode
  /** Where it can be changed. */
  editHref?: string
  /** Called instead of following `editHref`. */
  onEdit?: (() => void) | undefined
}

export interface OrderReviewProps extends Omit<ComponentPropsWithRef<'div'>, 'children'> {
  /** The shopper's choices, such as 'Ship to'. */
  sections: readonly OrderReviewSection[]
  /** The lines to order. */
  lines: readonly CartLineView[]
  messages?: Partial<OrderReviewMessages>
}

/** Everything about an order before it is placed: the choices with a way back to each, and the lines. */
export function OrderReview({ sections, lines, messages, className, ...props }: OrderReviewProps) {
  const text = useMessages('orderReview', orderReviewMessages, messages)
  const { money, exactPrice } = useFormats()
  const quantityText = ({ quantity, exactUnitPrice, ...line }: CartLineView) =>
    exactUnitPrice === null
      ? text.quantity(quantity, unitLabelOf(line))
      : text.priced(quantity, unitLabelOf(line), exactPrice(exactUnitPrice))
  return (
    <div {...props} className={cx('gz-review gz-panel', className)}>
      <dl data-slot="choices">
        {sections.map(({ title, content, editHref, onEdit }) => (
          <div key={title}>
            <dt>{title}</dt>
            <dd>
              {content}
              {editHref ? (
                <Anchor href={editHref} aria-label={text.editOf(title)} onClick={instead(onEdit)}>
                  {text.edit}
                </Anchor>
              ) : null}
            </dd>
          </div>
        ))}
      </dl>
      <h2>{text.items}</h2>
      <ul data-slot="lines">
        {lines.map((line) => (
          <li key={line.id}>
            <ProductImage src={line.thumbnailImage} alt="" />
            <div>
              <p data-slot="name">{unbroken(line.name)}</p>
              <p data-slot="detail">
                {[variantText(line.matrixDetails), quantityText(line)].filter(Boolean).join(' · ')}
              </p>
            </div>
            {line.total === null ? null : <b>{money(line.total)}</b>}
          </li>
        ))}
      </ul>
    </div>
  )
}
