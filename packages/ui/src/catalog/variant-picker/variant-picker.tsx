'use client'
import type { ComponentPropsWithRef } from 'react'
import { cx } from '../../internal/cx.js'
import { Anchor } from '../../link/index.js'
import { useMessages } from '../../messages/index.js'
import { type VariantPickerMessages, variantPickerMessages } from './variant-picker.messages.js'

export interface VariantLink {
  id: number
  /** The variant in words, e.g. 'medium'. */
  label: string
  /** The variant's own page, with `?uom=`. */
  href: string
  isCurrent: boolean
  isOutOfStock?: boolean
}

export interface VariantPickerProps extends Omit<ComponentPropsWithRef<'nav'>, 'children'> {
  /** The axis, e.g. 'Size'. */
  label: string
  /** The variants, each with the address of its page. */
  variants: readonly VariantLink[]
  messages?: Partial<VariantPickerMessages>
}

/**
 * Links to the variants of a matrix product: links, because each variant has a page. The page stays where it is, and
 * the link keeps the focus, if the router's link honors `data-in-place` by not scrolling, and the router's focus honors
 * `data-focus-first`, as `RouteFocus` does.
 *
 * @keyboard Tab: moves to the next variant; Enter shows it.
 */
export function VariantPicker({ label, variants, messages, className, ...props }: VariantPickerProps) {
  const text = useMessages('variantPicker', variantPickerMessages, messages)
  return (
    <nav aria-label={label} data-focus-first="" {...props} className={cx('gz-variants', className)}>
      <p data-slot="label" aria-hidden="true">
        {label}
      </p>
      <ul>
        {variants.map((variant) => (
          <li key={variant.id}>
            <Anchor
              href={variant.href}
              aria-current={variant.isCurrent ? 'true' : undefined}
              data-in-place=""
              data-out-of-stock={variant.isOutOfStock || undefined}
            >
              {variant.label}
              {variant.isOutOfStock ? <span className="gz-visually-hidden"> ({text.outOfStock})</span> : null}
            </Anchor>
          </li>
        ))}
      </ul>
    </nav>
  )
}
