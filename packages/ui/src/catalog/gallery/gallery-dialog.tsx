'use client'
import { IconButton } from '../../actions/icon-button/index.js'
import { Dialog } from '../../feedback/dialog/index.js'
import { ChevronLeftIcon, ChevronRightIcon } from '../../icons/index.js'
import { ProductImage } from '../product-image/index.js'
import type { GalleryImage } from './gallery.js'
import type { GalleryMessages } from './gallery.messages.js'

interface GalleryDialogProps {
  images: readonly GalleryImage[]
  name: string
  /** The position of the picture in view, from 0. */
  chosen: number
  onClose: () => void
  onChoose: (position: number) => void
  text: GalleryMessages
}

/** A product's pictures, as large as the window. */
export function GalleryDialog({ images, name, chosen, onClose, onChoose, text }: GalleryDialogProps) {
  const { length } = images
  const image = images[chosen]
  const view = image?.name ?? ''
  const turn = (step: number) => onChoose((chosen + step + length) % length)
  return (
    <Dialog
      isOpen
      onOpenChange={onClose}
      title={name}
      className="gz-gallery-dialog"
      slotProps={{ modal: { className: 'gz-gallery-frame' } }}
    >
      <ProductImage src={image?.largeUrl} alt={view === '' ? name : text.view(name, view)} isPriority />
      <div data-slot="turn">
        {length > 1 ? (
          <IconButton label={text.previous} onClick={() => turn(-1)}>
            <ChevronLeftIcon />
          </IconButton>
        ) : null}
        <p role="status">{text.position(chosen + 1, length, view)}</p>
        {length > 1 ? (
          <IconButton label={text.next} onClick={() => turn(1)}>
            <ChevronRightIcon />
          </IconButton>
        ) : null}
      </div>
    </Dialog>
  )
}
