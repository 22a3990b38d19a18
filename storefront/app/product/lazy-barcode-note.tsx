import type { BarcodeNoteProps } from '@gauze/ui/catalog/barcode-note'
import { untilLoaded } from '@gauze/ui/on-demand'
import { lazy, Suspense } from 'react'

const BarcodeNote = lazy(() =>
  untilLoaded(async () => ({ default: (await import('@gauze/ui/catalog/barcode-note')).BarcodeNote })),
)

/** The code is loaded only for a text that may be a barcode. */
const PERHAPS = /\d{8}|^\*?\+|\(\d{2,4}\)/

/**
 * The facts of a scanned barcode about its package, or the reason why it cannot be used; nothing for any other text.
 */
export function LazyBarcodeNote(props: BarcodeNoteProps) {
  return PERHAPS.test(props.text.replace(/[\s-]/g, '')) ? (
    <Suspense>
      <BarcodeNote {...props} />
    </Suspense>
  ) : null
}
