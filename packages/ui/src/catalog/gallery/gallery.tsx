'use client'
import { type ComponentPropsWithRef, useState } from 'react'
import { cx } from '../../internal/cx.js'
import { useMessages } from '../../messages/index.js'
import { ProductImage } from '../product-image/index.js'
import { type GalleryMessages, galleryMessages } from './gallery.messages.js'

export interface GalleryProps extends Omit<ComponentPropsWithRef<'div'>, 'children'> {
  /** `name` is the view that a picture shows, such as 'close-up'. */
  images: readonly { index: number; url: string; largeUrl: string; name?: string }[]
  /** The product that the pictures show. */
  name: string
  messages?: Partial<GalleryMessages>
}

/**
 * The pictures of a product, with thumbnails when there is more than one.
 *
 * @example <Gallery images={product.itemImage} name={product.name} />
 */
export function Gallery({ images, name, messages, className, ...props }: GalleryProps) {
  const text = useMessages('gallery', galleryMessages, messages)
  const [chosen, setChosen] = useState(0)
  const current = images[chosen] ?? images[0]
  return (
    <div {...props} className={cx('gz-gallery', className)}>
      <ProductImage
        src={current?.largeUrl}
        alt={current?.name ? text.view(name, current.name) : name}
        isPriority
        data-slot="main"
      />
      {images.length > 1 ? (
        <ul aria-label={text.thumbnails}>
          {images.map((image, position) => (
            <li key={image.index}>
              <button
                type="button"
                aria-label={text.show(position + 1, images.length, image.name ?? '')}
                aria-pressed={image === current}
                onClick={() => setChosen(position)}
              >
                <ProductImage src={image.url} alt="" />
              </button>
            </li>
          ))}
        </ul>
      ) : null}
    </div>
  )
}
