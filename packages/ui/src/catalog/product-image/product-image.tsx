'use client'
import type { ComponentPropsWithRef } from 'react'
import { useAsset } from '../../assets/index.js'
import { cx } from '../../internal/cx.js'
import { partElement, type RenderProp } from '../../internal/part.js'
import { useImageFailure } from '../../internal/use-image-failure.js'
import { useMessages } from '../../messages/index.js'
import { type ProductImageMessages, productImageMessages } from './product-image.messages.js'

export interface ProductImageProps extends Omit<ComponentPropsWithRef<'span'>, 'children'> {
  /** The path or address of the picture; without it, a placeholder is shown. */
  src: string | null | undefined
  /** Empty if the name is next to it. */
  alt: string
  /** Loads at once: only for the main picture of a page. */
  isPriority?: boolean | undefined
  /** An element that replaces the `<img>` and receives its attributes. */
  render?: RenderProp | undefined
  messages?: Partial<ProductImageMessages>
}

/** A product's picture on its quiet ground; 'Image coming soon' when it is missing or fails. */
export function ProductImage({ src, alt, isPriority, render, messages, className, ...props }: ProductImageProps) {
  const text = useMessages('productImage', productImageMessages, messages)
  const url = useAsset(src)
  const image = useImageFailure(url)
  const picture = {
    ref: image.ref,
    src: url ?? undefined,
    alt,
    width: 400,
    height: 400,
    loading: isPriority ? 'eager' : 'lazy',
    fetchPriority: isPriority ? 'high' : undefined,
    decoding: 'async',
    onError: image.onError,
  } as const
  return (
    <span {...props} className={cx('gz-art', className)} data-missing={image.failed || undefined}>
      {image.failed || !url ? (
        <span data-slot="missing">
          <svg aria-hidden="true" viewBox="0 0 48 40" width="48" height="40" fill="none" stroke="currentColor">
            <rect x="4" y="5" width="40" height="30" rx="5" />
            <path d="m4 28 11-10 9 8 6-5 14 12" />
            <circle cx="32" cy="14" r="3.5" />
          </svg>
          <span data-slot="words">{text.comingSoon}</span>
        </span>
      ) : (
        partElement({ as: 'img', render, ...picture, state: undefined })
      )}
    </span>
  )
}
