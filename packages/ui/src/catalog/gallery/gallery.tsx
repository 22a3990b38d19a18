'use client'
import { type ComponentPropsWithRef, useState } from 'react'
import { cx } from '../../internal/cx.js'
import { useMessages } from '../../messages/index.js'
import { OnDemand } from '../../on-demand/index.js'
import { ProductImage } from '../product-image/index.js'
import { type GalleryMessages, galleryMessages } from './gallery.messages.js'

export interface GalleryProps extends Omit<ComponentPropsWithRef<'div'>, 'children'> {
  /** `name` is the view that a picture shows, such as 'close-up'. */
  images: readonly GalleryImage[]
  /** The product that the pictures show. */
  name: string
  /** Called when the code of the enlarged picture did not load, to say so. */
  onUnloaded?: () => void
  messages?: Partial<GalleryMessages>
}

/** A picture of a product. */
export interface GalleryImage {
  readonly index: number
  readonly url: string
  readonly largeUrl: string
  readonly name?: string
}

/**
 * The pictures of a product, with thumbnails when there is more than one. A press on the main picture enlarges it in a
 * dialog, whose code loads then. A chosen picture is announced by its view, and stays chosen when the product's variant
 * changes. In a narrow frame, the thumbnails stand beside a low picture.
 *
 * @keyboard Enter, Space: on the main picture, enlarge it; on a thumbnail, show its picture.
 * @keyboard Escape: closes the enlarged picture and returns the focus.
 * @example <Gallery images={product.itemImage} name={product.name} />
 */
export function Gallery({ images, name, onUnloaded, messages, className, ...props }: GalleryProps) {
  const text = useMessages('gallery', galleryMessages, messages)
  const [position, setPosition] = useState(0)
  const [isEnlarged, setEnlarged] = useState(false)
  const [said, setSaid] = useState('')
  const chosen = position < images.length ? position : 0
  const current = images[chosen]
  const choose = (next: number) => {
    setPosition(next)
    setSaid(text.position(next + 1, images.length, images[next]?.name ?? ''))
  }
  const main = (
    <ProductImage
      src={current?.largeUrl}
      alt={current?.name ? text.view(name, current.name) : name}
      isPriority
      data-slot="main"
    />
  )
  return (
    <div {...props} className={cx('gz-gallery', className)}>
      <div data-slot="views" data-several={images.length > 1 || undefined}>
        {current ? (
          <button type="button" data-slot="enlarge" aria-haspopup="dialog" onClick={() => setEnlarged(true)}>
            {main}
            <span className="gz-visually-hidden"> {text.enlarge}</span>
          </button>
        ) : (
          main
        )}
        {images.length > 1 ? (
          <ul aria-label={text.thumbnails}>
            {images.map((image, at) => (
              <li key={image.index}>
                <button
                  type="button"
                  aria-label={text.show(at + 1, images.length, image.name ?? '')}
                  aria-pressed={at === chosen}
                  onClick={() => choose(at)}
                >
                  <ProductImage src={image.url} alt="" />
                </button>
              </li>
            ))}
          </ul>
        ) : null}
      </div>
      <p role="status" className="gz-visually-hidden">
        {isEnlarged ? '' : said}
      </p>
      {isEnlarged ? (
        <OnDemand
          load={() => import('./gallery-dialog.js')}
          onUnloaded={() => {
            setEnlarged(false)
            onUnloaded?.()
          }}
        >
          {({ GalleryDialog }) => (
            <GalleryDialog {...{ images, name, chosen, text }} onClose={() => setEnlarged(false)} onChoose={choose} />
          )}
        </OnDemand>
      ) : null}
    </div>
  )
}
