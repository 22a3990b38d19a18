'use client'
import type { ProductCard, SuggestedSection } from '@gauze/contract'
import { type ComponentPropsWithRef, type ReactNode, useState } from 'react'
import { Button } from '../../actions/button/index.js'
import { useFormats } from '../../formats/index.js'
import { cx } from '../../internal/cx.js'
import { useMessages } from '../../messages/index.js'
import { OnDemand } from '../../on-demand/index.js'
import { type SuggestionsMessages, suggestionsMessages } from './suggestions.messages.js'

export interface SuggestionsProps extends Omit<ComponentPropsWithRef<'div'>, 'children'> {
  /** The answer of the call `suggestedProducts`; null until it comes. */
  sections: readonly SuggestedSection[] | null
  /** Shows a suggested product, such as in a `ProductCard`. */
  renderProduct: (product: ProductCard) => ReactNode
  /** Called when the dialog's code did not load, to say so. */
  onUnloaded?: () => void
  messages?: Partial<SuggestionsMessages>
}

function loadDialog() {
  return import('./suggestions-dialog.js')
}

/**
 * Offers further products after an addition to the cart: a button, which opens a dialog with up to three products a
 * section. It never opens by itself, so that nobody who adds several items loses the focus. Without products it renders
 * no button. The dialog's code loads when somebody points at or focuses the button.
 *
 * @example
 * <Suggestions sections={sections} renderProduct={(product) => <ProductCard product={product} access="visible" />} />
 */
export function Suggestions({ sections, renderProduct, onUnloaded, messages, className, ...props }: SuggestionsProps) {
  const text = useMessages('suggestions', suggestionsMessages, messages)
  const { number } = useFormats()
  const [isOpen, setOpen] = useState(false)
  const shown = sections?.filter(({ products }) => products.length > 0) ?? []
  const count = shown.reduce((sum, { products }) => sum + products.length, 0)
  const prepare = () => void loadDialog().catch(() => undefined)
  const fail = () => {
    setOpen(false)
    onUnloaded?.()
  }
  return (
    <>
      <div role="status" {...props} className={cx('gz-suggested', className)}>
        {count > 0 ? (
          <Button
            variant="quiet"
            size="s"
            aria-haspopup="dialog"
            onPointerEnter={prepare}
            onFocus={prepare}
            onClick={() => setOpen(true)}
          >
            {text.open(count, number(count))}
          </Button>
        ) : null}
      </div>
      {isOpen && count > 0 ? (
        <OnDemand load={loadDialog} onUnloaded={fail}>
          {({ SuggestionsDialog }) => (
            <SuggestionsDialog
              sections={shown}
              renderProduct={renderProduct}
              text={text}
              onClose={() => setOpen(false)}
            />
          )}
        </OnDemand>
      ) : null}
    </>
  )
}
