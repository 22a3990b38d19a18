'use client'
import { easternDate } from '@gauze/rules'
import { type Barcode, readBarcode } from '@gauze/rules/barcode'
import { barcodeProblemText } from '@gauze/rules/messages'
import { Banner, type BannerProps } from '../../feedback/banner/index.js'
import { useDateFormat } from '../../formats/index.js'
import { useMessages } from '../../messages/index.js'
import { type BarcodeNoteMessages, barcodeNoteMessages } from './barcode-note.messages.js'

export interface BarcodeNoteProps extends Omit<BannerProps, 'tone' | 'title' | 'actions' | 'children'> {
  /** The text that was searched for. */
  text: string
  /** Whether the search found a product; true by default. */
  isFound?: boolean
  /** YYYY-MM-DD in the store's time zone: decides whether a package has expired. */
  today?: string
  messages?: Partial<BarcodeNoteMessages>
}

/**
 * Shows the lot, dates and serial number of a scanned barcode, or why the barcode cannot be used. It warns of an expired
 * package. It shows nothing for any other text, nor for a product number that was found.
 *
 * @example <BarcodeNote text="(01)00614141007349(17)280131(10)A7" />
 */
export function BarcodeNote({
  text: searched,
  isFound = true,
  today = easternDate(new Date()),
  messages,
  ...props
}: BarcodeNoteProps) {
  const text = useMessages('barcodeNote', barcodeNoteMessages, messages)
  const date = useDateFormat()
  const reading = readBarcode(searched, new Date(today))
  if (reading === null || (reading.isPlain && isFound)) return null
  if (!reading.ok) {
    return (
      <Banner {...props} tone="warning">
        {barcodeProblemText(reading.problem, text)}
      </Banner>
    )
  }
  const { gtin, expiry } = reading.barcode
  const details = detailsOf(reading.barcode, text, date)
  const isExpired = expiry !== null && expiry < today
  if (isFound && details.length === 0) return null
  return (
    <Banner {...props} tone={isExpired || !isFound ? 'warning' : 'info'}>
      {isExpired ? <p>{text.expired(date(expiry))}</p> : null}
      {isFound ? null : <p>{text.unknown(gtin)}</p>}
      {details.length > 0 ? (
        <p>
          {text.scanned} {details.join(' · ')}
        </p>
      ) : null}
    </Banner>
  )
}

function detailsOf(
  { lot, serial, expiry, producedOn }: Barcode,
  text: BarcodeNoteMessages,
  date: (day: string) => string,
): string[] {
  return [
    lot === null ? null : text.lot(lot),
    expiry === null ? null : text.expires(date(expiry)),
    producedOn === null ? null : text.produced(date(producedOn)),
    serial === null ? null : text.serial(serial),
  ].filter((detail) => detail !== null)
}
